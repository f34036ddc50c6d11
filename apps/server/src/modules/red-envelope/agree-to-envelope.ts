import { officeEndpoints } from '@halls/contract/office';
import { audited } from '#platform/audit/audited.ts';
import type { SqlTransaction } from '#platform/database.ts';
import { defineApprovable, type Approvable } from '#platform/office/approvable.ts';
import { fail } from '#platform/result.ts';
import { announceEnvelope } from './announce-envelope.ts';
import type { EnvelopeDeps } from './keep-envelopes.ts';
import { targetOf } from './red-envelope.office.routes.ts';
import { presentBody } from './red-envelope.present.ts';
import { findEnvelope } from './red-envelope.repo.ts';

interface Asked {
  readonly site_id: number;
  readonly envelope_id: number;
}

/** A draft is announced when somebody agrees who wrote none of it. */
export function agreeToEnvelope({ sealing, clock }: EnvelopeDeps): Approvable {
  async function look(transaction: SqlTransaction, asked: Asked) {
    const which = { siteId: asked.site_id, envelopeId: asked.envelope_id };
    const envelope = await findEnvelope(transaction, which, { lock: true });
    if (!envelope) return fail(404);
    if (envelope.state !== 'draft') return fail(105);
    if (envelope.endAt <= clock()) return fail(103);
    return { ok: true as const, envelope };
  }

  return defineApprovable(officeEndpoints.envelopeAnnounce, {
    async describe(transaction, input) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { envelope } = looked;
      const { envelopeId, siteId, currency, poolMinor, revision, writerIds } = envelope;
      return {
        ...{ siteId, target: targetOf(envelopeId), targetName: String(envelopeId) },
        amount: { currency, amountMinor: poolMinor },
        ...{ before: null, after: presentBody(envelope) },
        ...{ baseRevision: String(revision), concerns: writerIds },
      };
    },

    async apply(transaction, input, { actor, changeRequestId }) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { envelope } = looked;
      const { seedHash } = await announceEnvelope({ transaction, sealing }, envelope, {
        ...{ by: actor.account, now: clock() },
      });
      const receipt = await audited(transaction, actor, 'envelope.announced', {
        ...{ target: targetOf(envelope.envelopeId), siteId: envelope.siteId, changeRequestId },
        ...{ before: null, after: { ...presentBody(envelope), seed_hash: seedHash }, reason: input.reason },
      });
      return { ok: true, receipt };
    },
  });
}
