import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from '../../../apps/launcher/src/build-stale.ts';
import { root } from './spawned-process.ts';

/** Builds what `npm start` would build: what is missing, and what differs from its sources. */
export function buildProduct(report: (line: string) => void): Promise<void> {
  return buildStale(['apps/web', 'apps/studio', 'apps/backoffice', 'packages/pictures'], report);
}

/** The server needs a web build to start; a test of the server takes the one that is there. */
export async function buildIfMissing(): Promise<void> {
  const notes = ['.built-from', '.pictures-from'].map((name) => join(root, 'apps/web/dist', name));
  if (!notes.every((note) => existsSync(note))) await buildProduct(() => {});
}
