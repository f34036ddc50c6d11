import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { slotModelById } from '../../apps/studio/games/slots/slot-models.ts';
import type { Measurement } from './measurement.ts';
import { median } from './rounds.ts';
import type { SimulatedSlot } from './simulate-slot.ts';

const asked = 1_000_000;
const spins = 500_000;
const program = join(import.meta.dirname, 'simulate-slot.ts');
const run = promisify(execFile);

/** Each model in a process of its own, as it would be simulated, by the processor time that it took. */
export const measureSimulation: Measurement = {
  name: 'simulation',
  title: 'spins of each slot in simulation, by the mathematics that the studio plays',
  async run({ rounds }) {
    const results = [];
    for (const id of Object.keys(slotModelById)) {
      const rates: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const { stdout } = await run(process.execPath, [program, id, String(spins)]);
        const { microseconds } = JSON.parse(stdout) as SimulatedSlot;
        rates.push((spins * 1_000_000) / microseconds);
      }
      const value = median(rates);
      results.push({
        ...{ name: `spins of ${id}`, unit: 'spins/s of a core', value, ratio: value / asked },
        ...{ besideName: 'asked', beside: asked, target: { of: 'value' as const, atLeast: asked } },
        details: { slowest: Math.min(...rates), fastest: Math.max(...rates) },
      });
    }
    return results;
  },
};
