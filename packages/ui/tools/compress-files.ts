import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Beside each text file of a folder (with a slash at its end) its `.br` and `.gz`, so that no server compresses one twice. */
export async function compressFiles(folder: string): Promise<void> {
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
