import { vip } from '@halls/contract/vip';
import { implement, type Implementation } from '#platform/call.ts';
import type { Sql } from '#platform/database.ts';
import { succeed } from '#platform/result.ts';
import { readVip } from './read-standing.ts';

/** The levels of members, for themselves. */
export function vipRoutes({
  sql,
  timeZoneOf,
}: {
  readonly sql: Sql;
  timeZoneOf(siteId: number): string;
}): Implementation[] {
  return [
    implement(vip, async (_input, { actor, now, language }) =>
      succeed(await readVip(sql, actor, { timeZone: timeZoneOf(actor.siteId), now, language })),
    ),
  ];
}
