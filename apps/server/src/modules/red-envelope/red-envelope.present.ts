import { formatMinor, textIn, toBit, type Language } from '@halls/contract';
import type { ListedRedEnvelope, RedEnvelope, RedEnvelopeProof } from '@halls/contract/activity';
import type { EnvelopeBody, OfficeEnvelope } from '@halls/contract/office';
import type { Claim, DrawnShare } from './claim.repo.ts';
import type { Envelope } from './envelope.ts';
import { stateAt } from './red-envelope.rules.ts';

interface Reader {
  readonly language: Language;
  readonly timezone: string;
  readonly now: Date;
}

function presentListedPart(envelope: Envelope, language: Language) {
  const { currency } = envelope;
  return {
    id: envelope.envelopeId,
    title: textIn(envelope.title, language),
    currency,
    pool: formatMinor(envelope.poolMinor, currency),
    count: envelope.count,
    opens_at: envelope.opensAt.toISOString(),
    end_at: envelope.endAt.toISOString(),
  };
}

function presentAnnounced(envelope: Envelope, language: Language) {
  return {
    ...presentListedPart(envelope, language),
    text: textIn(envelope.words, language),
    turnover_percent: envelope.turnoverPercent,
    seed_hash: envelope.seedHash ?? '',
  };
}

export function presentListed(envelope: Envelope, { language, now }: Reader): ListedRedEnvelope {
  return {
    ...presentListedPart(envelope, language),
    is_ended: toBit(stateAt(envelope, now) === 'ended'),
  };
}

export function presentRedEnvelope(envelope: Envelope, { language, timezone, now }: Reader): RedEnvelope {
  return {
    ...presentAnnounced(envelope, language),
    is_open: toBit(stateAt(envelope, now) === 'open'),
    timezone,
  };
}

export function presentProof(
  envelope: Envelope,
  shares: readonly DrawnShare[],
  { language, timezone }: Reader,
): RedEnvelopeProof {
  const { currency, seed, endedAt } = envelope;
  return {
    ...presentAnnounced(envelope, language),
    site_id: envelope.siteId,
    least: formatMinor(envelope.minMinor, currency),
    most: formatMinor(envelope.maxMinor, currency),
    timezone,
    drawn:
      seed === null || endedAt === null
        ? null
        : {
            ended_at: endedAt.toISOString(),
            seed,
            shares: shares.map((share) => ({
              amount: formatMinor(share.amountMinor, currency),
              claimed_at: share.claimedAt?.toISOString() ?? null,
              member_account: share.account,
            })),
          },
  };
}

export function presentBody(envelope: Envelope): EnvelopeBody {
  const { currency } = envelope;
  return {
    currency,
    pool: formatMinor(envelope.poolMinor, currency),
    count: envelope.count,
    least: formatMinor(envelope.minMinor, currency),
    most: formatMinor(envelope.maxMinor, currency),
    opens_at: envelope.opensAt.toISOString(),
    end_at: envelope.endAt.toISOString(),
    turnover_percent: envelope.turnoverPercent,
    audience: presentAudience(envelope),
    title: envelope.title,
    text: envelope.words,
  };
}

function presentAudience({ registeredBefore, depositedMinor, currency }: Envelope): EnvelopeBody['audience'] {
  if (registeredBefore) return { kind: 'registered_before', at: registeredBefore.toISOString() };
  if (depositedMinor) return { kind: 'deposited', amount: formatMinor(depositedMinor, currency) };
  return { kind: 'everybody' };
}

export function presentOfficeEnvelope(envelope: Envelope, paidMinor: bigint, now: Date): OfficeEnvelope {
  return {
    envelope_id: envelope.envelopeId,
    revision: envelope.revision,
    state: stateAt(envelope, now),
    body: presentBody(envelope),
    taken: envelope.taken,
    paid: formatMinor(paidMinor, envelope.currency),
    written_by: envelope.writtenBy,
    written_at: envelope.writtenAt.toISOString(),
    announced_by: envelope.announcedBy,
    announced_at: envelope.announcedAt?.toISOString() ?? null,
    seed_hash: envelope.seedHash,
    ended_at: envelope.endedAt?.toISOString() ?? null,
    ended_why: envelope.endedWhy,
  };
}

export function presentClaim({ place, memberId, account, amountMinor, at }: Claim, { currency }: Envelope) {
  return {
    ...{ share: place, member_id: memberId, account },
    amount: formatMinor(amountMinor, currency),
    at: at.toISOString(),
  };
}
