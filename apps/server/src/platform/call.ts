import type { CodeOf, DataOf, Endpoint, Language, RequestOf, Currency } from '@halls/contract';
import type { TemplateName } from '@halls/contract/template';
import type { Outcome } from './result.ts';

/** The site that the request's host picked. */
export interface CallSite {
  readonly siteId: number;
  readonly template: TemplateName;
  readonly defaultCurrency: Currency;
  readonly currencies: readonly Currency[];
  readonly languages: readonly Language[];
}

/** The member behind a valid token. */
export interface CallMember {
  readonly memberId: number;
  readonly sessionId: string;
  readonly siteId: number;
  readonly account: string;
  readonly currency: Currency;
}

/** What the platform knows of a call before its handler runs. */
export interface Call<Member extends CallMember | null = CallMember | null> {
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
  readonly member: Member;
}

type CallFor<E extends Endpoint> = E['access'] extends 'guest' ? Call : Call<CallMember>;

/** One endpoint with the code that answers it. */
export interface Implementation {
  readonly endpoint: Endpoint;
  readonly handle: (input: never, call: never) => Promise<Outcome<unknown, number>>;
}

/** Ties a handler to its endpoint; types hold request, data, codes and who may call. */
export function implement<E extends Endpoint>(
  endpoint: E,
  handle: (input: RequestOf<E>, call: CallFor<E>) => Promise<Outcome<DataOf<E>, CodeOf<E>>>,
): Implementation {
  return { endpoint, handle };
}
