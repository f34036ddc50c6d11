/** What a handler answers: data, or a code that its endpoint declares. */
export type Outcome<Data, Code extends number> = Success<Data> | Failure<Code>;

export interface Success<Data> {
  readonly ok: true;
  readonly data: Data;
  /** The same object is answered again and again and never changes: its JSON is made once. */
  readonly isKept?: true;
}

export interface Failure<Code extends number> {
  readonly ok: false;
  readonly code: Code | 401 | 404 | 422 | 429 | 503;
  readonly data?: unknown;
  readonly fields?: Readonly<Record<string, string>>;
}

export function succeed<Data>(data: Data): Success<Data> {
  return { ok: true, data };
}

/** As `succeed`, with data that is kept to be answered again, and that nobody changes. */
export function succeedKept<Data extends object>(data: Data): Success<Data> {
  return { ok: true, data, isKept: true };
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
