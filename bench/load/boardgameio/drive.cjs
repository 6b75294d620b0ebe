// One connected client per match, each playing all seats of its match. Reads a phase per line and
// answers in JSON lines: how far it is, and at the end of the phase what it measured.
const { readFileSync } = require("node:fs");
const { createInterface } = require("node:readline");
const { io } = require("socket.io-client");
const { PLAYERS, PROVINCES, HAND } = require("./game.cjs");

const plan = JSON.parse(process.argv[2]);
const address = `http://127.0.0.1:${plan.port}`;
const TICKS = 100; // of the kernel's clock, per second

const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const tell = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);
const below = (bound) => Math.floor(Math.random() * bound);

/** Seconds of CPU the server has used. */
function cpu() {
  const fields = readFileSync(`/proc/${plan.pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

async function post(path, body) {
  const answer = await fetch(`${address}/games/provinces/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.json();
}

class Client {
  gaps = 0;
  size = 0;

  async open() {
    this.id = (await post("create", { numPlayers: PLAYERS })).matchID;
    this.keys = [];
    for (let seat = 0; seat < PLAYERS; seat++) {
      const joined = await post(`${this.id}/join`, { playerID: String(seat), playerName: `Seat ${seat}` });
      this.keys.push(joined.playerCredentials);
    }
    this.socket = io(`${address}/provinces`, { transports: ["websocket"], forceNew: true });
    await new Promise((done) => this.socket.once("connect", done));
    this.socket.io.engine.on("packet", (packet) => (this.size = packet.data?.length ?? 0));
    this.socket.on("update", (_, state) => this.shown(state));
    const synced = new Promise((done) => this.socket.once("sync", (_, info) => done(info.state)));
    this.socket.emit("sync", this.id, "0", this.keys[0], PLAYERS);
    this.state = await synced;
  }

  /** Send one move and wait for the view it leads to; milliseconds, or null if it never came. */
  move() {
    const seat = this.state.ctx.currentPlayer;
    const payload = { type: "play", args: [below(HAND), below(PROVINCES)], playerID: seat, credentials: this.keys[seat] };
    const from = performance.now();
    return new Promise((done) => {
      const alarm = setTimeout(() => done(null), plan.patience * 1000);
      this.waiting = () => {
        clearTimeout(alarm);
        done(performance.now() - from);
      };
      this.socket.emit("update", { type: "MAKE_MOVE", payload }, this.state._stateID, this.id, seat);
    });
  }

  shown(state) {
    if (state._stateID !== this.state._stateID + 1) this.gaps += 1;
    this.state = state;
    this.waiting?.();
    this.waiting = undefined;
  }
}

/** `interval` = seconds between two moves of a match; 0 = as soon as the view is there. */
async function run(clients, { interval, seconds }) {
  const found = { moves: [], lost: 0, bytes: 0 };
  const busy = cpu();
  const start = performance.now();
  const end = start + seconds * 1000;
  const play = async (client, number) => {
    for (let turn = 0; ; turn++) {
      const now = performance.now();
      const due = interval ? start + (turn + number / clients.length) * interval * 1000 : now;
      if (due >= end) return;
      if (due > now) await pause(due - now);
      const took = await client.move();
      if (took === null) {
        found.lost += 1;
        return;
      }
      found.moves.push(Math.round(took * 100) / 100);
      found.bytes += client.size;
    }
  };
  const meter = setInterval(() => tell({ moves: found.moves.length }), 500);
  await Promise.all(clients.map(play));
  clearInterval(meter);
  found.seconds = (performance.now() - start) / 1000;
  found.cpu = cpu() - busy;
  for (const client of clients) {
    found.lost += client.gaps;
    client.gaps = 0;
  }
  return found;
}

async function main() {
  const clients = [];
  while (clients.length < plan.games) {
    const some = Array.from({ length: Math.min(20, plan.games - clients.length) }, () => new Client());
    await Promise.all(some.map((client) => client.open()));
    clients.push(...some);
    tell({ open: clients.length });
  }
  for await (const line of createInterface({ input: process.stdin })) {
    tell({ found: await run(clients, JSON.parse(line)) });
  }
  process.exit(0);
}

main();
