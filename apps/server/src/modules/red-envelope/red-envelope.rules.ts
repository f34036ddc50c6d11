import type { EnvelopeBody, EnvelopeState } from '@halls/contract/office';
import { readMinor } from '@halls/contract';
import { canBeShared } from '@halls/fairness/node';
import type { Envelope, EnvelopeTerms } from './envelope.ts';

type Read =
  | { readonly ok: true; readonly terms: EnvelopeTerms }
  | {
      readonly ok: false;
      readonly code: 422;
      readonly fields: Readonly<Record<string, 'error.field_format'>>;
    }
  | { readonly ok: false; readonly code: 102 | 103 };

/** What an operator has written; 102 where the pool can't be in such shares, 103 where it would end before it opens. */
export function readTerms(siteId: number, body: EnvelopeBody): Read {
  const { currency, audience } = body;
  const amounts = {
    'body.pool': readMinor(body.pool, currency),
    'body.least': readMinor(body.least, currency),
    'body.most': readMinor(body.most, currency),
    ...(audience.kind === 'deposited' && { 'body.audience.amount': readMinor(audience.amount, currency) }),
  };
  const wrong = Object.entries(amounts).filter(([, minor]) => minor === null || minor === 0n);
  if (wrong.length > 0)
    return {
      ok: false,
      code: 422,
      fields: Object.fromEntries(wrong.map(([name]) => [name, 'error.field_format'])),
    };
  const terms: EnvelopeTerms = {
    ...{ siteId, currency, count: body.count, turnoverPercent: body.turnover_percent },
    poolMinor: amounts['body.pool'] ?? 0n,
    minMinor: amounts['body.least'] ?? 0n,
    maxMinor: amounts['body.most'] ?? 0n,
    ...{ opensAt: new Date(body.opens_at), endAt: new Date(body.end_at) },
    audience: audience.kind,
    registeredBefore: audience.kind === 'registered_before' ? new Date(audience.at) : null,
    depositedMinor: amounts['body.audience.amount'] ?? null,
    ...{ title: body.title, words: body.text },
  };
  if (!canBeShared(terms)) return { ok: false, code: 102 };
  if (terms.endAt <= terms.opensAt) return { ok: false, code: 103 };
  return { ok: true, terms };
}

/** How it stands now, whether or not that was noted already. */
export function stateAt({ state, opensAt, endAt }: Envelope, now: Date): EnvelopeState {
  if (state !== 'announced') return state;
  if (endAt <= now) return 'ended';
  return opensAt <= now ? 'open' : 'announced';
}
