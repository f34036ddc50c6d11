import { fileURLToPath } from 'node:url';
import { compressFiles } from '@halls/ui/compress-files';
import { build } from 'vite';

const root = fileURLToPath(new URL('../', import.meta.url));

await build({ configFile: `${root}vite.config.ts`, logLevel: 'warn' });
await compressFiles(`${root}dist/client/assets/`);
