import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SupervisedProcess } from './supervised-process.ts';

const testDir = join(import.meta.dirname, '../test');
const printed: string[] = [];
const started: SupervisedProcess[] = [];

beforeEach(() => {
  printed.length = 0;
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      printed.push(String(text).trimEnd());
      return true;
    });
  }
});
afterEach(async () => {
  for (const supervised of started.splice(0)) {
    supervised.kill();
    await supervised.stop();
  }
  vi.restoreAllMocks();
});

describe('SupervisedProcess', () => {
  it('holds back the ready line and passes on the rest', async () => {
    const supervised = create();
    await supervised.start();
    expect(supervised.readyLine).toMatch(/^ready http:\/\/sample\/\d+$/);
    await supervised.stop();
    expect(printed).toEqual(['drained']);
  });

  it('starts a child again that crashed, with a pause in between', async () => {
    const supervised = create();
    await supervised.start();
    const first = childPid(supervised);
    process.kill(first, 'SIGKILL');
    await expect.poll(() => printed).toContain('The sample serves again');
    expect(printed[0]).toBe('The sample ended unexpectedly (SIGKILL); starting it again in 0.5 s');
    expect(childPid(supervised)).not.toBe(first);
  });

  it('does not start a child again that was told to stop', async () => {
    const supervised = create();
    await supervised.start();
    const pid = childPid(supervised);
    await supervised.stop();
    await sleep(700);
    expect(isAlive(pid)).toBe(false);
    expect(printed).toEqual(['drained']);
  });

  it('reports a child that ends before it serves, and leaves the words to the child', async () => {
    const supervised = create('refuse');
    const failed = Promise.withResolvers<string>();
    supervised.onFailedStart = failed.resolve;
    void supervised.start();
    expect(await failed.promise).toBe('');
    expect(printed).toEqual(['cannot start: nothing fits']);
  });

  it('kills a child that does not drain in time', async () => {
    const supervised = create('stubborn');
    await supervised.start();
    const pid = childPid(supervised);
    await supervised.stop();
    expect(isAlive(pid)).toBe(false);
  });

  it('leaves no child behind when its own process is killed', async () => {
    const holder = spawn(process.execPath, [join(testDir, 'hold-child.ts')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(holder.stdout, 'data')) as [Buffer];
    const pid = Number(line.toString());
    expect(isAlive(pid)).toBe(true);
    holder.kill('SIGKILL');
    await expect.poll(() => isAlive(pid)).toBe(false);
  });
});

function create(behaviour = ''): SupervisedProcess {
  const supervised = new SupervisedProcess({
    name: 'sample',
    entry: join(testDir, 'sample-child.ts'),
    environment: { ...process.env, SAMPLE: behaviour },
  });
  started.push(supervised);
  return supervised;
}

function childPid(supervised: SupervisedProcess): number {
  return Number(supervised.readyLine.split('/').at(-1));
}

/** An orphan that has ended stays listed until somebody takes note of it: a zombie is not alive. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !existsSync(`/proc/${pid}/stat`) || !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}
