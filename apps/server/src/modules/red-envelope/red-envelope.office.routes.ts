import { formatMinor } from '@halls/contract';
import { officeEndpoints } from '@halls/contract/office';
import { redEnvelopeDisplay } from '@halls/contract/activity';
import { audited } from '#platform/audit/audited.ts';
import { implementChange, implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { publish } from '#platform/outbox.ts';
import { fail, succeed } from '#platform/result.ts';
import { readNumberCursor } from '#platform/number-cursor.ts';
import { listClaims, sumClaims } from './claim.repo.ts';
import type { EnvelopeDeps } from './keep-envelopes.ts';
import { presentBody, presentClaim, presentOfficeEnvelope } from './red-envelope.present.ts';
import {
  countMembers,
  endEnvelope,
  findEnvelope,
  insertEnvelope,
  listEnvelopes,
  updateDraft,
} from './red-envelope.repo.ts';
import { readTerms } from './red-envelope.rules.ts';

const pageSize = 50;
const mostCounted = 10_000;

export interface EnvelopeOfficeDeps extends EnvelopeDeps {
  /** Null where there is no such site. */
  currenciesOf(siteId: number): readonly string[] | null;
}

export function redEnvelopeOfficeRoutes(deps: EnvelopeOfficeDeps): OfficeImplementation[] {
  const { sql } = deps;
  return [
    implementQuery(officeEndpoints.envelopeList, async (input, { now }) => {
      const limit = input.limit ?? pageSize;
      const found = await listEnvelopes(sql, {
        ...{ siteId: input.site_id, state: input.state, limit: limit + 1, now },
        beforeId: readNumberCursor(input.cursor),
      });
      const shown = found.slice(0, limit);
      const paid = await sumClaims(
        sql,
        shown.map(({ envelopeId }) => envelopeId),
      );
      const last = shown.at(-1);
      return succeed({
        list: shown.map((each) => presentOfficeEnvelope(each, paid.get(each.envelopeId) ?? 0n, now)),
        next_cursor: found.length > limit && last ? String(last.envelopeId) : null,
      });
    }),

    implementQuery(officeEndpoints.envelopeShow, async (input, { now }) => {
      const envelopeId = input.envelope_id;
      const envelope = await findEnvelope(sql, { siteId: input.site_id, envelopeId });
      if (!envelope) return fail(404);
      const paid = await sumClaims(sql, [envelopeId]);
      const members = await countMembers(sql, envelopeId, mostCounted + 1);
      const { poolMinor, currency, count, turnoverPercent } = envelope;
      const money = (minor: bigint) => formatMinor(minor, currency);
      return succeed({
        envelope: presentOfficeEnvelope(envelope, paid.get(envelopeId) ?? 0n, now),
        cost: {
          pool: money(poolMinor),
          average: money(poolMinor / BigInt(count)),
          turnover: money((poolMinor * BigInt(turnoverPercent)) / 100n),
          members: Math.min(members, mostCounted),
          is_more: members > mostCounted,
        },
      });
    }),

    implementQuery(officeEndpoints.envelopeClaims, async (input) => {
      const envelopeId = input.envelope_id;
      const envelope = await findEnvelope(sql, { siteId: input.site_id, envelopeId });
      if (!envelope) return fail(404);
      const limit = input.limit ?? pageSize;
      const found = await listClaims(sql, {
        envelopeId,
        after: readNumberCursor(input.cursor) ?? 0,
        limit: limit + 1,
      });
      const shown = found.slice(0, limit);
      const last = shown.at(-1);
      return succeed({
        list: shown.map((claim) => presentClaim(claim, envelope)),
        next_cursor: found.length > limit && last ? String(last.place) : null,
      });
    }),

    writeEnvelope(deps),
    stopEnvelope(deps),
  ];
}

function writeEnvelope({ sql, currenciesOf }: EnvelopeOfficeDeps): OfficeImplementation {
  return implementChange(officeEndpoints.envelopeWrite, (input, { actor, now }) =>
    sql.transaction().execute(async (transaction) => {
      const { site_id: siteId, envelope_id: known, body, reason } = input;
      if (!currenciesOf(siteId)?.includes(body.currency)) return fail(404);
      const read = readTerms(siteId, body);
      if (!read.ok) return read;
      const { terms } = read;
      const before =
        known === undefined
          ? null
          : await findEnvelope(transaction, { siteId, envelopeId: known }, { lock: true });
      if (known !== undefined && !before) return fail(404);
      if (before && before.state !== 'draft') return fail(105);
      if (input.base !== (before?.revision ?? 0)) return fail(101);
      if (before) await updateDraft(transaction, before, { terms, writer: actor, now });
      const envelopeId =
        before?.envelopeId ?? (await insertEnvelope(transaction, { terms, writer: actor, now }));
      const receipt = await audited(transaction, actor, 'envelope.written', {
        ...{ target: targetOf(envelopeId), siteId, reason },
        ...{ before: before && presentBody(before), after: body },
      });
      return { ok: true, data: { envelope_id: envelopeId }, receipt };
    }),
  );
}

function stopEnvelope({ sql }: EnvelopeOfficeDeps): OfficeImplementation {
  return implementChange(officeEndpoints.envelopeStop, (input, { actor, now }) =>
    sql.transaction().execute(async (transaction) => {
      const { site_id: siteId, envelope_id: envelopeId, reason } = input;
      const before = await findEnvelope(transaction, { siteId, envelopeId }, { lock: true });
      if (!before) return fail(404);
      if (!(await endEnvelope(transaction, { envelopeId, why: 'stopped', now }))) return fail(104);
      if (before.announcedAt)
        await publish(transaction, redEnvelopeDisplay, { currency: before.currency }, {});
      const receipt = await audited(transaction, actor, 'envelope.stopped', {
        ...{ target: targetOf(envelopeId), siteId, reason },
        ...{ before: { state: before.state, taken: before.taken }, after: { state: 'ended' } },
      });
      return { ok: true, data: null, receipt };
    }),
  );
}

export function targetOf(envelopeId: number): string {
  return `red_envelope/${envelopeId}`;
}
