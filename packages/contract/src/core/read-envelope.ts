/** Free of zod: the browser's first load carries it. */

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

/**
 * Reads an answer in the new format `{code, message, data}` or the old one
 * `{header: {status, desc}, body}`, whose status keeps its last three digits as the code.
 * Returns null when it is neither.
 */
export function readEnvelope(body: unknown): Envelope | null {
  if (!isRecord(body)) return null;
  if (Number.isInteger(body.code) && typeof body.message === 'string') {
    return { code: body.code as number, message: body.message, data: body.data };
  }
  const { header } = body;
  if (!isRecord(header) || !/^\d+$/.test(String(header.status))) return null;
  const code = Number(String(header.status).slice(-3));
  return { code, message: typeof header.desc === 'string' ? header.desc : '', data: body.body };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
