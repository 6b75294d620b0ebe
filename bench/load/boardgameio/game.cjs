// A small area game with a view about as large as one of ours: 25 provinces with stones of six
// tribes, hidden hands, influence and points. Each move plays a card, moves stones and passes on.
const PLAYERS = 4;
const PROVINCES = 25;
const TRIBES = ["amber", "black", "coral", "denim", "ebony", "fawn"];
const HAND = 6;
const COPIES = 12;

function zeros(ids) {
  return Object.fromEntries(ids.map((id) => [id, 0]));
}

function seats(make) {
  return Object.fromEntries(Array.from({ length: PLAYERS }, (_, seat) => [String(seat), make()]));
}

function setup({ random }) {
  const deck = random.Shuffle(TRIBES.flatMap((tribe) => Array(COPIES).fill(tribe)));
  return {
    provinces: Array.from({ length: PROVINCES }, (_, number) => ({
      id: `province-${number}`,
      stones: zeros(TRIBES),
      pacified: false,
    })),
    hands: seats(() => deck.splice(-HAND)),
    handSizes: seats(() => HAND),
    influence: seats(() => zeros(TRIBES)),
    points: seats(() => 0),
    discard: zeros(TRIBES),
    deck,
    pile: deck.length,
  };
}

/** Lay the card in this slot of the hand, bring a stone of its tribe, draw a new card. */
function play({ G, playerID, random }, slot, place) {
  const tribe = G.hands[playerID][slot];
  const province = G.provinces[place];
  if (tribe === undefined || province === undefined) return "INVALID_MOVE";
  if (total(province) >= 5) clear(province);
  province.stones[tribe] += 1;
  G.influence[playerID][tribe] += 1;
  G.points[playerID] += worth(G, province);
  G.discard[tribe] += 1;
  if (G.deck.length === 0) reshuffle(G, random);
  G.hands[playerID][slot] = G.deck.pop();
  G.pile = G.deck.length;
}

function reshuffle(G, random) {
  G.deck = random.Shuffle(TRIBES.flatMap((tribe) => Array(G.discard[tribe]).fill(tribe)));
  G.discard = zeros(TRIBES);
}

function total(province) {
  return Object.values(province.stones).reduce((sum, count) => sum + count, 0);
}

/** A full province loses all but one stone of each tribe. */
function clear(province) {
  for (const tribe of TRIBES) province.stones[tribe] = Math.min(1, province.stones[tribe]);
  province.pacified = total(province) > 3;
}

function worth(G, province) {
  return TRIBES.filter((tribe) => province.stones[tribe] > 0).length;
}

/** What each tribe would pay each seat if it were scored now, and who is first, second or later. */
function standing(G) {
  const spread = Object.fromEntries(
    TRIBES.map((tribe) => [tribe, G.provinces.filter(({ stones }) => stones[tribe] > 0).length]),
  );
  const rows = Object.entries(G.influence);
  const place = (tribe, own) => rows.filter(([, row]) => row[tribe] > own).length + 1;
  const places = Object.fromEntries(
    rows.map(([seat, row]) => [
      seat,
      Object.fromEntries(TRIBES.map((tribe) => [tribe, place(tribe, row[tribe])])),
    ]),
  );
  const pays = (tribe, at) => (at > 2 ? 0 : Math.floor(spread[tribe] / at));
  const points = Object.fromEntries(
    Object.entries(places).map(([seat, row]) => [
      seat,
      Object.fromEntries(TRIBES.map((tribe) => [tribe, pays(tribe, row[tribe])])),
    ]),
  );
  return { points, places };
}

/** Nobody sees another hand or the order of the pile; everybody sees how things stand. */
function playerView({ G, playerID }) {
  const { deck, hands, ...open } = G;
  const hand = playerID === null ? null : hands[playerID];
  const legal = hand ? G.provinces.map(({ id }) => `play ${id}`) : [];
  return { ...open, hand, legal, figures: standing(G) };
}

module.exports = {
  PLAYERS,
  PROVINCES,
  HAND,
  game: {
    name: "provinces",
    minPlayers: PLAYERS,
    maxPlayers: PLAYERS,
    setup,
    moves: { play },
    turn: { minMoves: 1, maxMoves: 1 },
    playerView,
  },
};
