import { figuresOf } from '@halls/house-games';
import { seededDraw } from '../../apps/studio/games/seeded-draw.ts';
import { simulateSlot } from '../../apps/studio/games/slots/play-slot.ts';
import { slotModelById } from '../../apps/studio/games/slots/slot-models.ts';

/** What the program prints as one line of JSON. Returns are shares of the stake. */
export interface SimulatedSlot {
  /** Of a processor. */
  readonly microseconds: number;
  readonly simulatedReturn: number;
  /** Of the model's sheet. */
  readonly exactReturn: number;
  /** Of so many spins, by the deviation that the sheet states. */
  readonly standardError: number;
}

// node bench/src/simulate-slot.ts <model> <spins> [seed]
const [id = '', spins = '', seed = '20261128'] = process.argv.slice(2);
const model = Object.values(slotModelById).find((each) => each.id === id);
if (!model) throw new Error(`there is no slot ${id}`);
const draw = seededDraw(Number(seed));
const count = Number(spins);
for (let spin = 0; spin < Math.min(count / 2, 1_000_000); spin += 1) simulateSlot(model, draw);
let units = 0;
const start = process.cpuUsage();
for (let spin = 0; spin < count; spin += 1) units += simulateSlot(model, draw);
const { user, system } = process.cpuUsage(start);
const { returns, deviation } = figuresOf({ model: model.id });
const simulated: SimulatedSlot = {
  microseconds: user + system,
  simulatedReturn: units / count / model.stakeUnits,
  exactReturn: returns.lowest.base + returns.lowest.feature,
  standardError: deviation.highest / Math.sqrt(count),
};
process.stdout.write(`${JSON.stringify(simulated)}\n`);
