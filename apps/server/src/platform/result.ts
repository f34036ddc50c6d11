/** What a handler answers: data, or a code that its endpoint declares. */
export type Outcome<Data, Code extends number> = { readonly ok: true; readonly data: Data } | Failure<Code>;

export interface Failure<Code extends number> {
  readonly ok: false;
  readonly code: Code | 401 | 404 | 422 | 429 | 503;
  readonly data?: unknown;
  readonly fields?: Readonly<Record<string, string>>;
}

export function succeed<Data>(data: Data): { readonly ok: true; readonly data: Data } {
  return { ok: true, data };
}

/** `data` is what the answer carries beside its code, such as the interval of a maintenance. */
export function fail<Code extends number>(
  code: Code,
  data?: unknown,
): { readonly ok: false; readonly code: Code; readonly data?: unknown } {
  return data === undefined ? { ok: false, code } : { ok: false, code, data };
}

/** 422: which fields are wrong, each with the key of its message. */
export function failFields(fields: Readonly<Record<string, string>>): {
  readonly ok: false;
  readonly code: 422;
  readonly fields: Readonly<Record<string, string>>;
} {
  return { ok: false, code: 422, fields };
}
