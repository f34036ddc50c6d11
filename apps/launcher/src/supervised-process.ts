import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { childFlags } from './child-flags.ts';

const stopPatienceMs = 7_500;
const firstPauseMs = 500;
const longestPauseMs = 15_000;
/** Lines are held back this long: when the database is gone, what follows from it is not worth printing. */
const printDelayMs = 200;
/** A process that ran this long counts as healthy: its next crash starts with a short pause again. */
const healthyAfterMs = 60_000;

/**
 * A Node.js child that prints a line starting with `ready` once it serves. It is started again when
 * it crashes afterwards; a crash before its first `ready` is a failed start.
 */
export class SupervisedProcess {
  /** Called with one line when the process ends before it could serve for the first time. */
  onFailedStart: (line: string) => void = () => {};
  readyLine = '';
  readonly #options: {
    name: string;
    entry: string;
    environment: Readonly<Record<string, string | undefined>>;
  };
  #child: ChildProcess | null = null;
  #ended: Promise<void> = Promise.resolve();
  #isStopping = false;
  #isKilled = false;
  #unprinted: (() => void)[] = [];
  #pauseMs = firstPauseMs;
  #restart: NodeJS.Timeout | undefined;

  constructor(options: {
    name: string;
    entry: string;
    environment: Readonly<Record<string, string | undefined>>;
  }) {
    this.#options = options;
  }

  /** Settles when the process serves for the first time, or was told to stop before. */
  start(): Promise<void> {
    return new Promise((settle) => {
      this.#spawn(settle);
      void this.#ended.then(() => this.#isStopping && settle());
    });
  }

  /** Asks it to drain; kills it when that takes too long. */
  async stop(patienceMs = stopPatienceMs): Promise<void> {
    this.#isStopping = true;
    clearTimeout(this.#restart);
    this.#child?.kill('SIGTERM');
    const force = setTimeout(() => this.#child?.kill('SIGKILL'), patienceMs);
    await this.#ended;
    clearTimeout(force);
  }

  /** Ends it at once and without a word. */
  kill(): void {
    this.#isStopping = true;
    this.#isKilled = true;
    this.#unprinted = [];
    this.#child?.kill('SIGKILL');
  }

  #spawn(onReady: () => void): void {
    const startedAt = Date.now();
    const child = spawn(process.execPath, [...childFlags, this.#options.entry], {
      // its own process group: Ctrl-C in a terminal reaches the launcher alone, which then drains
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: this.#options.environment,
    });
    this.#child = child;
    let hasComplained = false;
    this.#forward(child, 'stdout', (line) => {
      if (!line.startsWith('ready')) return true;
      this.readyLine = line;
      onReady();
      return false;
    });
    this.#forward(child, 'stderr', () => (hasComplained = true));
    this.#ended = new Promise((settle) => {
      // `close` comes after the last line of output, `exit` may not
      child.once('close', (code, signal) => {
        this.#child = null;
        this.#print();
        settle();
        this.#afterEnd(signal ?? `code ${code}`, Date.now() - startedAt, hasComplained);
      });
    });
  }

  #forward(child: ChildProcess, name: 'stdout' | 'stderr', judge: (line: string) => boolean): void {
    const stream = child[name];
    if (!stream) return;
    createInterface({ input: stream }).on('line', (line) => {
      if (!judge(line) || this.#isKilled) return;
      this.#unprinted.push(() => process[name].write(`${line}\n`));
      setTimeout(() => this.#print(1), printDelayMs);
    });
  }

  #print(count = this.#unprinted.length): void {
    for (const print of this.#unprinted.splice(0, count)) print();
  }

  #afterEnd(reason: string, ranMs: number, hasComplained: boolean): void {
    if (this.#isStopping) return;
    const { name } = this.#options;
    if (!this.readyLine) {
      this.#isStopping = true;
      this.onFailedStart(hasComplained ? '' : `The ${name} ended before it could serve (${reason})`);
      return;
    }
    if (ranMs > healthyAfterMs) this.#pauseMs = firstPauseMs;
    process.stderr.write(
      `The ${name} ended unexpectedly (${reason}); starting it again in ${this.#pauseMs / 1000} s\n`,
    );
    this.#restart = setTimeout(
      () => this.#spawn(() => process.stderr.write(`The ${name} serves again\n`)),
      this.#pauseMs,
    );
    this.#pauseMs = Math.min(this.#pauseMs * 2, longestPauseMs);
  }
}
