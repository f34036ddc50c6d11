import { commonCodes, type Endpoint, type Envelope, type ErrorKey, type Language } from '@halls/contract';
import type { CallSite, Implementation, TextAnswer } from '#platform/call.ts';
import type { Clock } from '@halls/service';
import type { Outcome } from '#platform/result.ts';
import { guest, isAgent, type Member } from '#platform/actor.ts';
import { readInput, sayFields } from './read-input.ts';
import { runHandler } from './run-handler.ts';

/** Who a token belongs to. `rotatedToken` replaces it from now on. */
export type Authenticator = (
  token: string,
  siteId: number,
) => Promise<{ member: Member; rotatedToken: string | null } | null>;

export type Translate = (language: Language, key: string) => string;

/** What is known of a request before the call is looked at. */
export interface RequestFacts {
  readonly requestId: string;
  readonly site: CallSite;
  readonly language: Language;
  readonly remoteAddress: string;
  readonly country: string | null;
  readonly userAgent: string;
  readonly origin: string | null;
  readonly siteOrigin: string;
  readonly token: string | null;
}

export interface Dispatched {
  readonly status: number;
  readonly envelope: Envelope;
  /** Goes out instead of the envelope where the endpoint answers text. */
  readonly text: string | null;
  readonly rotatedToken: string | null;
  /** What the envelope holds, where the same is answered again and again. */
  readonly keptData: object | null;
}

export interface Dispatcher {
  readonly endpoints: readonly Endpoint[];
  has(path: string): boolean;
  dispatch(path: string, body: unknown, facts: RequestFacts): Promise<Dispatched>;
}

/** Message key of each code that any call may answer, and its HTTP status. */
const common: Readonly<Record<number, { status: number; key: ErrorKey }>> = {
  [commonCodes.unauthorized]: { status: 401, key: 'error.unauthorized' },
  [commonCodes.forbidden]: { status: 403, key: 'error.forbidden' },
  [commonCodes.notFound]: { status: 404, key: 'error.not_found' },
  [commonCodes.invalid]: { status: 422, key: 'error.invalid' },
  [commonCodes.tooManyRequests]: { status: 429, key: 'error.too_many_requests' },
  [commonCodes.unavailable]: { status: 503, key: 'error.unavailable' },
};

/**
 * Runs a call to a site from its raw body to its answer, for HTTP and for pages rendered in this process:
 * site, token, access, schema, handler, message, in this order.
 */
export function createDispatcher(deps: {
  implementations: readonly Implementation[];
  authenticate: Authenticator;
  translate: Translate;
  clock: Clock;
}): Dispatcher {
  const byPath = indexByPath(deps.implementations);

  async function dispatch(path: string, body: unknown, facts: RequestFacts): Promise<Dispatched> {
    const say = (key: string) => deps.translate(facts.language, key);
    const refuse = (code: number, key?: ErrorKey, data: unknown = null): Dispatched => ({
      status: common[code]?.status ?? 200,
      envelope: { code, message: say(key ?? common[code]?.key ?? 'error.internal'), data },
      text: null,
      rotatedToken: null,
      keptData: null,
    });

    const implementation = byPath.get(path);
    if (!implementation) return refuse(commonCodes.notFound);
    const { endpoint } = implementation;

    const { siteId, rest } = splitSiteId(body);
    if (siteId !== undefined && siteId !== facts.site.siteId)
      return refuse(commonCodes.notFound, 'error.wrong_site');

    const session = facts.token ? await deps.authenticate(facts.token, facts.site.siteId) : null;
    const actor = session?.member ?? guest;
    if (endpoint.access !== 'guest' && actor.kind === 'guest') return refuse(commonCodes.unauthorized);
    if (endpoint.access === 'agent' && !isAgent(actor)) return refuse(commonCodes.forbidden);

    if (actor.kind === 'member' && actor.mustChangePassword && !isOpenBeforeChange(endpoint, rest))
      return refuse(commonCodes.forbidden, 'error.password_change_first', {
        reason: 'password_change_first',
      });

    const read = readInput(endpoint.request, rest);
    if (!read.ok)
      return refuse(commonCodes.invalid, 'error.invalid', { fields: sayFields(read.fields, say) });

    const { token: _, ...known } = facts;
    const outcome = await runHandler(implementation.handle, read.input, {
      ...known,
      now: deps.clock(),
      actor,
    });
    const answer = present(outcome, endpoint, say);
    return {
      ...answer,
      text: answer.status === 200 ? presentText(implementation, answer.envelope, read.input) : null,
      rotatedToken: session?.rotatedToken ?? null,
      keptData: outcome.ok && outcome.isKept ? (outcome.data as object) : null,
    };
  }

  return {
    endpoints: deps.implementations.map((implementation) => implementation.endpoint),
    has: (path) => byPath.has(path),
    dispatch,
  };
}

/** What guests may do is open to everybody. */
function isOpenBeforeChange({ access, beforePasswordChange }: Endpoint, body: unknown): boolean {
  if (access === 'guest' || beforePasswordChange === 'all') return true;
  if (beforePasswordChange !== 'empty' || typeof body !== 'object' || body === null) return false;
  return Object.values(body).every((value) => value === undefined || value === null);
}

function indexByPath(implementations: readonly Implementation[]): ReadonlyMap<string, Implementation> {
  const byPath = new Map<string, Implementation>();
  for (const implementation of implementations) {
    const { path, presentation } = implementation.endpoint;
    if (byPath.has(path)) throw new Error(`two implementations answer ${path}`);
    if ((presentation === 'text') !== (implementation.present !== undefined))
      throw new Error(`${path} is to answer text: \`implementText\` is for that, and for nothing else`);
    byPath.set(path, implementation);
  }
  return byPath;
}

function present(
  outcome: Outcome<unknown, number>,
  endpoint: Endpoint,
  say: (key: string) => string,
): Pick<Dispatched, 'status' | 'envelope'> {
  if (outcome.ok) {
    return {
      status: 200,
      envelope: { code: commonCodes.success, message: say('success'), data: outcome.data ?? null },
    };
  }
  const { code } = outcome;
  const fields = outcome.fields && sayFields(outcome.fields, say);
  const data = fields ? { fields } : (outcome.data ?? null);
  const declared = endpoint.codes[code];
  if (declared) return { status: 200, envelope: { code, message: say(declared), data } };
  const known = common[code];
  if (!known) throw new Error(`${endpoint.path} answered code ${code}, which it does not declare`);
  return { status: known.status, envelope: { code, message: say(known.key), data } };
}

function presentText(
  implementation: Implementation,
  { code, message, data }: Envelope,
  input: unknown,
): string | null {
  const toText = implementation.present as
    | ((answer: TextAnswer<unknown>, input: unknown) => string)
    | undefined;
  return toText?.({ code, message, data: data ?? null }, input) ?? null;
}

/** `site_id` may stand in any body; it is checked here once and kept from the endpoints. */
function splitSiteId(body: unknown): { siteId: number | undefined; rest: unknown } {
  if (typeof body !== 'object' || body === null || Array.isArray(body) || !('site_id' in body)) {
    // no body at all is an empty one; null is not
    return { siteId: undefined, rest: body === undefined ? {} : body };
  }
  const { site_id: siteId, ...rest } = body;
  return { siteId: Number(siteId), rest };
}
