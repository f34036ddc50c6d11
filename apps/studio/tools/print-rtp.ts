import { parseArgs } from 'node:util';
import { handsModelById } from '../games/hands/hands-models.ts';
import { countSlot, countTable } from '../games/par/exact-returns.ts';
import type { Fraction } from '../games/par/enumerate-draws.ts';
import { type FiguredBet, figureBets } from '../games/par/model-figures.ts';
import { simulateReturns } from '../games/par/simulate-returns.ts';
import { picksModelById } from '../games/picks/picks-models.ts';
import { slotModelById } from '../games/slots/slot-models.ts';

// npm run rtp -- [model] [--rounds 100000000] [--seed 1]: what every bet gives back, exactly, and what simulated play does
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '0' }, seed: { type: 'string', default: '20261129' } },
});
const models = [
  ...Object.values(slotModelById),
  ...Object.values(picksModelById),
  ...Object.values(handsModelById),
];
const asked = models.filter(({ id }) => positionals.length === 0 || positionals.includes(id));
if (asked.length === 0) {
  console.error(`There is no such model; there are ${models.map(({ id }) => id).join(', ')}.`);
  process.exit(1);
}
/** Of what is computed in doubles. */
const tolerance = 1e-11;

for (const model of asked) {
  const counted = countBets(model);
  console.log(`${model.id}${counted ? ', every way of its draws counted' : ', computed'}`);
  const simulated = simulateReturns(model, Number(values.rounds), Number(values.seed));
  for (const { option, figures } of figureBets(model)) {
    const rtp = figures.base + figures.feature;
    const fraction = counted?.get(option ?? '');
    const simulation = simulated.get(option ?? '');
    // 99 of 100 simulations come that close
    const near = (2.5758 * figures.deviation) / Math.sqrt(Number(values.rounds));
    console.log(
      [
        `  ${(option ?? 'spin').padEnd(24)} ${(100 * rtp).toFixed(8).padStart(13)} %`,
        fraction && `= ${fraction.over}/${fraction.under}`,
        simulation !== undefined &&
          `simulated ${(100 * simulation).toFixed(4)} % ± ${(100 * near).toFixed(4)}`,
      ]
        .filter(Boolean)
        .join('   '),
    );
    if (fraction && Math.abs(Number(fraction.over) / Number(fraction.under) - rtp) > tolerance) {
      console.error(`${model.id}: the ways of ${option ?? 'a spin'} do not come to what was computed`);
      process.exitCode = 1;
    }
  }
}

function countBets(
  model: (typeof models)[number],
): ReadonlyMap<FiguredBet['option'] & string, Fraction> | null {
  if ('bets' in model) return null;
  if ('returnOf' in model) return countTable(model);
  const spin = countSlot(model);
  return spin && new Map([['', spin]]);
}
