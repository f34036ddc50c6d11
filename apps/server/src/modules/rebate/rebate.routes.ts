import { formatMinor, hallIds, type Language } from '@halls/contract';
import { claimRebate, rebate, rebateHistory, rebateLines } from '@halls/contract/rebate';
import type { CatalogueFace } from '#modules/catalogue';
import { implement, type Implementation } from '#platform/call.ts';
import type { Sql } from '#platform/database.ts';
import { readNumberCursor } from '#platform/number-cursor.ts';
import { fail, succeed } from '#platform/result.ts';
import { claimDues, listDuesOf, listLines, sumClaimable } from './due.repo.ts';
import { readStanding } from './read-standing.ts';
import { presentDue, presentLine } from './rebate.present.ts';

const pageSize = 20;

export interface RebateDeps {
  readonly sql: Sql;
  readonly catalogue: Pick<CatalogueFace, 'hallNames' | 'providerNames'>;
  timeZoneOf(siteId: number): string;
}

/** What members get back, for themselves. */
export function rebateRoutes(deps: RebateDeps): Implementation[] {
  const { sql, timeZoneOf } = deps;
  return [
    implement(rebate, async (_input, { actor, now, language }) => {
      const { currency } = actor;
      const plans = await readStanding(sql, actor, { timeZone: timeZoneOf(actor.siteId), now });
      const { amountMinor, until } = await sumClaimable(sql, actor.memberId, now);
      return succeed({
        ...{ currency, plans, claimable: formatMinor(amountMinor, currency) },
        claim_until: until?.toISOString() ?? null,
        ...(await readNames(deps, actor.siteId, language)),
      });
    }),

    implement(rebateHistory, async (input, { actor }) => {
      const beforeId = readNumberCursor(input.cursor);
      const found = await listDuesOf(sql, { memberId: actor.memberId, beforeId, limit: pageSize + 1 });
      const shown = found.slice(0, pageSize);
      return succeed({
        list: shown.map(presentDue),
        next_cursor: found.length > pageSize ? String(shown.at(-1)?.run_id) : null,
      });
    }),

    implement(rebateLines, async (input, { actor }) => {
      const asked = { runId: input.run_id, memberId: actor.memberId, isApprovedOnly: true };
      const lines = await listLines(sql, asked);
      return succeed({ list: lines.map((line) => presentLine(line, actor.currency)) });
    }),

    implement(claimRebate, async (_input, { actor, now }) => {
      const given = await claimDues(sql, actor.memberId, now);
      if (given.length === 0) return fail(101);
      const sumMinor = given.reduce<bigint>((sum, amountMinor) => sum + (amountMinor ?? 0n), 0n);
      return sumMinor > 0n ? succeed({ cash: formatMinor(sumMinor, actor.currency) }) : fail(102);
    }),
  ];
}

async function readNames({ catalogue }: RebateDeps, siteId: number, language: Language) {
  const halls = await Promise.all(
    hallIds.map(async (gtId) => ({
      gt_id: gtId,
      name: (await catalogue.hallNames({ siteId, gtId }, language))?.name ?? '',
    })),
  );
  const providers = await catalogue.providerNames(siteId, language);
  return {
    halls: halls.filter(({ name }) => name !== ''),
    providers: [...providers].map(([gpId, name]) => ({ gp_id: gpId, name })),
  };
}
