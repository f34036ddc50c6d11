import { el } from '../../../client/dom.ts';
import { type BirdPoolOutcome, birdPoolRules, blowsToWin, poolSides } from '../../models/bird-pool.ts';
import type { TableWords } from '../../words/table-texts.ts';
import { poolReturn } from '../../pool.ts';
import { defineFace, formatOdds, type Table, type TableParts } from '../table-face.ts';
import { duelStage } from './duel-stage.ts';
import { createPoolBoard } from './pool-board.ts';

export const birdPoolFace = defineFace<BirdPoolOutcome, Key>({
  wordsOf: ({ birdPool }) => birdPool,
  road: {
    rows: 6,
    sides: { red: 'meron', blue: 'wala' },
    markOf: ({ winner }, text) => ({
      label: text(`bead_${winner}`),
      name: text(winner),
      tone: tones[winner],
    }),
  },
  createTable: birdPoolTable,
  createStage(parts) {
    const { text } = parts;
    const [left, right] = [text('meron'), text('wala')];
    return duelStage(
      parts,
      { left, right, symbol: 'rooster', pips: blowsToWin },
      (outcome: BirdPoolOutcome) => {
        const { winner, exchanges, pool } = outcome;
        const odds = winner === 'draw' ? '' : ` ×${formatOdds(poolReturn(birdPoolRules, pool, winner))}`;
        return {
          blows: exchanges.map((exchange) => (exchange === 'both' ? 'both' : corners[exchange])),
          winner: winner === 'draw' ? null : corners[winner],
          words: `${text(winner)}${odds}`,
        };
      },
    );
  },
});

type Key = keyof TableWords['birdPool'];

const tones = { meron: 'red', wala: 'blue', draw: 'green' } as const;
const corners = { meron: 'left', wala: 'right' } as const;

function birdPoolTable({ shell, model, text, spot }: TableParts<Key>): Table {
  const board = createPoolBoard(
    shell,
    text,
    poolSides.map((option) => ({ option, name: text(option) })),
  );
  return {
    element: el(
      'div',
      { class: `table ${model.id}` },
      board.element,
      el('div', { class: 'row main' }, spot('meron'), spot('draw'), spot('wala')),
      el('p', { class: 'pool-note' }, text('odds_move')),
    ),
    showPool: (sides) => board.show(sides),
  };
}
