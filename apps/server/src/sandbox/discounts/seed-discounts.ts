import type { Clock } from '@halls/service';
import type { SqlTransaction } from '#platform/database.ts';
import { nameSite } from '../content/name-site.ts';
import { sitesWithout, type SiteWithout } from '../sites/sites-without.ts';
import { firstDeposit } from './data/first-deposit.ts';
import { sampleCategories, sampleDiscounts, type SampleDiscount } from './data/sample-discounts.ts';
import { welcomeCredit } from './data/welcome-credit.ts';

const dayMs = 24 * 60 * 60_000;

/** Gives every site that has no category of offers yet the sample ones. */
export async function seedDiscounts(transaction: SqlTransaction, clock: Clock): Promise<void> {
  for (const site of await sitesWithout(transaction, 'app.discount_category')) {
    const categories = new Map<string, number>();
    for (const [index, [key, name]] of Object.entries(sampleCategories).entries()) {
      const { discount_category_id: id } = await transaction
        .insertInto('app.discount_category')
        .values({ site_id: site.site_id, name: JSON.stringify(name), sort: -index })
        .returning('discount_category_id')
        .executeTakeFirstOrThrow();
      categories.set(key, id);
    }
    const discounts = [welcomeCredit, ...sampleDiscounts, firstDeposit];
    const rows = discounts.map((discount, index) => ({
      ...rowOf(discount, site, clock()),
      discount_category_id: categories.get(discount.category) ?? 0,
      sort: discounts.length - index,
    }));
    await transaction.insertInto('app.discount').values(rows).execute();
  }
}

function rowOf(discount: SampleDiscount, site: SiteWithout, now: Date) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  return {
    site_id: site.site_id,
    scene: discount.scenes[site.template],
    title: JSON.stringify(discount.title),
    summary: JSON.stringify(nameSite(discount.summary, site)),
    steps: JSON.stringify(listed('ol', discount.steps)),
    terms: JSON.stringify(listed('ul', discount.terms)),
    link_url: discount.link,
    link_text: JSON.stringify(discount.linkText ?? {}),
    start_at: discount.isOver ? daysAgo(37) : null,
    end_at: discount.isOver ? daysAgo(30) : null,
  };
}

function listed(tag: 'ol' | 'ul', items: SampleDiscount['steps']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(items).map(([language, lines]) => [
      language,
      `<${tag}>${lines.map((line) => `<li>${line}</li>`).join('')}</${tag}>`,
    ]),
  );
}
