import type { Currency, PerLanguage } from '@halls/contract';
import type { EnvelopeAudience, EnvelopeBody } from '@halls/contract/office';
import { instantOf, localTime } from '#app/parts/local-time.ts';

/** An envelope as it is typed; times are those of whoever writes. */
export interface EnvelopeDraft {
  readonly currency: Currency;
  readonly pool: string;
  readonly count: string;
  readonly least: string;
  readonly most: string;
  readonly opensAt: string;
  readonly endAt: string;
  readonly turnover: string;
  readonly audience: EnvelopeAudience;
  readonly before: string;
  readonly deposited: string;
  readonly title: PerLanguage;
  readonly text: PerLanguage;
}

export function draftOf(body: EnvelopeBody | null, currency: Currency): EnvelopeDraft {
  return {
    currency: body?.currency ?? currency,
    ...{ pool: body?.pool ?? '', count: body ? String(body.count) : '' },
    ...{ least: body?.least ?? '', most: body?.most ?? '' },
    ...{ opensAt: localTime(body?.opens_at), endAt: localTime(body?.end_at) },
    turnover: body ? String(body.turnover_percent) : '100',
    audience: body?.audience.kind ?? 'everybody',
    before: body?.audience.kind === 'registered_before' ? localTime(body.audience.at) : '',
    deposited: body?.audience.kind === 'deposited' ? body.audience.amount : '',
    ...{ title: body?.title ?? {}, text: body?.text ?? {} },
  };
}

/** What is missing or is no number at all, by its name on the wire; the server says the rest. */
export function readDraft(
  draft: EnvelopeDraft,
): { readonly body: EnvelopeBody } | { readonly wrong: ReadonlySet<string> } {
  const opensAt = instantOf(draft.opensAt);
  const endAt = instantOf(draft.endAt);
  const before = instantOf(draft.before);
  const isAmount = (text: string) => /^\d{1,15}(\.\d{1,2})?$/.test(text);
  const isCount = (text: string) => /^\d{1,5}$/.test(text);
  const isSaid = (texts: PerLanguage) => Object.keys(texts).length > 0;
  const wrong = new Set(
    Object.entries({
      pool: isAmount(draft.pool),
      count: isCount(draft.count),
      least: isAmount(draft.least),
      most: isAmount(draft.most),
      opens_at: opensAt !== null,
      end_at: endAt !== null,
      turnover_percent: isCount(draft.turnover),
      'audience.at': draft.audience !== 'registered_before' || before !== null,
      'audience.amount': draft.audience !== 'deposited' || isAmount(draft.deposited),
      title: isSaid(draft.title),
      text: isSaid(draft.text),
    }).flatMap(([name, isRight]) => (isRight ? [] : [name])),
  );
  if (wrong.size > 0 || opensAt === null || endAt === null) return { wrong };
  return {
    body: {
      ...{ currency: draft.currency, pool: draft.pool, least: draft.least, most: draft.most },
      ...{ count: Number(draft.count), turnover_percent: Number(draft.turnover) },
      ...{ opens_at: opensAt, end_at: endAt, title: draft.title, text: draft.text },
      audience: audienceOf(draft, before),
    },
  };
}

function audienceOf(draft: EnvelopeDraft, before: string | null): EnvelopeBody['audience'] {
  if (draft.audience === 'registered_before' && before !== null)
    return { kind: 'registered_before', at: before };
  if (draft.audience === 'deposited') return { kind: 'deposited', amount: draft.deposited };
  return { kind: 'everybody' };
}
