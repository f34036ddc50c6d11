import { sql as raw } from 'kysely';
import type { OfficeLanguage } from '@halls/contract/office';
import type { Role } from '@halls/contract/operator';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import { sealedColumn } from '#platform/sealed-column.repo.ts';
import type { OperatorStatus } from './operator.tables.ts';
import { hasPasskey } from './passkey.repo.ts';

export const totpSecret = sealedColumn({
  table: 'app.operator',
  column: 'totp_secret',
  key: { operatorId: 'operator_id' },
});

export interface OperatorRow {
  readonly operatorId: number;
  readonly account: string;
  readonly name: string;
  readonly language: OfficeLanguage;
  readonly status: OperatorStatus;
  readonly hasAuthenticator: boolean;
  readonly hasPasskey: boolean;
  readonly isEmergency: boolean;
  readonly allowedAddresses: readonly string[];
  readonly revision: number;
  readonly createdAt: Date;
  readonly lastSignedInAt: Date | null;
}

/** What proves who somebody is. */
export interface Credentials {
  readonly operatorId: number;
  readonly account: string;
  readonly status: OperatorStatus;
  readonly passwordHash: string | null;
  /** Sealed. */
  readonly totpSecret: string | null;
  readonly totpOffered: string | null;
  readonly totpLastStep: number;
  readonly hasPasskey: boolean;
  readonly isEmergency: boolean;
}

const columns = [
  'operator_id as operatorId',
  'account',
  'name',
  'language',
  'status',
  raw<boolean>`totp_secret is not null`.as('hasAuthenticator'),
  hasPasskey.as('hasPasskey'),
  'is_emergency as isEmergency',
  raw<string[]>`allowed_addresses::text[]`.as('allowedAddresses'),
  'revision',
  'created_at as createdAt',
  'last_signed_in_at as lastSignedInAt',
] as const;

export async function findOperator(
  sql: SqlOrTransaction,
  operatorId: number,
): Promise<OperatorRow | undefined> {
  return sql
    .selectFrom('app.operator')
    .select(columns)
    .where('operator_id', '=', operatorId)
    .executeTakeFirst();
}

/** As `findOperator`, held until the transaction ends. */
export async function lockOperator(
  transaction: SqlTransaction,
  operatorId: number,
): Promise<OperatorRow | undefined> {
  return transaction
    .selectFrom('app.operator')
    .select(columns)
    .where('operator_id', '=', operatorId)
    .forUpdate()
    .executeTakeFirst();
}

export async function findCredentials(
  sql: SqlOrTransaction,
  by: { readonly account: string } | { readonly operatorId: number },
): Promise<Credentials | undefined> {
  return sql
    .selectFrom('app.operator')
    .select([
      'operator_id as operatorId',
      'account',
      'status',
      'password_hash as passwordHash',
      'totp_secret as totpSecret',
      'totp_offered as totpOffered',
      'totp_last_step as totpLastStep',
      hasPasskey.as('hasPasskey'),
      'is_emergency as isEmergency',
    ])
    .where((where) =>
      'account' in by ? where('account', '=', by.account) : where('operator_id', '=', by.operatorId),
    )
    .executeTakeFirst();
}

/** Whether the operator may be at this address. */
export async function isAddressAllowed(
  sql: SqlOrTransaction,
  operatorId: number,
  address: string,
): Promise<boolean> {
  const row = await sql
    .selectFrom('app.operator')
    .select(
      raw<boolean>`cardinality(allowed_addresses) = 0 or ${address}::inet <<= any (allowed_addresses)`.as(
        'isAllowed',
      ),
    )
    .where('operator_id', '=', operatorId)
    .executeTakeFirst();
  return row?.isAllowed ?? false;
}

