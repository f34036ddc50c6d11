import { el } from '../../../client/dom.ts';
import type { PrizeOutcome, PrizeTier } from '../../models/prize-draw.ts';
import type { TableWords } from '../../words/table-texts.ts';
import type { PicksStage, StageParts } from '../picks-stage.ts';

type Key = keyof TableWords['prize'];

/** The prizes by tier. They come out from the last tier up, the special one at the end. */
export function prizeBoard(
  { show, text }: StageParts<Key>,
  tiers: readonly PrizeTier[],
): PicksStage<PrizeOutcome> {
  const places = tiers.map(({ count, digits }) =>
    Array.from({ length: count }, () => {
      const place = el('span', { class: 'prize figures' });
      // as wide as its number will be
      place.style.setProperty('--digits', String(digits));
      return place;
    }),
  );
  const element = el(
    'div',
    { class: 'stage-prizes' },
    ...places.map((list, at) =>
      el(
        'div',
        { class: at === 0 ? 'prize-tier is-special' : 'prize-tier' },
        el('span', { class: 'prize-name' }, text(`prize_${at}` as Key)),
        ...list,
      ),
    ),
  );

  /** Bets are on the last two digits. */
  function fill(at: number, index: number, prize: number | null): void {
    const place = places[at]![index]!;
    place.classList.toggle('is-empty', prize === null);
    if (prize === null) return place.replaceChildren();
    const written = String(prize).padStart(tiers[at]!.digits, '0');
    place.replaceChildren(written.slice(0, -2), el('b', {}, written.slice(-2)));
  }
  const empty = (): void => places.forEach((list, at) => list.forEach((_, index) => fill(at, index, null)));
  const finish = ({ prizes }: PrizeOutcome): void =>
    prizes.forEach((list, at) => list.forEach((prize, index) => fill(at, index, prize)));

  return {
    element,
    rest: (outcome) => (outcome ? finish(outcome) : empty()),
    wait: empty,
    async play({ prizes }) {
      show.begin();
      empty();
      for (let at = tiers.length - 1; at >= 0; at -= 1)
        for (let index = 0; index < prizes[at]!.length && !show.isStill; index += 1) {
          if (at === 0) await show.pause(700);
          fill(at, index, prizes[at]![index]!);
          show.tick();
          await show.pause(200);
        }
      finish({ prizes });
    },
    skip: () => show.skip(),
    describe: ({ prizes }) =>
      `${text('prize_0')} ${String(prizes[0]?.[0] ?? 0).padStart(tiers[0]!.digits, '0')}.`,
  };
}
