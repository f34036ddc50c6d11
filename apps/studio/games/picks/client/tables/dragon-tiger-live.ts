import { el } from '../../../client/dom.ts';
import type { Words } from '../../../client/texts.ts';
import { cardBets, cardSides, type CardBet, type CardSide } from '../../models/dragon-tiger-live.ts';
import type { DragonTigerOutcome } from '../../models/dragon-tiger.ts';
import type { TableWords } from '../../words/table-texts.ts';
import { defineFace, type Table, type TableParts } from '../table-face.ts';
import { dragonTigerRoad, dragonTigerStage, type DragonTigerKey } from './dragon-tiger.ts';

type Key = DragonTigerKey | CardBet | `${CardSide}-${CardBet}`;

export const dragonTigerLiveFace = defineFace<DragonTigerOutcome, Key>({
  wordsOf,
  createStage: dragonTigerStage,
  createTable: liveTable,
  road: dragonTigerRoad,
});

/** The words of the plain table, and of the bets on each card. */
function wordsOf({ dragonTiger: plain, dragonTigerLive: live }: TableWords): Words<Key> {
  const cards = cardSides.flatMap((side) =>
    cardBets.map((bet) => [`${side}-${bet}`, `${plain[side]}: ${live[bet]}`] as const),
  );
  return {
    ...{ ...plain, ...live, rule: live.rule.replace('{{plain}}', () => plain.rule) },
    ...(Object.fromEntries(cards) as Record<`${CardSide}-${CardBet}`, string>),
  };
}

/** Who wins, and below each side the bets on its card. */
function liveTable({ model, spot, text }: TableParts<Key>): Table {
  return {
    element: el(
      'div',
      { class: `table ${model.id}` },
      el(
        'div',
        { class: 'row duel-row' },
        ...(['dragon', 'tie', 'suited-tie', 'tiger'] as const).map((id) => spot(id)),
      ),
      el(
        'div',
        { class: 'duel-cards' },
        ...cardSides.map((side) =>
          el(
            'div',
            { class: `row duel-card is-${side}`, role: 'group', 'aria-label': text(side) },
            ...cardBets.map((bet) => spot(`${side}-${bet}`, text(bet))),
          ),
        ),
      ),
    ),
  };
}