/** By account, from after `after` on. */
export async function listOperators(
  sql: SqlOrTransaction,
  asked: {
    readonly after: string;
    readonly limit: number;
    readonly search: string | undefined;
    readonly status: OperatorStatus | undefined;
    readonly role: Role | undefined;
  },
): Promise<readonly OperatorRow[]> {
  const { search, status, role } = asked;
  const pattern = `%${(search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql
    .selectFrom('app.operator')
    .select(columns)
    .where('account', '>', asked.after)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'active'))
    .$if(Boolean(search), (query) =>
      query.where((where) => where.or([where('account', 'ilike', pattern), where('name', 'ilike', pattern)])),
    )
    .$if(role !== undefined, (query) =>
      query.where('operator_id', 'in', (inner) =>
        inner
          .selectFrom('app.operator_assignment')
          .select('operator_id')
          .where('role', '=', role ?? 'support'),
      ),
    )
    .orderBy('account')
    .limit(asked.limit)
    .execute();
}

/** Null where the account is taken. */
export async function insertOperator(
  sql: SqlOrTransaction,
  operator: {
    readonly account: string;
    readonly name: string;
    readonly language: OfficeLanguage;
    readonly passwordHash?: string;
  },
  now: Date,
): Promise<number | null> {
  const row = await sql
    .insertInto('app.operator')
    .values({
      account: operator.account,
      name: operator.name,
      language: operator.language,
      password_hash: operator.passwordHash ?? null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('account').doNothing())
    .returning('operator_id')
    .executeTakeFirst();
  return row?.operator_id ?? null;
}

/** Changes what is given; what others have asked for of this operator is stale by it. */
export async function updateOperator(
  transaction: SqlTransaction,
  operatorId: number,
  change: {
    readonly name?: string;
    readonly language?: OfficeLanguage;
    readonly status?: OperatorStatus;
    readonly allowedAddresses?: readonly string[];
  },
): Promise<void> {
  await transaction
    .updateTable('app.operator')
    .set({
      ...(change.name !== undefined && { name: change.name }),
      ...(change.language !== undefined && { language: change.language }),
      ...(change.status !== undefined && { status: change.status }),
      ...(change.allowedAddresses && { allowed_addresses: [...change.allowedAddresses] }),
      revision: raw<number>`revision + 1`,
    })
    .where('operator_id', '=', operatorId)
    .execute();
}

/** A new password; with `withoutTwoFactor` the second factor is gone as well. */
export async function replacePassword(
  transaction: SqlTransaction,
  operatorId: number,
  passwordHash: string | null,
  { withoutTwoFactor = false } = {},
): Promise<void> {
  await transaction
    .updateTable('app.operator')
    .set({
      password_hash: passwordHash,
      ...(withoutTwoFactor && { totp_secret: null, totp_offered: null }),
    })
    .where('operator_id', '=', operatorId)
    .execute();
}

/** Sealed as `totpSecret` is. */
export async function offerTotp(
  transaction: SqlTransaction,
  operatorId: number,
  totpOffered: string,
): Promise<void> {
  await transaction
    .updateTable('app.operator')
    .set({ totp_offered: totpOffered })
    .where('operator_id', '=', operatorId)
    .execute();
}

/** What was offered holds from now on. */
export async function takeTotp(
  transaction: SqlTransaction,
  operatorId: number,
  sealedSecret: string,
): Promise<void> {
  await transaction
    .updateTable('app.operator')
    .set({ totp_secret: sealedSecret, totp_offered: null })
    .where('operator_id', '=', operatorId)
    .execute();
}

/** False where a code of this step or a later one was taken before. */
export async function spendTotpStep(
  sql: SqlOrTransaction,
  operatorId: number,
  step: number,
): Promise<boolean> {
  const { numUpdatedRows } = await sql
    .updateTable('app.operator')
    .set({ totp_last_step: step })
    .where('operator_id', '=', operatorId)
    .where('totp_last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function noteSignIn(transaction: SqlTransaction, operatorId: number, now: Date): Promise<void> {
  await transaction
    .updateTable('app.operator')
    .set({ last_signed_in_at: now })
    .where('operator_id', '=', operatorId)
    .execute();
}

export async function accountsOf(
  sql: SqlOrTransaction,
  operatorIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (operatorIds.length === 0) return new Map();
  const rows = await sql
    .selectFrom('app.operator')
    .select(['operator_id', 'account'])
    .where('operator_id', 'in', [...new Set(operatorIds)])
    .orderBy('operator_id')
    .limit(operatorIds.length)
    .execute();
  return new Map(rows.map((row) => [row.operator_id, row.account]));
}
