import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { compressFiles } from '@halls/ui/compress-files';
import { build } from 'vite';
import { buildIdOf } from '../app/document/build-id.ts';
import type { BuildManifest } from '../app/document/build-manifest.ts';

/** Builds what the browser loads, then the page renderer, which reads the first build's manifest. */
const root = fileURLToPath(new URL('../', import.meta.url));
const configFile = `${root}vite.config.ts`;

await build({ configFile, logLevel: 'warn' });
await buildServiceWorker();
await writeBuildMetadata();
await build({ configFile, logLevel: 'warn', build: { ssr: true } });
await compressFiles(`${root}dist/client/assets/`);

/** One script under a name that stays: a browser asks for it anew by itself. */
async function buildServiceWorker(): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: 'dist/client',
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: 'app/service-worker.ts',
        output: { entryFileNames: 'service-worker.js', format: 'iife' },
      },
    },
  });
}

/** By which an open page learns that there is a newer build than its own. */
async function writeBuildMetadata(): Promise<void> {
  const manifest = JSON.parse(await readFile(`${root}dist/client/manifest.json`, 'utf8')) as BuildManifest;
  const metadata = JSON.stringify({ id: buildIdOf(manifest), timestamp: Date.now() });
  await mkdir(`${root}dist/client/builds/meta`, { recursive: true });
  await writeFile(`${root}dist/client/builds/latest.json`, metadata);
  await writeFile(`${root}dist/client/builds/meta/${buildIdOf(manifest)}.json`, metadata);
}
