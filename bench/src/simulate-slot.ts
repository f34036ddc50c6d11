import { seededDraw } from '../../apps/studio/games/seeded-draw.ts';
import { simulateSlot } from '../../apps/studio/games/slots/play-slot.ts';
import { slotModelById } from '../../apps/studio/games/slots/slot-models.ts';

// node bench/src/simulate-slot.ts <model> <spins>: says how many microseconds of a processor they took
const [id = '', spins = ''] = process.argv.slice(2);
const model = Object.values(slotModelById).find((each) => each.id === id);
if (!model) throw new Error(`there is no slot ${id}`);
const draw = seededDraw(20_261_128);
const count = Number(spins);
for (let spin = 0; spin < count / 2; spin += 1) simulateSlot(model, draw);
const start = process.cpuUsage();
for (let spin = 0; spin < count; spin += 1) simulateSlot(model, draw);
const { user, system } = process.cpuUsage(start);
process.stdout.write(String(user + system));
