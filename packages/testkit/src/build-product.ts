import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from '../../../apps/launcher/src/build-stale.ts';
import { root } from './spawned-process.ts';

/** Builds what `npm start` would build: what is missing, and what differs from its sources. */
export function buildProduct(report: (line: string) => void): Promise<void> {
  return buildStale(['apps/web', 'apps/studio'], report);
}

/** The server needs a web build to start; a test of the server takes the one that is there. */
export async function buildIfMissing(): Promise<void> {
  if (!existsSync(join(root, 'apps/web/dist/.built-from'))) await buildProduct(() => {});
}
