import { say } from "../problems";

/** What is asked of the server from a form: its buttons wait, and a refusal is shown beside them. */
export class Errand {
  busy = $state(false);
  problem: string | undefined = $state();

  run = async (work: () => Promise<void>): Promise<void> => {
    this.busy = true;
    this.problem = undefined;
    try {
      await work();
    } catch (error) {
      this.problem = say(error);
    } finally {
      this.busy = false;
    }
  };
}
