import {
  context,
  diag,
  DiagLogLevel,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { Context, Span } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyRequest } from 'fastify';
import { followOutgoing } from './follow-outgoing.ts';
import type { Traces, TraceSettings } from './traces.ts';

const giveUpAfterMs = 3_000;
const silent = () => {};

/** Where spans are made and told on; what goes wrong with that is told to `onError`. */
function openProvider({ url, share }: TraceSettings, onError: (error: Error) => void): TracerProvider {
  const tell = (message: string) => onError(new Error(`traces: ${message}`));
  diag.setLogger(
    { error: tell, warn: tell, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const ofShare = new TraceIdRatioBasedSampler(share);
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: giveUpAfterMs });
  return new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'eight-halls' }),
    // who calls does not decide how much is followed; both ends decide alike by the trace's number
    sampler: new ParentBasedSampler({ root: ofShare, remoteParentSampled: ofShare }),
    spanLimits: { attributeValueLengthLimit: 2_000 },
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: giveUpAfterMs })],
  });
}

/**
 * Follows calls, statements, calls to others and runs of jobs, and tells OpenTelemetry's collector of them. This file and
 * its packages are loaded where traces are wanted, and nowhere else. Process-wide: one at a time.
 */
export function openTraces(settings: TraceSettings, onError: (error: Error) => void): Traces {
  const provider = openProvider(settings, onError);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const tracer = provider.getTracer('halls');
  const endOutgoing = followOutgoing(tracer);
  const followed = new WeakMap<FastifyRequest, { readonly span: Span; readonly inside: Context }>();

  return {
    begin(request, go) {
      const { config, url: route = 'none' } = request.routeOptions;
      const parent = config.isForServers ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
      const attributes = {
        ...{ 'http.request.method': request.method, 'http.route': route },
        'request.id': request.id,
      };
      const span = tracer.startSpan(
        `${request.method} ${route}`,
        { kind: SpanKind.SERVER, attributes },
        parent,
      );
      const inside = trace.setSpan(parent, span);
      followed.set(request, { span, inside });
      context.with(inside, go);
    },
    goOn(request, go) {
      context.with(followed.get(request)?.inside ?? ROOT_CONTEXT, go);
    },
    end(request, status) {
      const span = followed.get(request)?.span;
      span?.setAttribute('http.response.status_code', status);
      if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
    },
    noteStatement(text, tookMs) {
      if (!trace.getActiveSpan()?.isRecording()) return;
      const endMs = Date.now();
      const [verb = ''] = text.trimStart().split(/\s/, 1);
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
      tracer
        .startSpan(verb.toLowerCase(), { kind: SpanKind.CLIENT, startTime: endMs - tookMs, attributes })
        .end(endMs);
    },
    follow: (job) => ({
      ...job,
      run: () =>
        tracer.startActiveSpan(`job ${job.name}`, { root: true }, async (span) => {
          try {
            await job.run();
          } catch (error) {
            span.setStatus({ code: SpanStatusCode.ERROR });
            throw error;
          } finally {
            span.end();
          }
        }),
    }),
    async close() {
      endOutgoing();
      context.disable();
      propagation.disable();
      await provider.shutdown().catch(onError);
      diag.disable();
    },
  };
}
