import { formatMinor } from '@halls/contract';
import {
  claimRedEnvelope,
  redEnvelopeList,
  redEnvelopePromotion,
  redEnvelopeProof,
} from '@halls/contract/activity';
import { implement, type Implementation } from '#platform/call.ts';
import type { Sql } from '#platform/database.ts';
import { fail, succeed } from '#platform/result.ts';
import { listShares } from './claim.repo.ts';
import { presentListed, presentProof, presentRedEnvelope } from './red-envelope.present.ts';
import {
  claimShare,
  findEnvelope,
  findForMember,
  listAnnounced,
  type ClaimOutcome,
} from './red-envelope.repo.ts';

const listed = 50;

const codeOf = {
  already: 101,
  ended: 102,
  not_open: 103,
  not_for_them: 104,
} as const satisfies Partial<Record<ClaimOutcome, number>>;

export function redEnvelopeRoutes({
  sql,
  timezoneOf,
}: {
  readonly sql: Sql;
  timezoneOf(siteId: number): string;
}): Implementation[] {
  return [
    implement(redEnvelopePromotion, async (_, { actor, language, now }) => {
      const envelope = await findForMember(sql, actor.memberId, now);
      const timezone = timezoneOf(actor.siteId);
      return succeed(envelope && presentRedEnvelope(envelope, { language, timezone, now }));
    }),

    implement(claimRedEnvelope, async ({ id: envelopeId }, { actor, now }) => {
      const { memberId, currency } = actor;
      const { outcome, amountMinor } = await claimShare(sql, { envelopeId, memberId, now });
      const share = amountMinor === null ? undefined : { cash: formatMinor(amountMinor, currency) };
      if (outcome !== 'claimed') return fail(codeOf[outcome], share);
      if (!share) throw new Error(`envelope ${envelopeId} was claimed and has no share`);
      return succeed(share);
    }),

    implement(redEnvelopeList, async (_, { site: { siteId }, language, now }) => {
      const timezone = timezoneOf(siteId);
      const envelopes = await listAnnounced(sql, siteId, listed);
      return succeed({
        list: envelopes.map((each) => presentListed(each, { language, timezone, now })),
        timezone,
      });
    }),

    implement(redEnvelopeProof, async ({ id: envelopeId }, { site: { siteId }, language, now }) => {
      const envelope = await findEnvelope(sql, { siteId, envelopeId });
      if (!envelope?.announcedAt) return fail(404);
      const shares = envelope.seed ? await listShares(sql, envelopeId) : [];
      return succeed(presentProof(envelope, shares, { language, timezone: timezoneOf(siteId), now }));
    }),
  ];
}
