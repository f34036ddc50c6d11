import { createHash } from 'node:crypto';

/**
 * SHA-256 of a request in one canonical text: keys sorted, absent and undefined alike, bigint told apart from
 * number and string. Two requests under one idempotency key are the same when their hashes are.
 * Throws a TypeError for what has no such text (functions, NaN, class instances other than Date).
 */
export function hashRequest(value: unknown): Buffer {
  return createHash('sha256').update(canonicalText(value)).digest();
}

function canonicalText(value: unknown): string {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return JSON.stringify(value);
    case 'bigint':
      return `${value}n`;
    case 'number':
      if (Number.isFinite(value)) return JSON.stringify(value);
      break;
    case 'undefined':
      return 'null';
    case 'object':
      if (value === null) return 'null';
      if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
      if (value instanceof Date) return JSON.stringify(value);
      if (isPlainObject(value)) return objectText(value);
      break;
    default:
  }
  throw new TypeError(`${String(value)} cannot be part of a request's hash`);
}

function objectText(value: Readonly<Record<string, unknown>>): string {
  const fields = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${canonicalText(value[key])}`);
  return `{${fields.join(',')}}`;
}

function isPlainObject(value: object): value is Readonly<Record<string, unknown>> {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
