import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProduct, type RunningProduct } from '@halls/testkit';
import { ask, pause } from './site-caller.ts';

export const blows = ['server', 'studio', 'both', 'postgres', 'launcher'] as const;
export type Blow = (typeof blows)[number];

const patienceMs = 120_000;

/** The whole product, as `npm start` runs it, and the ways to kill parts of it. */
export class Victim {
  readonly dataDir: string;
  readonly port: number;
  readonly studioPort: number;
  #product: RunningProduct;

  private constructor(product: RunningProduct) {
    this.dataDir = product.dataDir;
    this.port = product.port;
    this.studioPort = product.studioPort;
    this.#product = product;
  }

  static async start(dataDir: string): Promise<Victim> {
    return new Victim(await startProduct({ dataDir, env: { RATE_LIMITS: 'off' } }));
  }

  get siteUrl(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get studioUrl(): string {
    return `http://127.0.0.1:${this.studioPort}`;
  }

  /** As the superuser; the port is another one after each start. */
  get databaseUrl(): string {
    const password = readFileSync(join(this.dataDir, 'postgres-password'), 'utf8');
    return `postgres://postgres:${password}@127.0.0.1:${this.#postmaster()[3]}/halls`;
  }

  /** `kill -9`; answers how long it took until the site and the studio served again, in milliseconds. */
  async strike(blow: Blow): Promise<number> {
    const struckAt = performance.now();
    const { server, studio } = this.#children();
    if (blow === 'server' || blow === 'both') kill(server);
    if (blow === 'studio' || blow === 'both') kill(studio);
    if (blow === 'postgres') kill(Number(this.#postmaster()[0]));
    if (blow === 'launcher') kill(this.#product.pid);
    if (blow === 'postgres' || blow === 'launcher') {
      // these end the product; somebody starts it again
      await this.#product.exited;
      await this.#untilGone([server, studio]);
      const { dataDir, port, studioPort } = this;
      this.#product = await startProduct({ dataDir, port, studioPort, env: { RATE_LIMITS: 'off' } });
    }
    await this.#untilServing(blow === 'studio' ? null : server, blow === 'server' ? null : studio);
    return performance.now() - struckAt;
  }

  async stop(): Promise<void> {
    await this.#product.stop();
  }

  output(): string {
    return this.#product.output();
  }

  #postmaster(): string[] {
    return readFileSync(join(this.dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  }

  #children(): { server: number; studio: number } {
    const lines = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
    const find = (entry: string): number => {
      const line = lines.find((each) => {
        const [, parent] = each.trim().split(/\s+/);
        return Number(parent) === this.#product.pid && each.includes(entry);
      });
      return Number(line?.trim().split(/\s+/)[0] ?? 0);
    };
    return { server: find('apps/server/src/main.ts'), studio: find('apps/studio/server/main.ts') };
  }

  async #untilGone(pids: readonly number[]): Promise<void> {
    const deadline = Date.now() + patienceMs;
    while (pids.some(isAlive)) {
      if (Date.now() > deadline) throw new Error(`${pids.join(' and ')} outlived their parent`);
      await pause(50);
    }
  }

  /** Until other processes than those that were struck answer. */
  async #untilServing(oldServer: number | null, oldStudio: number | null): Promise<void> {
    const deadline = Date.now() + patienceMs;
    for (;;) {
      const { server, studio } = this.#children();
      const isAnother = server !== 0 && studio !== 0 && server !== oldServer && studio !== oldStudio;
      if (
        isAnother &&
        (await isServing(`${this.siteUrl}/ready`)) &&
        (await isServing(`${this.studioUrl}/health`))
      )
        return;
      if (Date.now() > deadline) throw new Error(`the product is not back:\n${this.output()}`);
      await pause(50);
    }
  }
}

async function isServing(url: string): Promise<boolean> {
  return (await ask(url, {}))?.status === 200;
}

function kill(pid: number): void {
  if (pid > 0) process.kill(pid, 'SIGKILL');
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}
