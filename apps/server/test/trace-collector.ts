import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ToldSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly isFailed: boolean;
}

interface WireSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { key: string; value: Readonly<Record<string, unknown>> }[];
  readonly status: { readonly code?: number };
}

/** A collector that keeps what it is told, in the order of its telling. */
export async function openCollector() {
  const spans: ToldSpan[] = [];
  const keep = (body: string) => {
    const told = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: WireSpan[] }[] }[] };
    const wire = told.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans: all }) => all));
    spans.push(
      ...wire.map(({ traceId, spanId, parentSpanId, name, attributes, status }) => ({
        ...{ traceId, spanId, parentSpanId, name, isFailed: status.code === 2 },
        attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
      })),
    );
  };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      keep(body);
      return response.setHeader('content-type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`,
    spans: spans as readonly ToldSpan[],
    named: (name: string) => spans.filter((span) => span.name === name),
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
