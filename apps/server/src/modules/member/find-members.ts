import { isIP } from 'node:net';
import type { FoundMember, MemberSort, MemberStatus } from '@halls/contract/office';
import type { Sql } from '#platform/database.ts';
import { readNumberCursor } from '#platform/number-cursor.ts';
import {
  findIdByCode,
  findIdsByAddress,
  listByAccount,
  listByIds,
  listByNumber,
  type ListedMember,
  type ListFilter,
} from './member.office.repo.ts';
import { comparable, repeatCodes, type UniqueField } from './member.rules.ts';
import type { UniqueValues } from './unique-values.ts';

export interface Search {
  readonly siteId: number;
  /** Empty: the newest. */
  readonly query: string;
  readonly status: MemberStatus | undefined;
  /** By the number only where nothing is searched for: no index holds both. */
  readonly sort?: MemberSort | undefined;
  readonly cursor: string | undefined;
  readonly limit: number;
  readonly now: Date;
}

export interface Found {
  readonly members: readonly (ListedMember & { readonly foundBy: FoundMember['found_by'] })[];
  readonly nextCursor: string | null;
}

/** More than this many of one network are no answer. */
const maxOfNetwork = 50;

/**
 * Members of a site by what an operator may have of them. Whatever is meant exactly comes first, on the first page;
 * accounts that begin with it follow.
 */
export async function findMembers(
  deps: { readonly sql: Sql; readonly uniqueValues: UniqueValues },
  search: Search,
): Promise<Found> {
  const { cursor, limit } = search;
  // one more than is shown tells whether there are more
  const filter = { ...search, limit: limit + 1 };
  const { query, sort = query === '' ? '-number' : 'account' } = search;
  if (sort === 'number' || sort === '-number') {
    const from = readNumberCursor(cursor);
    const members = await listByNumber(deps.sql, { ...filter, from, isNewestFirst: sort === '-number' });
    return pageOf(members, limit, ({ member_id: memberId }) => String(memberId), new Map());
  }
  const after = cursor ?? null;
  const isBackwards = sort === '-account';
  const [exact, byAccount] = await Promise.all([
    after === null && query !== '' ? findExactly(deps, filter) : new Map<number, FoundMember['found_by']>(),
    listByAccount(deps.sql, { ...filter, prefix: query.toLowerCase(), after, isBackwards }),
  ]);
  const page = pageOf(byAccount, limit, ({ member_account: account }) => account, exact);
  if (exact.size === 0) return page;
  const named = await listByIds(deps.sql, { ...filter, limit: maxOfNetwork }, [...exact.keys()]);
  const first = named.map((member) => ({
    ...member,
    foundBy: exact.get(member.member_id) ?? ('number' as const),
  }));
  return { ...page, members: [...first, ...page.members] };
}

/** Numbers of members of whom the query is the number, the recommend code, a contact or the network. */
async function findExactly(
  { sql, uniqueValues }: { readonly sql: Sql; readonly uniqueValues: UniqueValues },
  { siteId, query }: ListFilter & { readonly query: string },
): Promise<Map<number, FoundMember['found_by']>> {
  const fields = Object.keys(repeatCodes) as UniqueField[];
  const value = comparable(query);
  const [byCode, byAddress, ...byContact] = await Promise.all([
    findIdByCode(sql, siteId, query.toUpperCase()),
    isIP(query) ? findIdsByAddress(sql, { siteId, address: query, limit: maxOfNetwork }) : [],
    ...fields.map((field) => uniqueValues.holderOf(sql, { siteId, field, value })),
  ]);
  const found = new Map<number, FoundMember['found_by']>();
  if (/^[1-9]\d{0,14}$/.test(query)) found.set(Number(query), 'number');
  for (const memberId of byContact) if (memberId !== null) found.set(memberId, 'contact');
  if (byCode !== null) found.set(byCode, 'recommend_code');
  for (const memberId of byAddress) found.set(memberId, 'address');
  return found;
}

function pageOf(
  rows: readonly ListedMember[],
  limit: number,
  placeOf: (row: ListedMember) => string,
  shownAlready: ReadonlyMap<number, unknown>,
): Found {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    members: shown
      .filter(({ member_id: memberId }) => !shownAlready.has(memberId))
      .map((member) => ({ ...member, foundBy: 'account' })),
    nextCursor: rows.length > limit && last ? placeOf(last) : null,
  };
}
