import diagnostics from 'node:diagnostics_channel';
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Span, Tracer } from '@opentelemetry/api';

/** What undici, and so `fetch`, says of a request of its own. */
interface Outgoing {
  readonly request: {
    readonly method: string;
    readonly origin: string;
    addHeader(name: string, value: string): void;
  };
}

/** Makes a span of each request of undici that is a part of one, and tells whom it asks. Answers the end of it. */
export function followOutgoing(tracer: Tracer): () => void {
  const open = new WeakMap<object, Span>();
  const end = (request: object, change: (span: Span) => void) => {
    const span = open.get(request);
    if (!span) return;
    open.delete(request);
    change(span);
    span.end();
  };
  const heard: Readonly<Record<string, (message: never) => void>> = {
    create({ request }: Outgoing) {
      if (!trace.getActiveSpan()) return;
      const { host } = new URL(request.origin);
      const span = tracer.startSpan(request.method, {
        kind: SpanKind.CLIENT,
        // its path may name a member
        attributes: { 'http.request.method': request.method, 'server.address': host },
      });
      open.set(request, span);
      const headers: Record<string, string> = {};
      propagation.inject(trace.setSpan(context.active(), span), headers);
      for (const [name, value] of Object.entries(headers)) request.addHeader(name, value);
    },
    headers: ({ request, response }: Outgoing & { readonly response: { readonly statusCode: number } }) =>
      void open.get(request)?.setAttribute('http.response.status_code', response.statusCode),
    trailers: ({ request }: Outgoing) => end(request, () => {}),
    error: ({ request }: Outgoing) => end(request, (span) => span.setStatus({ code: SpanStatusCode.ERROR })),
  };
  const listeners = Object.entries(heard).map(
    ([event, hear]) => [`undici:request:${event}`, (message: unknown) => hear(message as never)] as const,
  );
  for (const [channel, hear] of listeners) diagnostics.subscribe(channel, hear);
  return () => {
    for (const [channel, hear] of listeners) diagnostics.unsubscribe(channel, hear);
  };
}
