import { z } from 'zod';

/** Codes that any call can answer, whatever it declares. */
export const commonCodes = {
  success: 100,
  unauthorized: 401,
  notFound: 404,
  payloadTooLarge: 413,
  invalid: 422,
  tooManyRequests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export const envelopeSchema = z.object({
  code: z.number().int(),
  message: z.string(),
  data: z.unknown(),
});

/** What every call answers: HTTP 200 with `code` 100 on success, a business code otherwise. */
export interface Envelope<Data = unknown> {
  code: number;
  message: string;
  data: Data;
}

/** True for the codes that mean success: 100, and 1000 of the older servers. */
export function isSuccess(code: number): boolean {
  return code === 100 || code === 1000;
}

const oldEnvelopeSchema = z.object({
  header: z.object({ status: z.union([z.string(), z.number()]), desc: z.string().default('') }),
  body: z.unknown(),
});

/**
 * Reads an answer in the new format `{code, message, data}` or the old one
 * `{header: {status, desc}, body}`, whose status keeps its last three digits as the code.
 * Returns null when it is neither.
 */
export function readEnvelope(body: unknown): Envelope | null {
  const current = envelopeSchema.safeParse(body);
  if (current.success) return current.data;
  const old = oldEnvelopeSchema.safeParse(body);
  if (!old.success) return null;
  const { status, desc } = old.data.header;
  return { code: Number(String(status).slice(-3)), message: desc, data: old.data.body };
}
