import { join } from 'node:path';

/** What Node.js gets before the file that a child runs. */
export const childFlags: readonly string[] = [
  // rendering leaves much short-lived garbage: with the default, the room for it grows by a hundred megabytes
  '--max-semi-space-size=8',
  // they end with the process that started them
  '--import',
  join(import.meta.dirname, 'follow-parent.ts'),
];
