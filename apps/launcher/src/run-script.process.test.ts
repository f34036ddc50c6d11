import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BuildError, runScript } from './run-script.ts';

const testDir = resolve(import.meta.dirname, '../test');

let scratch: string;
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'halls-script-'));
});
afterAll(() => rmSync(scratch, { recursive: true }));

it.each(['SIGKILL', 'SIGTERM'] as const)('ends a script with its parent, which got %s', async (signal) => {
  const file = join(scratch, signal);
  const holder = spawn(process.execPath, [join(testDir, 'hold-script.ts'), `node long-script.ts ${file}`], {
    stdio: 'ignore',
  });
  await expect
    .poll(() => existsSync(file) && readFileSync(file, 'utf8') !== '', { timeout: 20_000 })
    .toBe(true);
  const pid = Number(readFileSync(file, 'utf8'));
  holder.kill(signal);
  await expect.poll(() => isAlive(pid), { timeout: 20_000 }).toBe(false);
});

it('says what a script that fails has printed', async () => {
  const failing = runScript({ dir: testDir, script: 'node no-such-file.ts' });
  await expect(failing).rejects.toThrow(BuildError);
  await expect(failing).rejects.toThrow('no-such-file.ts');
});

/** An orphan that has ended stays listed until somebody takes note of it: a zombie is not alive. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !existsSync(`/proc/${pid}/stat`) || !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}
