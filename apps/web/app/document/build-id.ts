import { createHash } from 'node:crypto';
import type { BuildManifest } from './build-manifest.ts';

/** Names what the browser loads: two builds of the same code have one id. */
export function buildIdOf(manifest: BuildManifest): string {
  return createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 16);
}
