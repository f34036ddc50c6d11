import type { PerLanguage } from '@halls/contract';
import type { SqlTransaction } from '#platform/database.ts';
import { sampleFaqGroups } from './data/sample-faqs.ts';

/** Gives every site that explains nothing yet the sample questions. */
export async function seedFaqs(transaction: SqlTransaction): Promise<void> {
  const sites = await transaction
    .selectFrom('app.site')
    .select('site_id')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('app.faq_group')
            .select('app.faq_group.site_id')
            .whereRef('app.faq_group.site_id', '=', 'app.site.site_id'),
        ),
      ),
    )
    .orderBy('site_id')
    .execute();
  for (const { site_id: siteId } of sites) {
    for (const [index, { name, faqs }] of sampleFaqGroups.entries()) {
      const { faq_group_id: groupId } = await transaction
        .insertInto('app.faq_group')
        .values({ site_id: siteId, name: JSON.stringify(name), sort: -index })
        .returning('faq_group_id')
        .executeTakeFirstOrThrow();
      const rows = faqs.map(({ question, answer }, place) => ({
        site_id: siteId,
        faq_group_id: groupId,
        question: JSON.stringify(question),
        answer: JSON.stringify(asParagraph(answer)),
        sort: -place,
      }));
      await transaction.insertInto('app.faq').values(rows).execute();
    }
  }
}

function asParagraph(text: PerLanguage): PerLanguage {
  return Object.fromEntries(Object.entries(text).map(([language, line]) => [language, `<p>${line}</p>`]));
}
