import { languages, type Language } from '@halls/contract';
import { ContentHindrance, defineContentStore } from '#platform/content-store.ts';
import type { SqlTransaction, Tables } from '#platform/database.ts';
import { readAgreements } from './registration.repo.ts';

/** A site has one. */
const agreementKey = 'agreement';

/** What whoever registers agrees to: a row for each language in which it is written. */
export const agreementStore = defineContentStore({
  kind: 'agreement',
  titleOf: ({ title }) => title,
  async list(sql, siteId) {
    const written = [...(await readAgreements(sql, siteId))];
    if (written.length === 0) return [];
    const title = Object.fromEntries(written.map(([language, text]) => [language, text.title]));
    const content = Object.fromEntries(written.map(([language, text]) => [language, text.content]));
    return [{ key: agreementKey, body: { title, content } }];
  },
  async put(transaction, siteId, key, { title, content }, now) {
    const known = await readAgreements(transaction, siteId);
    if (key === null && known.size > 0) throw new ContentHindrance('taken');
    for (const language of languages) {
      const text = { title: title[language] ?? '', content: content[language] ?? '' };
      const before = known.get(language);
      if (!isSaid(text)) await removeLanguage(transaction, siteId, language);
      else if (text.title !== before?.title || text.content !== before.content)
        await writeLanguage(transaction, { site_id: siteId, language, ...text, updated_at: now });
    }
    return agreementKey;
  },
  async remove(transaction, siteId) {
    await transaction.deleteFrom('app.agreement').where('site_id', '=', siteId).execute();
  },
});

function isSaid({ title, content }: { readonly title: string; readonly content: string }): boolean {
  return `${title}${content}`.trim() !== '';
}

async function removeLanguage(sql: SqlTransaction, siteId: number, language: Language): Promise<void> {
  await sql
    .deleteFrom('app.agreement')
    .where('site_id', '=', siteId)
    .where('language', '=', language)
    .execute();
}

async function writeLanguage(sql: SqlTransaction, row: Tables['app.agreement']): Promise<void> {
  await sql
    .insertInto('app.agreement')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'language'])
        .doUpdateSet({ title: row.title, content: row.content, updated_at: row.updated_at }),
    )
    .execute();
}
