import type {
  EsportFigures,
  MatchEventView,
  MatchView,
  Side,
} from '../../../../play-protocol/sports-protocol.ts';
import { el, svg } from '../../../client/dom.ts';
import { titleOfLeague } from '../../esport/esport-leagues.ts';
import { mostMaps } from '../../esport/titles.ts';
import type { SportsText } from '../../words/sports-texts.ts';
import { eventName, namesOf } from '../../words/market-words.ts';

const [left, right, top, bottom] = [13, 98, 4, 58];

/** Every map as a lane with its rounds one after the other: the home side's above the line, the away side's below. */
export class RoundStrip {
  readonly element: HTMLElement;
  readonly #text: SportsText;
  readonly #colours: Readonly<Record<Side, string>>;
  readonly #maps: number;
  readonly #rounds: number;
  readonly #kind: MatchEventView['kind'];
  readonly #lanes = svg('g', {});
  readonly #words = el('p', { class: 'ground-words', role: 'status' });
  #drawn = -1;

  constructor(text: SportsText, { league, home, away }: Pick<MatchView, 'league' | 'home' | 'away'>) {
    const title = titleOfLeague(league);
    this.#text = text;
    this.#colours = { home: home.colours[0], away: away.colours[0] };
    this.#maps = mostMaps(title);
    this.#rounds = title.roundsToWin * 2 - 1;
    this.#kind = title.roundKind;
    const drawing = svg('svg', { viewBox: '0 0 105 68', class: 'ground-drawing', 'aria-hidden': 'true' });
    drawing.append(svg('rect', { class: 'strip-floor', width: 105, height: 68 }), this.#lanes);
    this.element = el('div', { class: 'ground' }, drawing, this.#words);
  }

  update(match: MatchView): void {
    const { figures, events, danger } = match;
    if (figures.sport !== 'esport') return;
    this.element.dataset.kind = danger ? 'danger' : '';
    if (events.length !== this.#drawn) {
      this.#drawn = events.length;
      this.#lanes.replaceChildren(...this.#lanesOf(events));
    }
    const words = this.#wordsOf(match, figures);
    if (this.#words.textContent !== words) this.#words.textContent = words;
  }

  #lanesOf(events: readonly MatchEventView[]): SVGElement[] {
    const height = (bottom - top) / this.#maps;
    return Array.from({ length: this.#maps }, (_, map) => {
      const middle = top + height * (map + 0.5);
      const rounds = roundsOf(events, this.#kind, map);
      // which map it is, as on a die
      const pips = Array.from({ length: map + 1 }, (_pip, at) =>
        svg('circle', { class: 'strip-pip', r: 0.8, cx: left - 2.6 - (map - at) * 2.1, cy: middle }),
      );
      const line = svg('path', { class: 'strip-line', d: `M${left} ${middle}H${right}` });
      const width = (right - left) / Math.max(this.#rounds, rounds.length);
      const tall = height / 2 - 2;
      const lane = svg('g', { class: 'strip-lane' });
      const ticks = rounds.map((side, at) =>
        svg('rect', {
          class: 'strip-round',
          x: left + width * at + width * 0.12,
          y: side === 'home' ? middle - tall - 0.4 : middle + 0.4,
          width: width * 0.76,
          height: tall,
          rx: 0.6,
          style: `fill: ${this.#colours[side]}`,
        }),
      );
      lane.append(...pips, line, ...ticks);
      return lane;
    });
  }

  #wordsOf(match: MatchView, { maps, is_on: isOn }: EsportFigures): string {
    const text = this.#text;
    if (match.status === 'not_started') return text('strip_waiting');
    if (match.status !== 'live') return text('pitch_over');
    if (!isOn) return text('strip_pause');
    const last = match.events.at(-1);
    const isNews = last && last.side !== null;
    return isNews ? eventName(text, last, namesOf(match)) : text('map_n', { n: maps.length });
  }
}

/** Who won each round of a map. */
function roundsOf(events: readonly MatchEventView[], kind: MatchEventView['kind'], map: number): Side[] {
  let on = -1;
  return events.flatMap((event) => {
    if (event.kind === 'map_start') on += 1;
    return on === map && event.kind === kind && event.side ? [event.side] : [];
  });
}
