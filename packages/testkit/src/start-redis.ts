import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const usualPlaces = [
  '/usr/bin/redis-server',
  '/usr/local/bin/redis-server',
  '/opt/homebrew/bin/redis-server',
];

export interface TestRedis {
  readonly url: string;
  /** Ends it at once. */
  stop(): Promise<void>;
}

/** Where Redis is for tests of several nodes; null when there is none. */
export function findRedis(): string | null {
  return usualPlaces.find((path) => existsSync(path)) ?? null;
}

/** A Redis of the test's own, on a free port, that keeps nothing. */
export async function startRedis(port: number): Promise<TestRedis> {
  const program = findRedis();
  if (!program) throw new Error('there is no redis-server');
  const child = spawn(
    program,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    {
      stdio: 'ignore',
    },
  );
  const exited = new Promise<void>((settle) => child.once('exit', () => settle()));
  while (!(await answersAt(port))) {
    if (child.exitCode !== null) throw new Error(`redis-server ended with code ${child.exitCode}`);
    await sleep(20);
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

function answersAt(port: number): Promise<boolean> {
  return new Promise((settle) => {
    const socket = connect(port, '127.0.0.1');
    const done = (answers: boolean) => {
      socket.destroy();
      settle(answers);
    };
    socket.once('connect', () => done(true)).once('error', () => done(false));
  });
}
