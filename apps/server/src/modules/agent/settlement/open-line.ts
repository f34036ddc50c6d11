import type { Currency } from '@halls/contract';
import { memberlessKinds } from '@halls/contract/agent';
import type { SiteFace } from '#modules/site';
import type { Sql } from '#platform/database.ts';
import { fail, succeed, type Failure, type Success } from '#platform/result.ts';
import { factsOf, presentLineDay, presentLineMember, type NameOf } from './settlement.present.ts';
import { findStatement, listLineDays, listLineMembers, listLines } from './statement.repo.ts';

export interface OpenDeps {
  readonly sql: Sql;
  readonly site: Pick<SiteFace, 'findById'>;
}

export interface AskedLine {
  readonly siteId: number;
  readonly periodId: number;
  readonly agentId: number;
  readonly seq: number;
}

/** The members of a line, from one on; null where there is none such. */
export async function openLine(
  { sql }: OpenDeps,
  asked: AskedLine,
  {
    after,
    limit,
    nameOf,
  }: { readonly after: number | null; readonly limit: number; readonly nameOf: NameOf },
) {
  const found = await findLine(sql, asked);
  if (!found) return null;
  const rows = await listLineMembers(sql, found.facts, { after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  return {
    list: shown.map((row) => presentLineMember(row, found.currency, nameOf)),
    next: rows.length > limit ? (shown.at(-1)?.member_id ?? null) : null,
  };
}

export async function openLineDays(
  { sql, site }: OpenDeps,
  asked: AskedLine,
  memberId: number,
): Promise<Success<{ list: ReturnType<typeof presentLineDay>[] }> | Failure<404>> {
  const found = await findLine(sql, asked);
  if (!found) return fail(404);
  const timeZone = site.findById(asked.siteId)?.timezone ?? 'UTC';
  const days = await listLineDays(sql, found.facts, {
    ...{ siteId: asked.siteId, memberId, month: found.month, timeZone },
  });
  return succeed({ list: days.map((row) => presentLineDay(row, found.currency)) });
}

async function findLine(sql: Sql, { periodId, agentId, seq }: AskedLine) {
  const statement = await findStatement(sql, { periodId, agentId });
  const [line] = await listLines(sql, { periodId, agentId, seq });
  if (!statement || !line || memberlessKinds.some((kind) => kind === line.kind)) return null;
  return {
    facts: factsOf(line, statement),
    currency: statement.currency as Currency,
    month: statement.month,
  };
}
