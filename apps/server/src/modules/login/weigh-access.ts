import { countSessionsByOrigin } from '#modules/session';
import type { SqlOrTransaction } from '#platform/database.ts';
import { findEntries } from './site-access-lists.repo.ts';
import type { Visitor } from './site-access.repo.ts';
import { judgeAccess, type AccessLists, type AccessRefusal } from './site-access.rules.ts';

const dayMs = 24 * 60 * 60_000;

export interface WeighedAccess {
  readonly sessions: number;
  readonly refused: number;
  readonly withoutCountry: number;
}

/** What lists would have come to for the members who came in within the last day. */
export async function weighAccess(
  sql: SqlOrTransaction,
  of: { readonly siteId: number; readonly now: Date },
  lists: AccessLists,
): Promise<WeighedAccess> {
  const origins = await countSessionsByOrigin(
    sql,
    { siteId: of.siteId, since: new Date(of.now.getTime() - dayMs) },
    lists,
  );
  const hasAllowList = lists.allow.length > 0;
  const sum = (counted: typeof origins) => counted.reduce((total, { sessions }) => total + sessions, 0);
  return {
    sessions: sum(origins),
    refused: sum(origins.filter((origin) => judgeAccess({ hasAllowList, ...origin }) !== null)),
    withoutCountry: sum(origins.filter(({ hasCountry }) => !hasCountry)),
  };
}

export interface TriedAccess {
  readonly refusal: AccessRefusal | null;
  readonly allowedBy: string | null;
  readonly deniedBy: string | null;
  readonly isCountryDenied: boolean;
}

/** Whether a visitor would come in by these lists, and which entries speak of them. */
export async function tryAccess(
  sql: SqlOrTransaction,
  lists: AccessLists,
  visitor: Pick<Visitor, 'remoteAddress' | 'country'>,
): Promise<TriedAccess> {
  const { allowedBy, deniedBy } = await findEntries(sql, lists, visitor);
  const isCountryDenied = visitor.country !== null && lists.denyCountries.includes(visitor.country);
  const refusal = judgeAccess({
    hasAllowList: lists.allow.length > 0,
    isAllowed: allowedBy !== null,
    isDenied: deniedBy !== null,
    isCountryDenied,
  });
  return { refusal, allowedBy, deniedBy, isCountryDenied };
}
