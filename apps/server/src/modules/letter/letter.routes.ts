import { limits } from '@halls/contract';
import { destroyLetter, letters, readAllLetters, readLetter } from '@halls/contract/letter';
import { memberSince } from '#modules/member';
import type { Member } from '#platform/actor.ts';
import { implement, type Implementation } from '#platform/call.ts';
import type { Sql } from '#platform/database.ts';
import { succeed } from '#platform/result.ts';
import { presentLetter } from './letter.present.ts';
import { countLetters, findLetters, type Reader } from './letter.repo.ts';
import { deleteLetters, readLetters } from './mark-letters.ts';

export function letterRoutes(sql: Sql): Implementation[] {
  const readerOf = async (member: Member): Promise<Reader> => ({
    ...member,
    since: await memberSince(sql, member.memberId),
  });
  return [
    implement(letters, async (input, { actor: member, language }) => {
      const reader = await readerOf(member);
      const limit = input.count ?? limits.lettersPageSize;
      const asked = {
        orderBy: input.sort_field ?? 'id',
        order: input.sort_order ?? 'desc',
        limit,
        offset: ((input.page ?? 1) - 1) * limit,
      };
      const [rows, { total, unread }] = await Promise.all([
        findLetters(sql, reader, asked),
        countLetters(sql, reader),
      ]);
      return succeed({
        list: rows.map((row) => presentLetter(row, input.language ?? language)),
        total_count: total,
        unread_count: unread,
      });
    }),

    implement(readLetter, async ({ id }, { actor: member, now }) =>
      readLetters(sql, await readerOf(member), { letterIds: [id], now }),
    ),

    implement(readAllLetters, async (_, { actor: member, now }) =>
      readLetters(sql, await readerOf(member), { letterIds: 'all', now }),
    ),

    implement(destroyLetter, async ({ id }, { actor: member, now }) =>
      deleteLetters(sql, await readerOf(member), { letterIds: [...new Set([id].flat())], now }),
    ),
  ];
}
