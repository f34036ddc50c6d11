import type { MatchView, Side, TennisFigures } from '../../../../play-protocol/sports-protocol.ts';
import { el, svg } from '../../../client/dom.ts';
import type { SportsText } from '../../words/sports-texts.ts';
import { eventName, namesOf } from '../../words/market-words.ts';

// a court of 23.77 by 10.97 metres, 3.4 units to the metre
const [left, right, net, top, bottom, middle] = [12, 93, 52.5, 15.3, 52.7, 34];
const [upper, lower] = [20, 48];
const [leftService, rightService] = [30.7, 74.3];
const lines =
  `M${left} ${top}H${right}V${bottom}H${left}z M${left} ${upper}H${right} M${left} ${lower}H${right} ` +
  `M${leftService} ${upper}V${lower} M${rightService} ${upper}V${lower} M${leftService} ${middle}H${rightService} ` +
  `M${left} ${middle}h1.800 M${right} ${middle}h-1.800`;

const points = ['0', '15', '30', '40', 'AD'];

/** The court with who serves, into which box, and where the last point was won: the first-named plays to the right. */
export class Court {
  readonly element: HTMLElement;
  readonly #text: SportsText;
  readonly #zone = svg('rect', { class: 'court-box', width: 21.8, height: 14 });
  readonly #players: Readonly<Record<Side, SVGCircleElement>>;
  readonly #ball = svg('circle', { class: 'court-ball', r: 1.3, cx: net, cy: middle });
  readonly #words = el('p', { class: 'ground-words', role: 'status' });

  constructor(text: SportsText, { home, away }: Pick<MatchView, 'home' | 'away'>) {
    this.#text = text;
    const player = ({ colours: [shirt, trim] }: MatchView['home']): SVGCircleElement =>
      svg('circle', { class: 'court-player', r: 2.6, style: `fill: ${shirt}; stroke: ${trim}` });
    this.#players = { home: player(home), away: player(away) };
    const drawing = svg('svg', { viewBox: '0 0 105 68', class: 'ground-drawing', 'aria-hidden': 'true' });
    drawing.append(
      svg('rect', { class: 'court-around', width: 105, height: 68 }),
      svg('rect', { class: 'court-floor', x: left, y: top, width: right - left, height: bottom - top }),
      this.#zone,
      svg('path', { class: 'court-lines', d: lines }),
      svg('path', { class: 'court-net', d: `M${net} ${top - 3}V${bottom + 3}` }),
      this.#players.home,
      this.#players.away,
      this.#ball,
    );
    this.element = el('div', { class: 'ground' }, drawing, this.#words);
  }

  update(match: MatchView): void {
    const { figures } = match;
    if (figures.sport !== 'tennis') return;
    const last = match.events.findLast(
      ({ kind }) => kind === 'point' || kind === 'ace' || kind === 'double_fault',
    );
    this.element.dataset.kind = match.danger ? 'danger' : '';
    this.#place(figures);
    // the ball lies where the side that lost the point could not get it
    const isFault = last?.kind === 'double_fault';
    const lands = last && match.status === 'live' ? landing(last.ordinal, last.side, isFault) : null;
    this.#ball.toggleAttribute('hidden', lands === null);
    if (lands) {
      this.#ball.setAttribute('cx', String(lands[0]));
      this.#ball.setAttribute('cy', String(lands[1]));
    }
    const words = this.#wordsOf(match, figures);
    if (this.#words.textContent !== words) this.#words.textContent = words;
  }

  #place({ server, points: called, is_tie_break: isPlain }: TennisFigures): void {
    const sum = called ? valueOf(called.home, isPlain) + valueOf(called.away, isPlain) : 0;
    const isDeuce = sum % 2 === 0;
    // the right-hand side of who plays to the right is the lower one
    const isLow = { home: isDeuce, away: !isDeuce };
    for (const side of ['home', 'away'] as const) {
      const depth = server === side ? 3 : 5;
      this.#players[side].setAttribute('cx', String(side === 'home' ? left - depth : right + depth));
      this.#players[side].setAttribute('cy', String(server ? (isLow[side] ? 42 : 26) : middle));
    }
    this.#zone.toggleAttribute('hidden', server === null);
    if (!server) return;
    const receiver = server === 'home' ? 'away' : 'home';
    this.#zone.setAttribute('x', String(receiver === 'home' ? leftService : net));
    this.#zone.setAttribute('y', String(isLow[receiver] ? middle : upper));
  }

  #wordsOf(match: MatchView, { server, is_tie_break: isTieBreak }: TennisFigures): string {
    const text = this.#text;
    if (match.status === 'not_started') return text('court_waiting');
    if (match.status !== 'live') return text('pitch_over');
    const last = match.events.at(-1);
    if (match.danger && last) return eventName(text, last, namesOf(match));
    if (!server) return text('pitch_over');
    return text(isTieBreak ? 'court_tie_break' : 'court_serve', { club: match[server].name });
  }
}

/** Points as they are called, as a number; of a tie-break they are plain. */
function valueOf(called: string, isPlain: boolean): number {
  return isPlain ? Number(called) : points.indexOf(called);
}

function landing(ordinal: number, side: Side | null, isFault: boolean): readonly [number, number] {
  const deep = 12 + ((ordinal * 37) % 24);
  const wide = upper + 3 + ((ordinal * 53) % 22);
  if (isFault) return [side === 'home' ? net - 2.5 : net + 2.5, wide];
  return [side === 'home' ? net + deep : net - deep, wide];
}
