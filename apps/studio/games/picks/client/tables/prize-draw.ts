import type { PrizeModel, PrizeOutcome } from '../../models/prize-draw.ts';
import { prizes18, prizes27 } from '../../models/prize-draw.ts';
import type { TableWords } from '../../words/table-texts.ts';
import { defineFace, type TableFace } from '../table-face.ts';
import { prizeBoard } from './prize-board.ts';
import { prizeTable } from './prize-table.ts';

export const prizes27Face = prizeFace(prizes27, ({ prizes27 }) => prizes27.opening);
export const prizes18Face = prizeFace(prizes18, ({ prizes18 }) => prizes18.opening);

type Key = keyof TableWords['prize'];

/** What the draw is opens the rule; what the bets are on is the same at each. */
function prizeFace(model: PrizeModel, openingOf: (all: TableWords) => string): TableFace {
  return defineFace<PrizeOutcome, Key>({
    wordsOf: (all) => ({
      ...all.prize,
      rule: all.prize.rule.replace('{{opening}}', () => openingOf(all)),
    }),
    createStage: (parts) => prizeBoard(parts, model.tiers),
    createTable: prizeTable,
    nameOf(option, text) {
      const [id = '', choice] = option.split(':');
      return choice === undefined ? text(id as Key) : `${text(id as Key)} ${choice.replaceAll('-', ' ')}`;
    },
    road: {
      rows: 1,
      markOf({ prizes }, text) {
        const label = lastTwoOf(prizes[0]?.[0] ?? 0);
        return { label, name: `${text('last-two')} ${label}` };
      },
    },
  });
}

function lastTwoOf(prize: number): string {
  return String(prize % 100).padStart(2, '0');
}
