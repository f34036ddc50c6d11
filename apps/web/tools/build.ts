import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { build } from 'vite';

/** Builds what the browser loads, then the page renderer, which reads the first build's manifest. */
const root = fileURLToPath(new URL('../', import.meta.url));
const configFile = `${root}vite.config.ts`;

await build({ configFile, logLevel: 'warn' });
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
