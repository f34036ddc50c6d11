import { createCallWindow, type CallWindow } from './call-window.ts';

export type Labels = Readonly<Record<string, string>>;

/** A figure that is read when somebody looks; `read` answers one value for each set of labels. */
export interface Gauge {
  /** In Prometheus' spelling, with its unit: `outbox_oldest_seconds`. */
  readonly name: string;
  readonly help: string;
  read(): GaugeValue[] | Promise<GaugeValue[]>;
}

export interface GaugeValue {
  readonly labels?: Labels;
  readonly value: number;
}

export interface CallFigure {
  readonly audience: 'sites' | 'office';
  /** As it is declared, never as it was asked for. */
  readonly route: string;
  readonly status: number;
  readonly tookMs: number;
}

export interface ProviderFigure {
  readonly gpId: string;
  readonly method: string;
  /** `ok`, the provider's word for a refusal, or `unknown`. */
  readonly outcome: 'ok' | 'refused' | 'unknown';
  readonly tookMs: number;
}

export interface JobFigure {
  readonly name: string;
  readonly everySeconds: number;
  readonly isDone: boolean;
  readonly tookMs: number;
}

/** Where figures go beside this process's own memory. */
export interface FigureSink {
  call(figure: CallFigure): void;
  provider(figure: ProviderFigure): void;
  job(figure: JobFigure): void;
}

export interface JobStanding {
  readonly name: string;
  readonly everySeconds: number;
  readonly runs: number;
  readonly failures: number;
  readonly lastRunAt: Date;
  readonly lastFailedAt: Date | null;
}

export interface ProviderStanding {
  readonly gpId: string;
  readonly calls: number;
  readonly unknown: number;
  readonly lastAnswerAt: Date | null;
  readonly lastUnknownAt: Date | null;
}

/** What this process notes of itself while it works. Noting costs a few additions. */
export interface Figures extends FigureSink {
  gauge(gauge: Gauge): void;
  readonly gauges: readonly Gauge[];
  /** Another place to tell; there is one at most. */
  tell(sink: FigureSink): void;
  readonly startedAt: Date;
  readonly calls: CallWindow;
  jobs(): readonly JobStanding[];
  providers(): readonly ProviderStanding[];
}

type Written<Standing> = { -readonly [Name in keyof Standing]: Standing[Name] };

export function createFigures(clock: () => Date): Figures {
  const gauges: Gauge[] = [];
  const calls = createCallWindow(() => clock().getTime());
  const jobs = new Map<string, Written<JobStanding>>();
  const providers = new Map<string, Written<ProviderStanding>>();
  let sink: FigureSink | null = null;

  return {
    gauges,
    calls,
    startedAt: new Date(Date.now() - process.uptime() * 1_000),
    gauge: (gauge) => void gauges.push(gauge),
    tell: (other) => void (sink = other),
    call(figure) {
      calls.note(figure.status, figure.tookMs);
      sink?.call(figure);
    },
    provider(figure) {
      const { gpId, outcome } = figure;
      const standing = providers.get(gpId) ?? newProvider(gpId);
      providers.set(gpId, standing);
      standing.calls += 1;
      if (outcome === 'unknown') {
        standing.unknown += 1;
        standing.lastUnknownAt = clock();
      } else standing.lastAnswerAt = clock();
      sink?.provider(figure);
    },
    job(figure) {
      const { name, everySeconds, isDone } = figure;
      const standing = jobs.get(name) ?? newJob(name, everySeconds, clock());
      jobs.set(name, standing);
      standing.runs += 1;
      standing.lastRunAt = clock();
      if (!isDone) {
        standing.failures += 1;
        standing.lastFailedAt = clock();
      }
      sink?.job(figure);
    },
    jobs: () => [...jobs.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    providers: () => [...providers.values()],
  };
}

function newProvider(gpId: string): Written<ProviderStanding> {
  return { gpId, calls: 0, unknown: 0, lastAnswerAt: null, lastUnknownAt: null };
}

function newJob(name: string, everySeconds: number, now: Date): Written<JobStanding> {
  return { name, everySeconds, runs: 0, failures: 0, lastRunAt: now, lastFailedAt: null };
}
