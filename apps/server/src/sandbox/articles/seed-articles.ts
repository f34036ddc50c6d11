import type { PerLanguage } from '@halls/contract';
import type { SqlTransaction } from '#platform/database.ts';
import { nameSite } from '../content/name-site.ts';
import { sampleArticles, type SampleArticle } from './data/sample-articles.ts';

/** Gives every site that says nothing of itself yet the sample pages. */
export async function seedArticles(transaction: SqlTransaction): Promise<void> {
  const sites = await transaction
    .selectFrom('app.site')
    .select(['site_id', 'name', 'name_zh'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('app.article')
            .select('app.article.site_id')
            .whereRef('app.article.site_id', '=', 'app.site.site_id'),
        ),
      ),
    )
    .orderBy('site_id')
    .execute();
  for (const site of sites) {
    const rows = sampleArticles.map((article, index) => ({
      site_id: site.site_id,
      article_id: index + 1,
      title: JSON.stringify(article.title),
      summary: JSON.stringify(nameSite(article.sections[0]?.text ?? {}, site)),
      content: JSON.stringify(nameSite(markupOf(article), site)),
      sort: -index,
    }));
    await transaction.insertInto('app.article').values(rows).execute();
  }
}

function markupOf({ title, sections }: SampleArticle): PerLanguage {
  const written = Object.keys(title) as (keyof typeof title)[];
  return Object.fromEntries(
    written.map((language) => [
      language,
      sections.map(({ heading, text }) => `<h2>${heading[language]}</h2><p>${text[language]}</p>`).join(''),
    ]),
  );
}
