import { textIn } from '@halls/contract';
import { faqList } from '@halls/contract/faq';
import { implement, type Implementation } from '#platform/call.ts';
import type { Sql } from '#platform/database.ts';
import { plainMarkup } from '#platform/plain-markup.ts';
import { succeed } from '#platform/result.ts';
import { findGroups, findQuestions } from './faq.repo.ts';

export function faqRoutes(sql: Sql): Implementation[] {
  return [
    implement(faqList, async (_, { site, language }) => {
      const [groups, questions] = await Promise.all([
        findGroups(sql, site.siteId),
        findQuestions(sql, site.siteId),
      ]);
      const list = groups.map(({ faq_group_id: id, name }) => ({
        id,
        name: textIn(name, language),
        list: questions
          .filter((row) => row.faq_group_id === id)
          .map((row) => ({
            id: row.faq_id,
            question: textIn(row.question, language),
            answer: plainMarkup(textIn(row.answer, language)),
          })),
      }));
      return succeed({ list: list.filter((group) => group.list.length > 0) });
    }),
  ];
}
