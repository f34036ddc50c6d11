import type { MatchEventView, MatchView, Side } from '../../../../play-protocol/sports-protocol.ts';
import { el, svg } from '../../../client/dom.ts';
import type { SportsText } from '../../words/sports-texts.ts';
import { eventName, namesOf } from '../../words/market-words.ts';

const lines =
  'M2 2h101v64H2z M52.500 2v64 M52.500 24.850a9.150 9.150 0 110 18.300 9.150 9.150 0 010-18.300 ' +
  'M2 13.840h16.500v40.320H2 M103 13.840H86.500v40.320H103 M2 24.840h5.500v18.320H2 M103 24.840h-5.500v18.320H103';

/** Metres from the left end and the upper line, for a side that plays to the right. */
const places: Partial<Readonly<Record<MatchEventView['kind'], readonly [number, number]>>> = {
  danger: [89, 34],
  goal: [103, 34],
  miss: [101, 26],
  corner: [102.5, 65],
  yellow_card: [44, 46],
  red_card: [44, 22],
};

/** Two minutes of play: after that the play is elsewhere. */
const newsMs = 8_000;

/** The pitch with where the play is: the home side plays to the right, the away side to the left. */
export class Pitch {
  readonly element: HTMLElement;
  readonly #text: SportsText;
  readonly #zone = svg('path', { class: 'pitch-zone' });
  readonly #ball = svg('circle', { class: 'pitch-ball', r: 1.7, cx: 52.5, cy: 34 });
  readonly #words = el('p', { class: 'ground-words', role: 'status' });

  constructor(text: SportsText) {
    this.#text = text;
    const drawing = svg('svg', { viewBox: '0 0 105 68', class: 'ground-drawing', 'aria-hidden': 'true' });
    const stripes = Array.from({ length: 5 }, (_, at) =>
      svg('rect', { class: 'pitch-stripe', x: at * 21, y: 0, width: 10.5, height: 68 }),
    );
    drawing.append(
      svg('rect', { class: 'pitch-grass', width: 105, height: 68 }),
      ...stripes,
      this.#zone,
      svg('path', { class: 'pitch-lines', d: lines }),
      this.#ball,
    );
    this.element = el('div', { class: 'ground' }, drawing, this.#words);
  }

  update(match: MatchView): void {
    const last = match.events.findLast(({ side }) => side !== null);
    const isLive = match.status === 'live';
    const sinceMs = (match.clock?.ms ?? 0) - (last?.at_ms ?? 0);
    const isNews = isLive && last !== undefined && last === match.events.at(-1) && sinceMs < newsMs;
    const side = match.danger ?? (isNews ? last.side : null);
    const kind = match.danger ? 'danger' : isNews ? last.kind : null;
    this.element.dataset.kind = kind ?? '';
    this.#zone.setAttribute('d', zoneOf(match.danger));
    const [x, y] = (kind && places[kind]) || [52.5, 34];
    this.#ball.setAttribute('cx', String(side === 'away' ? 105 - x : x));
    this.#ball.setAttribute('cy', String(side === 'away' ? 68 - y : y));
    const words = this.#wordsOf(match, isNews ? last : null);
    if (this.#words.textContent !== words) this.#words.textContent = words;
  }

  #wordsOf(match: MatchView, news: MatchEventView | null): string {
    const text = this.#text;
    if (match.danger) return text('pitch_danger', { club: match[match.danger].name });
    if (match.status === 'not_started') return text('pitch_waiting');
    if (match.status !== 'live') return text('pitch_over');
    if (match.clock?.period === 'break') return text('pitch_rest');
    return news ? eventName(text, news, namesOf(match)) : text('pitch_quiet');
  }
}

/** The third in front of the goal that is in danger. */
function zoneOf(danger: Side | null): string {
  if (!danger) return '';
  return danger === 'home' ? 'M103 2H70l8 32-8 32h33z' : 'M2 2h33l-8 32 8 32H2z';
}
