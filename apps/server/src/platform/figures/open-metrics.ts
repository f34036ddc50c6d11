import type { CallFigure, Figures, Labels } from './figures.ts';

/** Seconds; a bet takes single milliseconds, and nobody waits longer than ten seconds. */
const bounds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The figures in Prometheus' format. */
export interface Metrics {
  /** The text that a scrape is answered. */
  expose(): Promise<string>;
  close(): Promise<void>;
}

/** Hands the figures to OpenTelemetry. Its packages are loaded here and nowhere else: without metrics they cost nothing. */
export async function openMetrics(figures: Figures): Promise<Metrics> {
  const [{ MeterProvider, AggregationType }, { PrometheusExporter, PrometheusSerializer }] =
    await Promise.all([import('@opentelemetry/sdk-metrics'), import('@opentelemetry/exporter-prometheus')]);
  const reader = new PrometheusExporter({ preventServerStart: true });
  const provider = new MeterProvider({
    readers: [reader],
    views: [
      {
        instrumentName: '*_duration_seconds',
        aggregation: { type: AggregationType.EXPLICIT_BUCKET_HISTOGRAM, options: { boundaries: bounds } },
      },
    ],
  });
  const meter = provider.getMeter('halls');
  const calls = meter.createHistogram('halls_call_duration_seconds', {
    description: 'Calls by route and status, and how long they took',
  });
  const providers = meter.createHistogram('halls_provider_call_duration_seconds', {
    description: 'Calls to game providers by outcome, and how long they took',
  });
  const jobs = meter.createHistogram('halls_job_duration_seconds', {
    description: 'Runs of jobs, and how long they took',
  });
  for (const gauge of figures.gauges) {
    const observed = meter.createObservableGauge(`halls_${gauge.name}`, { description: gauge.help });
    observed.addCallback(async (result) => {
      for (const { value, labels } of await gauge.read()) result.observe(value, labels);
    });
  }
  figures.tell({
    call: (figure) => calls.record(figure.tookMs / 1_000, labelsOf(figure)),
    provider: ({ gpId, method, outcome, tookMs }) =>
      providers.record(tookMs / 1_000, { gp_id: gpId, method, outcome }),
    job: ({ name, isDone, tookMs }) =>
      jobs.record(tookMs / 1_000, { job: name, outcome: isDone ? 'done' : 'failed' }),
  });
  // neither what started the process nor the one scope that there is
  const serializer = new PrometheusSerializer('', false, undefined, true, true);
  return {
    async expose() {
      const { resourceMetrics } = await reader.collect();
      return serializer.serialize(resourceMetrics);
    },
    close: () => provider.shutdown(),
  };
}

function labelsOf({ audience, route, status }: CallFigure): Labels {
  return { audience, route, status: String(status) };
}
