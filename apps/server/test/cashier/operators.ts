import type { Operator } from '#platform/actor.ts';
import type { Approvable } from '#platform/office/approvable.ts';
import type { CashierWorld } from './cashier-world.ts';

/** Two operators, as one who has asked and one who agrees: true where what was agreed to was done. */
export async function hireOperators({ database, app }: Pick<CashierWorld, 'database' | 'app'>) {
  const { rows } = await database.pool.query<{ operator_id: string }>(
    `insert into app.operator (account, name, language, password_hash, created_at)
     select account, account, 'en_US', '', now() from unnest(array['asks', 'agrees']) account returning operator_id`,
  );
  const [askedBy = 0, agrees = 0] = rows.map(({ operator_id: id }) => Number(id));
  const actor: Operator = {
    ...{ kind: 'operator', operatorId: agrees, account: 'agrees', isEmergency: false, grants: [] },
    from: { sessionId: null, remoteAddress: '127.0.0.1', requestId: 'test' },
  };
  return async function agree(change: Approvable, input: object): Promise<boolean> {
    const asked = await database.pool.query<{ change_request_id: string }>(
      `insert into app.change_request (action, site_id, target, target_name, intent, base_revision, reason, quorum, asked_by,
         asked_at, expires_at) values ($1, 1, '', '', '{}', '', 'test', 1, $2, now(), now() + interval '1 day')
       returning change_request_id`,
      [change.endpoint.audit, askedBy],
    );
    const changeRequestId = Number(asked.rows[0]?.change_request_id);
    const agreed = { actor, changeRequestId, askedBy, agreedBy: [agrees] };
    const outcome = await app.platform.sql
      .transaction()
      .execute((transaction) => change.apply(transaction, input as never, agreed));
    return outcome.ok;
  };
}
