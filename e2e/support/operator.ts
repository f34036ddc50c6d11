import { changeProduct } from './product-data.ts';
import { newAccount } from './visitor.ts';

/** A new operator with the password of the sandbox's, who holds these roles in all sites. Says the account. */
export async function hireOperator(...roles: string[]): Promise<string> {
  const account = newAccount();
  await changeProduct(
    `with hired as (
       insert into app.operator (account, name, language, password_hash, created_at)
       select $1, 'Of a test', 'en_US', password_hash, clock_timestamp() from app.operator where account = 'admin'
       returning operator_id)
     insert into app.operator_assignment (operator_id, role) select operator_id, unnest($2::text[]) from hired`,
    [account, roles],
  );
  return account;
}

const sessionsOf = `from app.operator where operator.operator_id = session.operator_id and account = $1`;

/** As if they had proved long ago who they are. */
export async function ageProof(account: string): Promise<void> {
  await changeProduct(
    `update app.operator_session session set proved_at = proved_at - interval '1 hour' ${sessionsOf}`,
    [account],
  );
}

/** As if somebody had ended their sessions. */
export async function endSessionsOf(account: string): Promise<void> {
  await changeProduct(
    `update app.operator_session session set ended_at = clock_timestamp(), end_reason = 'ended' ${sessionsOf} and ended_at is null`,
    [account],
  );
}

/** A new emergency account that is sealed and shut; nobody has the halves of its seal. */
export async function sealAccount(): Promise<{ account: string; operatorId: number }> {
  const account = await hireOperator('administrator');
  const [made] = await changeProduct<{ operator_id: string }>(
    `with emergency as (
       update app.operator set is_emergency = true, password_hash = null where account = $1 returning operator_id)
     insert into app.emergency_seal (operator_id, sealed_at) select operator_id, clock_timestamp() from emergency
     returning operator_id`,
    [account],
  );
  if (!made) throw new Error(`there is no operator ${account} to be sealed`);
  return { account, operatorId: Number(made.operator_id) };
}
