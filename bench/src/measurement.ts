/** One subject that can be measured; `run` sets up what it needs and leaves nothing behind. */
export interface Measurement {
  /** What `npm run bench -- <name>` calls it. */
  readonly name: string;
  readonly title: string;
  /** Runs only when it is named. */
  readonly takesLong?: boolean;
  run(workspace: Workspace): Promise<readonly Result[]>;
}

/** What measurements share: one durable PostgreSQL of this run, and how long to measure. */
export interface Workspace {
  readonly machine: Machine;
  readonly secondsPerRound: number;
  /** How often each side is measured, in turn; the median counts. */
  readonly rounds: number;
  /** Tells whoever waits what is going on. */
  say(line: string): void;
  readonly postgresPid: number;
  /** A new empty database; its URL is the owner's. */
  createDatabase(name: string): Promise<string>;
  /** A new database with every migration of the server applied. */
  createMigratedDatabase(name: string): Promise<string>;
  close(): Promise<void>;
}

export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  readonly memoryGb: number;
  readonly node: string;
  readonly postgres: string;
}

export type Result = Figure | Skipped;

/** Something measured beside something known in the same run. Only the ratio compares across machines. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  /** What stands beside it, in the same unit. */
  readonly besideName: string;
  readonly beside: number;
  /** `value / beside`, as the median over the rounds where there are several. */
  readonly ratio: number;
  /** What the ratio, or the value where `of` says so, has to reach. */
  readonly target?: { readonly of?: 'ratio' | 'value'; readonly atLeast?: number; readonly atMost?: number };
  /** Each round's two values, in the order in which they were taken. */
  readonly rounds?: readonly { readonly value: number; readonly beside: number }[];
  /** Such as percentiles. */
  readonly details?: Readonly<Record<string, number>>;
}

/** A figure that has nothing known beside it but the most that it may be. */
export function boundedFigure(
  measured: Pick<Figure, 'name' | 'unit' | 'value' | 'details'>,
  atMost: number,
): Figure {
  return {
    ...measured,
    besideName: 'what it may be',
    beside: atMost,
    ratio: measured.value / atMost,
    target: { of: 'value', atMost },
  };
}

/** What could not be measured here, and why. */
export interface Skipped {
  readonly name: string;
  readonly skipped: string;
}

export interface Report {
  readonly startedAt: string;
  readonly machine: Machine;
  readonly results: (Result & { readonly measurement: string })[];
}

export function isFigure(result: Result): result is Figure {
  return !('skipped' in result);
}
