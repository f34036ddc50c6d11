import type { MatchView, ScoreView, Side } from '../../../../play-protocol/sports-protocol.ts';
import { el } from '../../../client/dom.ts';
import type { SportsText } from '../../words/sports-texts.ts';
import { ballMark } from './ball-mark.ts';
import { type MatchParts, type MatchPart, partsOf } from './match-parts.ts';

/** How every set, quarter or map went, what stands beside them, and whose ball it is; nothing for a sport without such parts. */
export class PartTable {
  readonly element = el('table', { class: 'part-table figures' });
  readonly #text: SportsText;
  readonly #names: Readonly<Record<Side, string>>;
  #drawn = '';

  constructor(text: SportsText, { home, away }: Pick<MatchView, 'home' | 'away'>) {
    this.#text = text;
    this.#names = { home: home.name, away: away.name };
  }

  update(match: Pick<MatchView, 'figures' | 'score' | 'status'>): void {
    const isBefore = match.status === 'not_started' || match.status === 'postponed';
    const shown = isBefore ? null : partsOf(this.#text, match);
    this.element.hidden = shown === null;
    if (!shown) return;
    const sign = JSON.stringify(shown);
    if (sign === this.#drawn) return;
    this.#drawn = sign;
    const { who, parts, last } = shown;
    const heads = parts.map(({ short, name }) => el('th', { scope: 'col', 'aria-label': name }, short));
    const lastHead = last ? el('th', { scope: 'col' }, last.title) : null;
    this.element.replaceChildren(
      el('thead', {}, el('tr', {}, el('th', { scope: 'col' }, who), ...heads, lastHead)),
      el('tbody', {}, this.#row('home', shown), this.#row('away', shown)),
    );
  }

  #row(side: Side, { parts, last, ball, ballSays }: MatchParts): HTMLElement {
    const mark = ball === side ? ballMark(this.#text, ballSays) : null;
    const cells = parts.map((part) =>
      el(
        'td',
        { class: part.isOn ? 'is-on' : leads(part.count, side) ? 'is-won' : '' },
        ...countOf(part, side),
      ),
    );
    return el(
      'tr',
      {},
      el('th', { scope: 'row' }, this.#names[side], mark),
      ...cells,
      last ? el('td', { class: 'part-last' }, String(last.of[side])) : null,
    );
  }
}

/** With the points of a lost tie-break beside them, as it is usual. */
function countOf({ count, isOn, tieBreak }: MatchPart, side: Side): (string | HTMLElement)[] {
  const shown = String(count[side]);
  if (!tieBreak || isOn || leads(count, side)) return [shown];
  return [shown, el('sup', {}, String(tieBreak[side]))];
}

function leads(count: ScoreView, side: Side): boolean {
  return count[side] > count[side === 'home' ? 'away' : 'home'];
}
