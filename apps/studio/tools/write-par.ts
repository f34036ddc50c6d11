import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { picksModelById } from '../games/picks/picks-models.ts';
import { slotModelById } from '../games/slots/slot-models.ts';
import { figureBets, spreadOf } from '../games/par/model-figures.ts';

const root = join(import.meta.dirname, '../../..');

const figures = Object.fromEntries(
  [...Object.values(slotModelById), ...Object.values(picksModelById)].map((model) => [
    model.id,
    spreadOf(figureBets(model)),
  ]),
);
writeFileSync(
  join(root, 'packages/house-games/src/model-figures.json'),
  `${JSON.stringify(figures, null, 2)}\n`,
);
