import type {
  BasketballFigures,
  MatchEventView,
  MatchView,
  Side,
} from '../../../../play-protocol/sports-protocol.ts';
import { el, svg } from '../../../client/dom.ts';
import type { SportsText } from '../../words/sports-texts.ts';
import { eventName, namesOf } from '../../words/market-words.ts';

// a court of 28 by 15 metres, 3.4 units to the metre
const [left, right, top, bottom, middle, centre] = [4.9, 100.1, 5.5, 56.5, 31, 52.5];
const hoopIn = 5.4;
const [keyDeep, keyHalf, freeThrow, ring, arc, corner] = [19.7, 8.3, 6.1, 1.2, 23, 10.2];

const halfLines = (from: number, inwards: 1 | -1): string => {
  const hoop = from + inwards * hoopIn;
  const line = from + inwards * keyDeep;
  const turn = inwards === 1 ? 1 : 0;
  const [upper, lower] = [top + 3, bottom - 3];
  return (
    `M${from} ${middle - keyHalf}H${line}V${middle + keyHalf}H${from} ` +
    `M${line} ${middle - freeThrow}a${freeThrow} ${freeThrow} 0 0 ${turn} 0 ${freeThrow * 2} ` +
    `M${from} ${upper}H${from + inwards * corner}A${arc} ${arc} 0 0 ${turn} ${from + inwards * corner} ${lower}H${from} ` +
    `M${hoop - inwards * 2} ${middle - 3}v6`
  );
};
const lines =
  `M${left} ${top}H${right}V${bottom}H${left}z M${centre} ${top}V${bottom} ` +
  `M${centre} ${middle - freeThrow}a${freeThrow} ${freeThrow} 0 110 ${freeThrow * 2} ${freeThrow} ${freeThrow} 0 110 ${-freeThrow * 2} ` +
  `${halfLines(left, 1)} ${halfLines(right, -1)}`;

const shots: ReadonlySet<MatchEventView['kind']> = new Set(['three', 'basket', 'free_throw', 'miss']);

/** The court with the last shot and who has the ball: the home side plays to the right. */
export class Hoops {
  readonly element: HTMLElement;
  readonly #text: SportsText;
  readonly #zone = svg('rect', {
    class: 'hoops-zone',
    y: middle - keyHalf,
    width: keyDeep,
    height: keyHalf * 2,
  });
  readonly #shot = svg('path', { class: 'hoops-shot' });
  readonly #from = svg('circle', { class: 'hoops-from', r: 1.4 });
  readonly #ball = svg('circle', { class: 'hoops-ball', r: 1.7, cx: centre, cy: middle });
  readonly #words = el('p', { class: 'ground-words', role: 'status' });

  constructor(text: SportsText) {
    this.#text = text;
    const drawing = svg('svg', { viewBox: '0 0 105 68', class: 'ground-drawing', 'aria-hidden': 'true' });
    const hoop = (x: number): SVGCircleElement =>
      svg('circle', { class: 'hoops-ring', r: ring, cx: x, cy: middle });
    drawing.append(
      svg('rect', { class: 'hoops-around', width: 105, height: 68 }),
      svg('rect', { class: 'hoops-floor', x: left, y: top, width: right - left, height: bottom - top }),
      this.#zone,
      svg('path', { class: 'hoops-lines', d: lines }),
      hoop(left + hoopIn),
      hoop(right - hoopIn),
      this.#shot,
      this.#from,
      this.#ball,
    );
    this.element = el('div', { class: 'ground' }, drawing, this.#words);
  }

  update(match: MatchView): void {
    const { figures, status, danger } = match;
    if (figures.sport !== 'basketball') return;
    const isLive = status === 'live';
    const last = match.events.findLast(({ kind }) => shots.has(kind));
    this.element.dataset.kind = danger ? 'danger' : '';
    this.#zone.toggleAttribute('hidden', danger === null);
    this.#zone.setAttribute('x', String(danger === 'away' ? left : right - keyDeep));
    this.#drawShot(isLive && last ? last : null);
    const [x, y] = ballPlace(isLive ? figures.ball : null, match.events.length);
    this.#ball.setAttribute('cx', String(x));
    this.#ball.setAttribute('cy', String(y));
    const words = this.#wordsOf(match, figures);
    if (this.#words.textContent !== words) this.#words.textContent = words;
  }

  #drawShot(shot: MatchEventView | null): void {
    this.#shot.toggleAttribute('hidden', shot === null);
    this.#from.toggleAttribute('hidden', shot === null);
    if (!shot) return;
    const [x, y] = shotFrom(shot);
    const hoop = shot.side === 'home' ? right - hoopIn : left + hoopIn;
    this.#from.setAttribute('cx', String(x));
    this.#from.setAttribute('cy', String(y));
    this.#shot.setAttribute('d', `M${x} ${y}Q${(x + hoop) / 2} ${Math.min(y, middle) - 7} ${hoop} ${middle}`);
    for (const drawn of [this.#shot, this.#from]) drawn.dataset.kind = shot.kind;
  }

  #wordsOf(match: MatchView, { ball, is_resting: isResting }: BasketballFigures): string {
    const text = this.#text;
    if (match.status === 'not_started') return text('hoops_waiting');
    if (match.status !== 'live') return text('pitch_over');
    if (match.danger) return text('hoops_danger', { club: match[match.danger].name });
    if (isResting || !ball) return text('hoops_rest');
    const last = match.events.at(-1);
    const isScore = last && shots.has(last.kind) && last.kind !== 'miss';
    return isScore ? eventName(text, last, namesOf(match)) : text('hoops_ball', { club: match[ball].name });
  }
}

/** Threes from behind the arc, free throws from their line, the others from nearer; seen from the hoop. */
function shotFrom({ kind, ordinal, side }: MatchEventView): readonly [number, number] {
  const turn = (((ordinal * 37) % 100) / 100 - 0.5) * 2.2;
  const far =
    kind === 'three' ? arc + 1.6 : kind === 'free_throw' ? keyDeep - hoopIn : 7 + ((ordinal * 53) % 13);
  const angle = kind === 'free_throw' ? 0 : turn;
  const [deep, wide] = [far * Math.cos(angle), far * Math.sin(angle)];
  const x = side === 'home' ? right - hoopIn - deep : left + hoopIn + deep;
  return [Math.round(x * 10) / 10, Math.round((middle + wide) * 10) / 10];
}

/** On its way into the half that its side attacks. */
function ballPlace(ball: Side | null, count: number): readonly [number, number] {
  if (!ball) return [centre, middle];
  const wide = middle - 10 + ((count * 29) % 20);
  return [ball === 'home' ? centre + 14 : centre - 14, wide];
}
