import { randomBytes } from 'node:crypto';
import { officeEndpoints } from '@halls/contract/office';
import type { Clock, Sealing } from '@halls/service';
import { audited } from '#platform/audit/audited.ts';
import type { Sql } from '#platform/database.ts';
import { defineApprovable, type Approvable } from '#platform/office/approvable.ts';
import { implementChange, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail } from '#platform/result.ts';
import { lockConnection, lockNextKey, markNextKeyShown, writeNextKey } from './provider-connection.repo.ts';

/** A provider has to be told of the key, and to put it in. */
const shortestNoticeMs = 60_000;
const secretBytes = 32;
const nameBytes = 4;

interface Deps {
  readonly sealing: Sealing;
  readonly clock: Clock;
}

/** Makes a provider a new key, in the place of one that still waits. Its secret is made when others have agreed, and shown by `showKeyRoute`, once. */
export function changeProviderKey({ sealing, clock }: Deps): Approvable {
  return defineApprovable(officeEndpoints.providerChangeKey, {
    async describe(transaction, { gp_id: gpId, old_ends_at: oldEndsAt }) {
      const writer = { transaction, sealing };
      const connection = await lockConnection(writer, gpId);
      if (!connection) return fail(404);
      if (Date.parse(oldEndsAt) < clock().getTime() + shortestNoticeMs) return fail(101);
      const waiting = await lockNextKey(writer, gpId);
      return {
        siteId: null,
        target: `provider/${gpId}`,
        targetName: gpId,
        before: { keyId: connection.keyId, nextKeyId: waiting?.keyId ?? null },
        after: { oldEndsAt },
        baseRevision: `${connection.keyId} ${waiting?.keyId ?? ''}`,
      };
    },

    async apply(transaction, { gp_id: gpId, old_ends_at: oldEndsAt, reason }, agreed) {
      const writer = { transaction, sealing };
      const connection = await lockConnection(writer, gpId);
      if (!connection) return fail(404);
      const next = {
        keyId: `${gpId.toLowerCase()}-${randomBytes(nameBytes).toString('hex')}`,
        secret: randomBytes(secretBytes).toString('base64url'),
        from: new Date(oldEndsAt),
      };
      await writeNextKey(writer, gpId, next);
      const receipt = await audited(transaction, agreed.actor, 'provider.key_changed', {
        target: `provider/${gpId}`,
        before: { keyId: connection.keyId },
        after: { keyId: next.keyId, from: next.from },
        reason,
        changeRequestId: agreed.changeRequestId,
      });
      return { ok: true, receipt };
    },
  });
}

/** Shows the secret of the key that waits. Who has lost it asks for another key. */
export function showKeyRoute({ sql, sealing, clock }: Deps & { readonly sql: Sql }): OfficeImplementation {
  return implementChange(officeEndpoints.providerShowKey, ({ gp_id: gpId, reason }, { actor }) =>
    sql.transaction().execute(async (transaction) => {
      const writer = { transaction, sealing };
      const [connection, next] = [await lockConnection(writer, gpId), await lockNextKey(writer, gpId)];
      if (!connection) return fail(404);
      if (!next || next.isShown) return fail(101);
      await markNextKeyShown(transaction, gpId, clock());
      const receipt = await audited(transaction, actor, 'provider.key_shown', {
        target: `provider/${gpId}`,
        before: null,
        after: { keyId: next.keyId },
        reason,
      });
      const { operatorId } = connection;
      const data = { operator_id: operatorId, key_id: next.keyId, secret: next.secret };
      return { ok: true, data, receipt };
    }),
  );
}
