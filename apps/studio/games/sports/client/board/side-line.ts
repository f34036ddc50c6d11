import type { BoardMatchView, Side } from '../../../../play-protocol/sports-protocol.ts';
import { el } from '../../../client/dom.ts';
import { clubBadge } from '../match/club-badge.ts';
import { ballMark } from '../match/ball-mark.ts';
import type { SportsText } from '../../words/sports-texts.ts';

/** A side's name with how it stands: goals and red cards; points and who has the ball; rounds and maps; the games of each set, points and who serves. */
export class SideLine {
  readonly element: HTMLElement;
  readonly #text: SportsText;
  readonly #side: Side;
  readonly #marks = el('span', { class: 'row-marks' });
  readonly #score = el('span', { class: 'row-score figures' });
  #drawn = '';

  constructor(text: SportsText, side: Side, club: BoardMatchView['home']) {
    this.#text = text;
    this.#side = side;
    this.element = el(
      'span',
      { class: 'row-side' },
      clubBadge(club),
      el('span', { class: 'row-name' }, club.name),
      this.#marks,
      this.#score,
    );
  }

  draw({ status, score, figures }: BoardMatchView): void {
    const isLive = status === 'live';
    const sign = JSON.stringify([isLive, score, figures]);
    if (sign === this.#drawn) return;
    this.#drawn = sign;
    const side = this.#side;
    const marks: HTMLElement[] = [];
    const cells: HTMLElement[] = [];
    if (isLive && figures.sport === 'football') {
      if (figures.red_cards[side] > 0) marks.push(this.#reds(figures.red_cards[side]));
      cells.push(el('strong', {}, String(score[side])));
    }
    if (isLive && figures.sport === 'basketball') {
      if (figures.ball === side) marks.push(ballMark(this.#text, 'has_ball'));
      cells.push(el('strong', {}, String(score[side])));
    }
    if (isLive && figures.sport === 'esport') {
      const rounds = figures.is_on ? figures.maps.at(-1) : undefined;
      cells.push(el('span', { class: 'is-on' }, rounds ? String(rounds[side]) : ''));
      cells.push(el('strong', {}, String(score[side])));
    }
    if (isLive && figures.sport === 'tennis') {
      if (figures.server === side) marks.push(ballMark(this.#text, 'serves'));
      const last = figures.sets.length - 1;
      cells.push(
        ...figures.sets.map((set, at) =>
          el('span', { class: at === last ? 'is-on' : '' }, String(set[side])),
        ),
        el('strong', { class: 'row-points' }, figures.points?.[side] ?? ''),
      );
    }
    this.#marks.replaceChildren(...marks);
    this.#score.replaceChildren(...cells);
  }

  #reds(count: number): HTMLElement {
    return el(
      'span',
      { class: 'red-cards', role: 'img', 'aria-label': this.#text('red_cards', { n: count }) },
      count > 1 ? String(count) : '',
    );
  }
}
