import type { Translate } from '@halls/i18n/format';
import { el, svg } from '../../../client/dom.ts';
import { type ShowWheelOutcome, wheelNumbers } from '../../models/show-wheel.ts';
import type { PicksStage, StageParts } from '../picks-stage.ts';
import { rowsTable } from '../plain-table.ts';
import { defineFace } from '../table-face.ts';
import { drawSector, tickOut, turnWheel } from './draw-wheel.ts';

export const showWheelFace = defineFace<ShowWheelOutcome, Key>({
  texts: {
    en_US: {
      pays: '{{n}} to 1',
      boost: '{{n}} pays ×{{times}}',
      no_boost: 'No multiplier',
      rule: 'The wheel has 54 segments: 25 with a 1, 15 with a 2, 7 with a 5, 4 with a 10, 2 with a 20 and one with a 40. The number at the pointer pays that many times the stake, and the stake comes back. When the bets are closed, one number’s win may be multiplied for this turn, by 2, 3, 5 or 10.',
    },
    vi_VN: {
      pays: '1 ăn {{n}}',
      boost: '{{n}} trả ×{{times}}',
      no_boost: 'Không nhân',
      rule: 'Vòng quay có 54 ô: 25 ô số 1, 15 ô số 2, 7 ô số 5, 4 ô số 10, 2 ô số 20 và 1 ô số 40. Số tại kim trả gấp bấy nhiêu lần mức cược, và mức cược được trả lại. Khi ngừng nhận cược, tiền thắng của một số có thể được nhân 2, 3, 5 hoặc 10 trong lượt này.',
    },
    zh_CN: {
      pays: '1 赔 {{n}}',
      boost: '{{n}} 派彩 ×{{times}}',
      no_boost: '本轮无加倍',
      rule: '转盘有 54 格：25 格为 1，15 格为 2，7 格为 5，4 格为 10，2 格为 20，1 格为 40。指针所指数字按该倍数赔付，并退回投注额。停止下注后，某个数字的赢额本轮可能乘以 2、3、5 或 10。',
    },
  },
  createStage: wheelStage,
  createTable: (parts) =>
    rowsTable(parts, [
      ['on-1', 'on-2', 'on-5'],
      ['on-10', 'on-20', 'on-40'],
    ]),
  road: {
    rows: 1,
    markOf({ segment }, text) {
      const number = wheelNumbers[segment]!;
      return { label: String(number), name: nameOf(number, text), tone: toneOf(number) };
    },
  },
  nameOf: (option, text) => nameOf(Number(option.slice('on-'.length)), text),
});

type Key = 'pays' | 'boost' | 'no_boost' | 'rule';

function nameOf(number: number, text: Translate<Key>): string {
  return text('pays', { n: number });
}

function toneOf(number: number): 'plain' | 'blue' | 'green' | 'red' {
  if (number >= 20) return 'red';
  return number === 10 ? 'green' : number === 5 ? 'blue' : 'plain';
}

const turnOf = 360 / wheelNumbers.length;
const spinMs = 4_800;

/** The wheel turns under its pointer; before it does, the multiplier of this turn is shown. */
function wheelStage({ show, text }: StageParts<Key>): PicksStage<ShowWheelOutcome> {
  const ring = svg('g', { class: 'show-ring' }, ...wheelNumbers.map(drawNumber));
  const result = el('p', { class: 'show-result figures' });
  const boost = el('p', { class: 'show-boost figures' });
  const element = el(
    'div',
    { class: 'stage-show-wheel' },
    el(
      'div',
      { class: 'show-wheel-frame' },
      svg(
        'svg',
        { viewBox: '-100 -104 200 204' },
        svg('circle', { r: 98, class: 'show-rim' }),
        ring,
        svg('circle', { r: 40, class: 'show-hub' }),
        svg('path', { d: 'M-8-103H8L0-82Z', class: 'show-pointer' }),
      ),
      result,
    ),
    boost,
  );
  const still = (): void => {
    for (const animation of ring.getAnimations()) animation.cancel();
    element.classList.remove('is-turning');
  };
  const showBoost = ({ boosted, times }: ShowWheelOutcome): void => {
    boost.textContent = boosted === null ? text('no_boost') : text('boost', { n: boosted, times });
    boost.classList.toggle('is-on', boosted !== null);
  };
  const clear = (): void => {
    still();
    result.textContent = '';
    boost.textContent = '';
    boost.classList.remove('is-on');
  };
  const finish = (outcome: ShowWheelOutcome): void => {
    still();
    ring.setAttribute('transform', `rotate(${-outcome.segment * turnOf})`);
    result.textContent = String(wheelNumbers[outcome.segment]);
    showBoost(outcome);
  };
  return {
    element,
    rest: (outcome) => (outcome ? finish(outcome) : clear()),
    wait() {
      clear();
      element.classList.add('is-turning');
    },
    async play(outcome) {
      show.begin();
      clear();
      showBoost(outcome);
      await show.pause(700);
      if (!show.isStill) {
        turnWheel(ring, [0, 1_440 - outcome.segment * turnOf], spinMs * show.pace);
        await tickOut(show, spinMs);
      }
      finish(outcome);
    },
    skip: () => show.skip(),
    describe({ segment, boosted, times }) {
      const number = wheelNumbers[segment]!;
      const words = boosted === number ? ` ${text('boost', { n: number, times })}.` : '';
      return `${number}: ${nameOf(number, text)}.${words}`;
    },
  };
}

function drawNumber(number: number, index: number): SVGElement {
  return drawSector({
    ...{ index, of: wheelNumbers.length, inner: 40, outer: 95 },
    ...{ kind: `show-number is-${number}`, label: String(number), size: 8 },
  });
}
