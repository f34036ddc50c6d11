import { confirmOwnLimit, keepOwnLimit, ownLimits, setOwnLimit } from '@halls/contract/protection';
import type { Member } from '#platform/actor.ts';
import { implement, type Implementation } from '#platform/call.ts';
import type { Sql } from '#platform/database.ts';
import { fail, failFields, succeed } from '#platform/result.ts';
import * as repo from './own-limit.repo.ts';
import { presentOwnLimits, readLimit } from './protection.present.ts';
import { readLimits } from './read-limits.ts';

/** Limits of members, for themselves: seen, tightened at once, loosened by saying so twice with a day between. */
export function protectionRoutes({ sql }: { readonly sql: Sql }): Implementation[] {
  const standing = async ({ memberId, currency }: Member) =>
    succeed(presentOwnLimits(await readLimits(sql, memberId), currency));
  return [
    implement(ownLimits, (_input, { actor }) => standing(actor)),

    implement(setOwnLimit, async ({ amount }, { actor }) => {
      const next = readLimit(amount, actor.currency);
      if (next === undefined) return failFields({ amount: 'error.field_format' });
      const isSet =
        (next !== null && (await repo.setOwnLimit(sql, actor.memberId, next))) ||
        (await repo.wishOwnLimit(sql, actor.memberId, next));
      return isSet ? standing(actor) : fail(101);
    }),

    implement(confirmOwnLimit, async (_input, { actor }) =>
      (await repo.confirmOwnLimit(sql, actor.memberId)) ? standing(actor) : fail(101),
    ),

    implement(keepOwnLimit, async (_input, { actor }) =>
      (await repo.keepOwnLimit(sql, actor.memberId)) ? standing(actor) : fail(101),
    ),
  ];
}
