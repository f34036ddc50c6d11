import type { PlayedGame } from './round-player.ts';

/** Rounds of each sort: at once, drawn for a whole table, and of several steps; with a provider that holds the money and with one that asks the wallet. */
export const playedGames: readonly PlayedGame[] = [
  slot('GPFC', 'fc-deep-blue'),
  slot('GPR8', 'r8-river-dragon'),
  {
    ...{ kind: 'table', gpId: 'GPLC', gameType: 3, gameCode: 'lc-baccarat' },
    bet: (stake) => ({ picks: [{ option: 'banker', stake }] }),
    move: noMove,
  },
  {
    ...{ kind: 'hand', gpId: 'GPKC', gameType: 6, gameCode: 'kc-blackjack' },
    bet: (stake) => ({ stake }),
    move: ({ insurance }) => (insurance === 'offered' ? 'no-insurance' : 'stand'),
  },
];

function slot(gpId: string, gameCode: string): PlayedGame {
  return { kind: 'spin', gpId, gameType: 2, gameCode, bet: (stake) => ({ stake }), move: noMove };
}

function noMove(): never {
  throw new Error('a round of one step waits for a move');
}
