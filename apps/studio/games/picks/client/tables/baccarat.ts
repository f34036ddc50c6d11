import { el } from '../../../client/dom.ts';
import type { BaccaratOutcome } from '../../models/baccarat.ts';
import type { PicksStage, StageParts } from '../picks-stage.ts';
import { rowsTable } from '../plain-table.ts';
import { defineFace } from '../table-face.ts';
import { createHand } from './card-hand.ts';

const sideBets = [
  ...['tie', 'banker-even', 'small', 'big'],
  ...['player-pair', 'banker-pair', 'either-pair', 'perfect-pair'],
];

export const baccaratFace = defineFace<BaccaratOutcome, Key>({
  texts: {
    en_US: {
      player: 'Player',
      banker: 'Banker',
      tie: 'Tie',
      'player-pair': 'Player pair',
      'banker-pair': 'Banker pair',
      'banker-even': 'Banker 1:1',
      'either-pair': 'Either pair',
      'perfect-pair': 'Perfect pair',
      small: 'Small: 4 cards',
      big: 'Big: 5 or 6 cards',
      bead_player: 'P',
      bead_banker: 'B',
      bead_tie: 'T',
      points: 'Total {{n}}',
      rule: 'Eight decks, shuffled for every round. Third card by the usual rules. Banker pays 0.95 to 1. Banker 1:1 is without commission: it pays 1 to 1, and 0.5 to 1 where it wins with six. At a tie, stakes on player and banker come back. A perfect pair is the same card twice, on either side.',
    },
    vi_VN: {
      player: 'Người chơi',
      banker: 'Nhà cái',
      tie: 'Hòa',
      'player-pair': 'Đôi người chơi',
      'banker-pair': 'Đôi nhà cái',
      'banker-even': 'Nhà cái 1:1',
      'either-pair': 'Đôi bất kỳ',
      'perfect-pair': 'Đôi hoàn hảo',
      small: 'Nhỏ: 4 lá',
      big: 'Lớn: 5 hoặc 6 lá',
      bead_player: 'N',
      bead_banker: 'C',
      bead_tie: 'H',
      points: '{{n}} điểm',
      rule: 'Tám bộ bài, xáo lại mỗi ván. Lá thứ ba theo luật thường. Nhà cái: 1 ăn 0,95. Nhà cái 1:1 không mất hoa hồng: 1 ăn 1, thắng với 6 điểm thì 1 ăn 0,5. Khi hòa, cược người chơi và nhà cái được trả lại. Đôi hoàn hảo là hai lá giống hệt nhau ở một trong hai bên.',
    },
    zh_CN: {
      player: '闲',
      banker: '庄',
      tie: '和',
      'player-pair': '闲对',
      'banker-pair': '庄对',
      'banker-even': '免佣庄',
      'either-pair': '任意对子',
      'perfect-pair': '完美对子',
      small: '小：4 张',
      big: '大：5 或 6 张',
      bead_player: '闲',
      bead_banker: '庄',
      bead_tie: '和',
      points: '{{n}} 点',
      rule: '八副牌，每局重洗。按通常规则补第三张。庄赔 0.95。免佣庄赔 1，以 6 点取胜时赔 0.5。和局时庄闲投注退回。完美对子指任一方前两张完全相同。',
    },
  },
  createStage: baccaratStage,
  createTable: (parts) => rowsTable(parts, [['player', 'banker'], sideBets]),
  road: {
    rows: 6,
    sides: { red: 'banker', blue: 'player' },
    markOf({ playerPoints, bankerPoints }, text) {
      if (playerPoints === bankerPoints) return { label: text('bead_tie'), name: text('tie'), tone: 'green' };
      return playerPoints > bankerPoints
        ? { label: text('bead_player'), name: text('player'), tone: 'blue' }
        : { label: text('bead_banker'), name: text('banker'), tone: 'red' };
    },
  },
});

type Key =
  | 'player'
  | 'banker'
  | 'tie'
  | 'player-pair'
  | 'banker-pair'
  | 'banker-even'
  | 'either-pair'
  | 'perfect-pair'
  | 'small'
  | 'big'
  | 'bead_player'
  | 'bead_banker'
  | 'bead_tie'
  | 'points'
  | 'rule';

function baccaratStage({ text, show }: StageParts<Key>): PicksStage<BaccaratOutcome> {
  const hands = [createHand(text('player')), createHand(text('banker'))] as const;
  const element = el(
    'div',
    { class: 'stage-cards' },
    hands[0].element,
    el('span', { class: 'versus' }, '·'),
    hands[1].element,
  );
  const deals = (outcome: BaccaratOutcome): [0 | 1, number][] => {
    const { player, banker } = outcome;
    return [
      [0, player[0]!],
      [1, banker[0]!],
      [0, player[1]!],
      [1, banker[1]!],
      ...player.slice(2).map((card) => [0, card] as [0, number]),
      ...banker.slice(2).map((card) => [1, card] as [1, number]),
    ];
  };
  const pointsOf = (cards: readonly number[]): number =>
    cards.reduce((sum, card) => sum + (card % 13 >= 9 ? 0 : (card % 13) + 1), 0) % 10;
  const finish = ({ player, banker, playerPoints, bankerPoints }: BaccaratOutcome): void => {
    hands[0].show(player, text('points', { n: playerPoints }), playerPoints > bankerPoints);
    hands[1].show(banker, text('points', { n: bankerPoints }), bankerPoints > playerPoints);
  };
  return {
    element,
    rest: (outcome) => (outcome ? finish(outcome) : hands.forEach((hand) => hand.show([], '', false))),
    wait: () => hands.forEach((hand) => hand.show([], '', false)),
    async play(given) {
      show.begin();
      const dealt: [number[], number[]] = [[], []];
      for (const [side, card] of deals(given)) {
        dealt[side].push(card);
        hands[side].deal(card, text('points', { n: pointsOf(dealt[side]) }));
        show.tick();
        await show.pause(620);
      }
      await show.pause(300);
      finish(given);
    },
    skip: () => show.skip(),
    describe(given) {
      const { playerPoints, bankerPoints } = given;
      return `${text('player')} ${playerPoints} – ${text('banker')} ${bankerPoints}.`;
    },
  };
}
