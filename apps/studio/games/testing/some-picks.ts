import type { PicksModelId } from '@halls/house-games';
import { optionsOfDraw } from '../picks/cards.ts';
import { insideBets } from '../picks/models/roulette.ts';
import { picksModelById } from '../picks/picks-models.ts';

/**
 * All options of a table; where they take a choice, another one for each number. Where the field changes, those of the
 * given draw.
 */
export function somePicks(model: PicksModelId, number: number, drawNumber = number): string[] {
  const digits = String((number * 389) % 1000).padStart(3, '0');
  const spots = Array.from({ length: (number % 6) + 1 }, (_, i) => ((number * 7) % 60) + 1 + i * 3);
  const chosen: Record<string, string> = {
    last: `last:${digits.slice(2)}`,
    'last-two': `last-two:${digits.slice(1)}`,
    straight: `straight:${digits}`,
    box: new Set(digits).size === 3 ? `box:${digits}` : 'box:507',
    spots: `spots:${spots.join(',')}`,
  };
  if (model === 'roulette')
    for (const [kind, bets] of Object.entries(insideBets))
      chosen[kind] = `${kind}:${bets[(number * 7) % bets.length]?.join('-')}`;
  if (model === 'prizes-27' || model === 'prizes-18') Object.assign(chosen, somePrizes(digits, number));
  if (model === 'mark-six') Object.assign(chosen, someBalls(number));
  // on a card every option has its choice
  if (picksModelById[model].cards) return [...optionsOfDraw(picksModelById[model], drawNumber)];
  const options = picksModelById[model].examples.map(
    (option) => chosen[option.split(':')[0] ?? ''] ?? option,
  );
  return [...new Set(options)];
}

function somePrizes(digits: string, number: number): Record<string, string> {
  const set = [0, 1, 2, 3].map((step) => String((number * 37 + step * 23) % 100).padStart(2, '0'));
  const written = (count: number): string => set.slice(0, count).toSorted().join('-');
  return {
    ...{ head: `head:${digits[1]}`, tail: `tail:${digits[2]}`, 'last-three': `last-three:${digits}` },
    ...{ any: `any:${digits.slice(1)}`, 'any-three': `any-three:${digits}` },
    ...{ two: `two:${written(2)}`, three: `three:${written(3)}` },
    ...{ four: `four:${written(4)}`, none: `none:${written(4)}` },
  };
}

function someBalls(number: number): Record<string, string> {
  const balls = [0, 1, 2, 3, 4].map((step) => String(((number * 17 + step * 11) % 49) + 1).padStart(2, '0'));
  const written = (count: number): string => balls.slice(0, count).toSorted().join('-');
  return {
    ...{ special: `special:${written(1)}`, drawn: `drawn:${written(1)}` },
    ...{ two: `two:${written(2)}`, three: `three:${written(3)}`, none: `none:${written(5)}` },
  };
}
