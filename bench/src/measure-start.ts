import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from '@halls/postgres';
import type { Figure, Measurement } from './measurement.ts';

const root = resolve(import.meta.dirname, '../..');
const withinSeconds = { fresh: 30, unchanged: 4 };
const patienceMs = 600_000;
const pauseMs = 500;

/** `npm start` in a fresh clone of what is committed, with npm's cache as it is, and again when nothing has changed. */
export const measureStart: Measurement = {
  name: 'start',
  title: 'npm start in a fresh clone until it is ready, and again',
  async run(workspace) {
    const folder = await mkdtemp(join(os.tmpdir(), 'halls-bench-start-'));
    try {
      await promisify(execFile)('git', ['clone', '--quiet', root, folder]);
      const fresh = await start(folder);
      workspace.say(`  fresh: ${fresh.seconds.toFixed(1)} s; waiting for the pictures`);
      await fresh.drawn;
      await fresh.stop();
      const unchanged = await start(folder);
      await unchanged.stop();
      return [
        describe('start of a fresh clone', fresh.seconds, withinSeconds.fresh),
        describe('start when nothing has changed', unchanged.seconds, withinSeconds.unchanged),
      ];
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

interface Started {
  readonly seconds: number;
  /** When the last of its pictures can be had. */
  readonly drawn: Promise<void>;
  stop(): Promise<void>;
}

async function start(folder: string): Promise<Started> {
  const [port, studioPort] = [await findFreePort(), await findFreePort()];
  const [officePort, gatewayPort] = [await findFreePort(), await findFreePort()];
  const startMs = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: '',
      PORT: String(port),
      STUDIO_PORT: String(studioPort),
      BACKOFFICE_PORT: String(officePort),
      GATEWAY_PORT: String(gatewayPort),
    },
  });
  const ended = once(child, 'exit');
  const ready = Promise.withResolvers<void>();
  createInterface({ input: child.stdout }).on('line', (line) => line.startsWith('ready ') && ready.resolve());
  void ended.then(() => ready.reject(new Error('npm start ended before it was ready')));
  const late = setTimeout(() => child.kill('SIGTERM'), patienceMs);
  await ready.promise.finally(() => clearTimeout(late));
  return {
    seconds: (performance.now() - startMs) / 1000,
    drawn: untilDrawn(`http://127.0.0.1:${port}/pictures/halls/2.svg`),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      // npm does not wait for what it has started; the database is what ends last
      while (existsSync(join(folder, '.data/postgres/postmaster.pid'))) await sleep(pauseMs);
    },
  };
}

/** Browsers are asked to keep pictures from then on. */
async function untilDrawn(url: string): Promise<void> {
  const endMs = performance.now() + patienceMs;
  while (performance.now() < endMs) {
    const { headers } = await fetch(url);
    if (headers.get('cache-control') !== 'no-cache') return;
    await sleep(pauseMs);
  }
}

function describe(name: string, value: number, atMost: number): Figure {
  return {
    name,
    unit: 's',
    value,
    besideName: 'what it may take',
    beside: atMost,
    ratio: value / atMost,
    target: { of: 'value', atMost },
  };
}
