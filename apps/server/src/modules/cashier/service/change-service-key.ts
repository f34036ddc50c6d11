import { randomBytes } from 'node:crypto';
import { officeEndpoints } from '@halls/contract/office';
import { audited } from '#platform/audit/audited.ts';
import { defineApprovable, type Approvable } from '#platform/office/approvable.ts';
import { implementChange, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail } from '#platform/result.ts';
import type { CashierDeps } from '../cashier.deps.ts';
import { lockService, markNextKeyShown, writeNextKey } from './payment-service.repo.ts';

/** A service has to be told of the key, and to put it in. */
const shortestNoticeMs = 60_000;
const secretBytes = 32;
const nameBytes = 4;

/** Makes a service a new key, in the place of one that still waits. Its secret is made when others have agreed, and shown by `showServiceKeyRoute`, once. */
export function changeServiceKeyOf({ sealing, clock }: Pick<CashierDeps, 'sealing' | 'clock'>): Approvable {
  return defineApprovable(officeEndpoints.paymentServiceChangeKey, {
    async describe(transaction, { psp_id: pspId, old_ends_at: oldEndsAt }) {
      const service = await lockService({ sql: transaction, sealing }, pspId);
      if (!service) return fail(404);
      if (Date.parse(oldEndsAt) < clock().getTime() + shortestNoticeMs) return fail(101);
      const nextKeyId = service.nextKey?.keyId ?? null;
      return {
        siteId: null,
        target: `payment_service/${pspId}`,
        targetName: pspId,
        before: { keyId: service.keyId, nextKeyId },
        after: { oldEndsAt },
        baseRevision: `${service.keyId} ${nextKeyId ?? ''}`,
      };
    },

    async apply(transaction, { psp_id: pspId, old_ends_at: oldEndsAt, reason }, agreed) {
      const service = await lockService({ sql: transaction, sealing }, pspId);
      if (!service) return fail(404);
      const next = {
        keyId: `${pspId.toLowerCase()}-${randomBytes(nameBytes).toString('hex')}`,
        secret: randomBytes(secretBytes).toString('base64url'),
        from: new Date(oldEndsAt),
      };
      await writeNextKey({ sql: transaction, sealing }, pspId, next);
      const receipt = await audited(transaction, agreed.actor, 'payment_service.key_changed', {
        target: `payment_service/${pspId}`,
        before: { keyId: service.keyId },
        after: { keyId: next.keyId, from: next.from },
        reason,
        changeRequestId: agreed.changeRequestId,
      });
      return { ok: true, receipt };
    },
  });
}

/** Shows the secret of the key that waits. Who has lost it asks for another key. */
export function showServiceKeyRoute({ sql, sealing, clock }: CashierDeps): OfficeImplementation {
  return implementChange(officeEndpoints.paymentServiceShowKey, ({ psp_id: pspId, reason }, { actor }) =>
    sql.transaction().execute(async (transaction) => {
      const service = await lockService({ sql: transaction, sealing }, pspId);
      if (!service) return fail(404);
      const { operatorId, nextKey } = service;
      if (!nextKey || nextKey.isShown) return fail(101);
      await markNextKeyShown(transaction, pspId, clock());
      const receipt = await audited(transaction, actor, 'payment_service.key_shown', {
        target: `payment_service/${pspId}`,
        before: null,
        after: { keyId: nextKey.keyId },
        reason,
      });
      const data = { operator_id: operatorId, key_id: nextKey.keyId, secret: nextKey.secret };
      return { ok: true, data, receipt };
    }),
  );
}
