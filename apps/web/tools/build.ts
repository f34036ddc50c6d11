import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
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

/** Beside each text file its `.br` and `.gz`, so that the server never compresses one twice. */
async function compressFiles(folder: string): Promise<void> {
  const brotli = promisify(brotliCompress);
  const names = (await readdir(folder)).filter((name) => /\.(js|css|svg|json|webmanifest)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const content = await readFile(folder + name);
      const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
      await writeFile(`${folder}${name}.br`, await brotli(content, best));
      await writeFile(`${folder}${name}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}

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
