import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { PictureStore } from './picture-store.ts';

/** A folder, which all nodes of an installation share. */
export function createFolderStore(folder: string): PictureStore {
  return {
    async put(name, bytes) {
      await mkdir(folder, { recursive: true });
      // whole or not at all, whenever the power goes
      const unfinished = join(folder, `.${randomUUID()}`);
      const file = await open(unfinished, 'wx');
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, join(folder, name));
    },
    get: (name) =>
      readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),
  };
}
