import { rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { compressFiles } from '@halls/ui/compress-files';
import { build } from 'vite';

const root = fileURLToPath(new URL('../', import.meta.url));
const made = `${root}dist/made/`;
const served = `${root}dist/client/`;

await build({ configFile: `${root}vite.config.ts`, logLevel: 'warn' });
await compressFiles(`${made}assets/`);
// a server may be serving it meanwhile: it gets the whole app or none, and never half of a compressed file
await rm(served, { recursive: true, force: true });
await rename(made, served);
