/** Bodies from game-icons (CC BY 3.0, authors on the credits page). */
import fire from "game-icon:fire-bowl";

export { fire };
