import type { z } from 'zod';
import type { ErrorKey } from './error-key.ts';

/** Who may call: `guest` is anyone, `member` needs a valid token, `agent` a member who is an active agent. */
export type Access = 'guest' | 'member' | 'agent';

/** Business codes a call can answer beside 100, each with the key of its message. */
export type CodeTable = Readonly<Record<number, ErrorKey>>;

/**
 * One call of the public API: `POST /api/<path>`.
 *
 * `request` is strict: an unknown property is refused with 422. `site_id` is accepted on every
 * call and checked against the site of the request's host before the call runs.
 */
export interface Endpoint<
  Request extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  Codes extends CodeTable = CodeTable,
  Who extends Access = Access,
  Path extends string = string,
> {
  readonly path: Path;
  readonly access: Who;
  readonly summary: string;
  readonly request: Request;
  readonly data: Data;
  readonly codes: Codes;
  /** Calls of one address that are taken, where they cost more than a look-up; else the limit of all calls. */
  readonly rateLimit?: { readonly perMinute: number };
  /**
   * What of it is open to members who must change their password first: all, or what an empty request asks for. Where
   * nothing is said a call for members is closed to them, with code 403.
   */
  readonly beforePasswordChange?: 'all' | 'empty';
  /** `envelope` where nothing is said. An answer of business is then text, made of its envelope; `data` is the text. */
  readonly presentation?: 'text';
}

/** Declares a call. The identity function is there for its types alone. */
export function defineEndpoint<
  const Request extends z.ZodType,
  const Data extends z.ZodType,
  const Codes extends CodeTable = Record<never, never>,
  const Who extends Access = Access,
  const Path extends string = string,
>(
  endpoint: Omit<Endpoint<Request, Data, Codes, Who, Path>, 'codes'> & { readonly codes?: Codes },
): Endpoint<Request, Data, Codes, Who, Path> {
  return { ...endpoint, codes: endpoint.codes ?? ({} as Codes) };
}

export type RequestOf<E extends Endpoint> = z.output<E['request']>;
export type RequestInput<E extends Endpoint> = z.input<E['request']>;
export type DataOf<E extends Endpoint> = z.output<E['data']>;
/** The codes that `E` declares, without 100. */
export type CodeOf<E extends Endpoint> = Extract<keyof E['codes'], number>;
