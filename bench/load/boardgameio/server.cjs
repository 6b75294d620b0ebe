// The boardgame.io server as its manual sets it up; matches are kept in memory.
const { Server } = require("boardgame.io/server");
const { game } = require("./game.cjs");

const server = Server({ games: [game], origins: [] });
server.run(Number(process.argv[2]));
