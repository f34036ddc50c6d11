import type { Envelope } from '@halls/contract';

/**
 * Envelopes around data that is answered again and again, as the bytes that go out; they go with the data. A message
 * is in one of few languages, so each data has few.
 */
export function createKeptJson(): (envelope: Envelope, data: object) => Buffer {
  const byData = new WeakMap<object, Map<string, Buffer>>();
  return (envelope, data) => {
    const known = byData.get(data) ?? new Map<string, Buffer>();
    const bytes = known.get(envelope.message) ?? Buffer.from(JSON.stringify(envelope));
    known.set(envelope.message, bytes);
    byData.set(data, known);
    return bytes;
  };
}
