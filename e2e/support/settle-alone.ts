import { mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** A site has one month of settlement at a time: whoever comes meanwhile waits. Answers what ends it. */
export async function settleAlone(): Promise<() => void> {
  const folder = join(process.env.SITE_DATA_DIR ?? '', 'settling');
  await expect.poll(() => isMade(folder), { timeout: 300_000 }).toBe(true);
  return () => rmdirSync(folder);
}

function isMade(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
