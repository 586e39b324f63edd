// A boardgame.io server as its manual sets it up, with everything in memory, for a table whose seats act in turn. The
// game keeps no rules: all it does with an action is to remember it.

const { Server } = require("boardgame.io/server");
const { version } = require("boardgame.io/package.json");

const game = {
  name: "script",
  setup: () => ({ last: null }),
  moves: {
    act: ({ G }, action) => {
      G.last = action;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

// The port goes to Node as it is, so it can name the address as well: only this machine is served.
const port = { host: "127.0.0.1", port: 0 };

Server({ games: [game], origins: [] })
  .run({ port })
  .then(({ appServer }) => {
    const address = `http://127.0.0.1:${appServer.address().port}`;
    console.log(`boardgame.io ${version}, Node ${process.version}, on ${address}`);
  });
