import type { CodeOf, Currency, DataOf, Endpoint, Language, RequestOf } from '@halls/contract';
import type { Actor, Agent, Guest, Member } from './actor.ts';
import type { Outcome } from './result.ts';

/** The site that the request's host picked. */
export interface CallSite {
  readonly siteId: number;
  readonly defaultCurrency: Currency;
  readonly currencies: readonly Currency[];
  readonly languages: readonly Language[];
}

/** What the platform knows of a call to a site before its handler runs. */
export interface Call<Who extends Actor = Guest | Member> {
  readonly requestId: string;
  readonly now: Date;
  readonly site: CallSite;
  readonly language: Language;
  /** Of the connection, or of the trusted proxy's header; never of the body. */
  readonly remoteAddress: string;
  /** ISO 3166, when the operator's CDN says it. */
  readonly country: string | null;
  readonly userAgent: string;
  readonly origin: string | null;
  /** The site's own address as the visitor sees it, such as `http://localhost:3000`. */
  readonly siteOrigin: string;
  readonly actor: Who;
}

/** Who the handler of an endpoint deals with: whom its access lets in. */
interface ActorOf {
  readonly guest: Guest | Member;
  readonly member: Member;
  readonly agent: Agent;
}

/** One endpoint with the code that answers it. */
export interface Implementation {
  readonly endpoint: Endpoint;
  readonly handle: (input: never, call: never) => Promise<Outcome<unknown, number>>;
  /** Makes the text of an endpoint that answers text. */
  readonly present?: (answer: TextAnswer<unknown>, input: never) => string;
}

/** Ties a handler to its endpoint; types hold request, data, codes and who acts. */
export function implement<E extends Endpoint>(
  endpoint: E,
  handle: (input: RequestOf<E>, call: Call<ActorOf[E['access']]>) => Promise<Outcome<DataOf<E>, CodeOf<E>>>,
): Implementation {
  return { endpoint, handle };
}

/** As `implement`, for an endpoint that answers text: `present` makes it of what an envelope would say. */
export function implementText<E extends Endpoint, Data>(
  endpoint: E,
  handle: (input: RequestOf<E>, call: Call<ActorOf[E['access']]>) => Promise<Outcome<Data, CodeOf<E>>>,
  present: (answer: TextAnswer<Data>, input: RequestOf<E>) => string,
): Implementation {
  return { endpoint, handle, present: present as (answer: TextAnswer<unknown>, input: never) => string };
}

/** What an envelope would say; without `data` where the outcome carries none. */
export interface TextAnswer<Data> {
  readonly code: number;
  readonly message: string;
  readonly data: Data | null;
}
