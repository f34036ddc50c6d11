import { parseMinor, type Currency } from '@halls/contract';
import { permissions, type Permission } from '@halls/contract/office';
import { roles, type Role } from '@halls/contract/operator';
import type { Grant } from '#platform/actor.ts';
import type { SqlOrTransaction } from '#platform/database.ts';

/** A role that an operator holds, and where. */
export interface Assignment {
  readonly role: Role;
  readonly siteIds: readonly number[] | null;
  readonly currencies: readonly Currency[] | null;
  readonly amountLimit: Partial<Record<Currency, string>> | null;
  readonly validUntil: Date | null;
}

/** What the operator may at `now`, by all roles that they hold then. */
export async function grantsOf(
  sql: SqlOrTransaction,
  operatorId: number,
  now: Date,
): Promise<readonly Grant[]> {
  const rows = await sql
    .selectFrom('app.operator_assignment as held')
    .innerJoin('app.role_permission as gives', 'gives.role', 'held.role')
    .select(['gives.permission', 'held.site_ids', 'held.currencies', 'held.amount_limit'])
    .where('held.operator_id', '=', operatorId)
    .where((where) => where.or([where('held.valid_until', 'is', null), where('held.valid_until', '>', now)]))
    .orderBy('gives.permission')
    .orderBy('held.role')
    .limit(permissions.length * roles.length)
    .execute();
  const known: ReadonlySet<Permission> = new Set(permissions);
  return rows
    .filter(({ permission }) => known.has(permission))
    .map((row) => ({
      permission: row.permission,
      siteIds: row.site_ids,
      currencies: row.currencies,
      amountLimitMinor: limitMinor(row.amount_limit ?? {}),
    }));
}

function limitMinor(limit: Partial<Record<Currency, string>>): Partial<Record<Currency, bigint>> {
  const entries = Object.entries(limit) as [Currency, string][];
  return Object.fromEntries(entries.map(([currency, amount]) => [currency, parseMinor(amount, currency)]));
}

export async function assignmentsOf(
  sql: SqlOrTransaction,
  operatorIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Assignment[]>> {
  if (operatorIds.length === 0) return new Map();
  const rows = await sql
    .selectFrom('app.operator_assignment')
    .select(['operator_id', 'role', 'site_ids', 'currencies', 'amount_limit', 'valid_until'])
    .where('operator_id', 'in', [...operatorIds])
    .orderBy('operator_id')
    .orderBy('role')
    .limit(operatorIds.length * roles.length)
    .execute();
  const assignments = rows.map((row) => ({
    operatorId: row.operator_id,
    role: row.role,
    siteIds: row.site_ids,
    currencies: row.currencies,
    amountLimit: row.amount_limit,
    validUntil: row.valid_until,
  }));
  return Map.groupBy(assignments, ({ operatorId }) => operatorId);
}

export async function replaceAssignments(
  sql: SqlOrTransaction,
  operatorId: number,
  assignments: readonly Assignment[],
): Promise<void> {
  await sql.deleteFrom('app.operator_assignment').where('operator_id', '=', operatorId).execute();
  if (assignments.length === 0) return;
  await sql
    .insertInto('app.operator_assignment')
    .values(
      assignments.map((one) => ({
        operator_id: operatorId,
        role: one.role,
        site_ids: one.siteIds && [...one.siteIds],
        currencies: one.currencies && [...one.currencies],
        amount_limit: one.amountLimit && JSON.stringify(one.amountLimit),
        valid_until: one.validUntil,
      })),
    )
    .execute();
}

/** What each role may, in the order of the roles. */
export async function listRoles(
  sql: SqlOrTransaction,
): Promise<readonly { readonly role: Role; readonly permissions: readonly Permission[] }[]> {
  const rows = await sql
    .selectFrom('app.role_permission')
    .select(['role', 'permission'])
    .orderBy('role')
    .orderBy('permission')
    .limit(permissions.length * roles.length)
    .execute();
  return roles.map((role) => ({
    role,
    permissions: rows.filter((row) => row.role === role).map(({ permission }) => permission),
  }));
}
