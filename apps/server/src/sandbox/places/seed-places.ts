import { languages, type PerLanguage } from '@halls/contract';
import { houseProviders } from '@halls/house-games';
import type { SqlTransaction } from '#platform/database.ts';
import { nameSite } from '../content/name-site.ts';
import { sampleLinks } from '../sites/sample-links.ts';
import { sitesWithout, type SiteWithout } from '../sites/sites-without.ts';
import {
  sampleAdverts,
  sampleBackgrounds,
  sampleFloats,
  sampleLogins,
  sampleSponsors,
  type SampleBlock,
} from './data/sample-places.ts';

/** Gives every site that has nothing in its places yet the samples. */
export async function seedPlaces(transaction: SqlTransaction): Promise<void> {
  for (const site of await sitesWithout(transaction, 'app.page_block')) {
    const blocks = [
      ...sampleAdverts.map((block) => blockRow('setting', block, site)),
      ...sampleLogins.map((block) => blockRow('login', block, site)),
      ...sampleSponsors.map(({ gpId, content }) => ({
        site_id: site.site_id,
        place: 'sponsor' as const,
        photo_path: `/pictures/providers/${gpId}.svg`,
        title: JSON.stringify(providerNames(gpId)),
        content: JSON.stringify(content),
      })),
    ];
    await transaction
      .insertInto('app.page_block')
      .values(blocks.map((block, index) => ({ ...block, sort: blocks.length - index })))
      .execute();
    await transaction
      .insertInto('app.register_background')
      .values({ site_id: site.site_id, template: '', photo_path: sampleBackgrounds[site.template] })
      .execute();
    await seedFloat(transaction, site);
  }
}

function blockRow(place: 'setting' | 'login', { title, content, pictures }: SampleBlock, site: SiteWithout) {
  return {
    site_id: site.site_id,
    place,
    photo_path: pictures[site.template],
    title: JSON.stringify(title),
    content: JSON.stringify(nameSite(content, site)),
  };
}

async function seedFloat(transaction: SqlTransaction, site: SiteWithout): Promise<void> {
  const picture = sampleFloats[site.template];
  const offers = sampleLinks.find(({ url }) => url === '/discount');
  if (!picture || !offers) return;
  await transaction
    .insertInto('app.page_float')
    .values({
      site_id: site.site_id,
      title: JSON.stringify(offers.name),
      url: offers.url,
      photo_path: picture,
    })
    .execute();
}

/** As the lobby has them: its own in Latin letters where a language has none. */
function providerNames(gpId: string): PerLanguage {
  const provider = houseProviders.find((one) => one.gpId === gpId);
  if (!provider) throw new Error(`no house provider ${gpId}`);
  const names: PerLanguage = provider.localNames;
  return Object.fromEntries(languages.map((language) => [language, names[language] ?? provider.name]));
}
