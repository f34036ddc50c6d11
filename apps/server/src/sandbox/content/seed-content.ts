import { halls, type Currency, type PerLanguage } from '@halls/contract';
import { houseGames, houseProviders } from '@halls/house-games';
import type { SqlTransaction } from '#platform/database.ts';
import { hallNames } from './hall-names.ts';
import { nameSite } from './name-site.ts';
import { sampleAnnouncements } from './data/sample-announcements.ts';
import { sampleBanners, type SampleBanner } from './data/sample-banners.ts';
import { sampleBulletins } from './data/sample-bulletins.ts';
import { seedCatalogue, seedNewGames } from './seed-catalogue.ts';

/**
 * Fills every site that has no hall yet with the house catalogue and sample content. Sites that
 * have one keep what their operators made of it, and get games that are new.
 */
export async function seedContent(transaction: SqlTransaction): Promise<void> {
  const sites = await transaction
    .selectFrom('app.site')
    .select(['site_id', 'name', 'name_zh', 'template', 'default_currency'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('app.hall')
            .select('app.hall.gt_id')
            .whereRef('app.hall.site_id', '=', 'app.site.site_id'),
        ),
      ),
    )
    .orderBy('site_id')
    .execute();
  for (const site of sites) {
    await seedCatalogue(transaction, {
      siteId: site.site_id,
      firstHalls: site.template === 'apsport' ? [halls.sports, halls.esport] : [],
    });
    await seedBanners(transaction, site.site_id, sampleBanners[site.template], site.default_currency);
    const named = (text: PerLanguage) => JSON.stringify(nameSite(text, site));
    await seedAnnouncements(transaction, site.site_id, named);
    await seedBulletins(transaction, site.site_id, named);
  }
  await seedNewGames(transaction);
}

async function seedBanners(
  transaction: SqlTransaction,
  siteId: number,
  banners: readonly SampleBanner[],
  currency: Currency,
): Promise<void> {
  const places = [0, 1, 2] as const;
  const rows = places.flatMap((useType) =>
    banners.map((banner, index) => ({
      site_id: siteId,
      use_type: useType,
      scene: banner.scene,
      sort: banners.length - index,
      title: JSON.stringify(banner.title),
      subtitle: JSON.stringify(banner.subtitle),
      button: JSON.stringify(banner.button),
      ...linkColumns(banner.link, currency),
    })),
  );
  await transaction.insertInto('app.banner').values(rows).execute();
}

function linkColumns(link: SampleBanner['link'], currency: Currency) {
  const noGame = { gt_id: null, gp_id: null, game_code: null, game_currency: null, gp_gt_name: '' };
  if (link.type !== 2)
    return { ...noGame, link_type: link.type, link_method: link.newTab ? 1 : 0, url: link.url } as const;
  const game = houseGames.find((one) => one.gpId === link.gpId && one.code === link.gameCode);
  const provider = houseProviders.find((one) => one.gpId === link.gpId);
  if (!game || !provider) throw new Error(`no house game ${link.gpId} ${link.gameCode}`);
  const hallName = hallNames[provider.gtId as keyof typeof hallNames].en_US;
  return {
    link_type: 2,
    link_method: 0,
    url: `${link.gpId}/${link.gameCode}`,
    gt_id: game.gtId,
    gp_id: game.gpId,
    game_code: game.code,
    game_currency: currency,
    gp_gt_name: `${provider.name} ${hallName}`,
  } as const;
}

async function seedAnnouncements(
  transaction: SqlTransaction,
  siteId: number,
  named: (text: PerLanguage) => string,
): Promise<void> {
  const rows = sampleAnnouncements.map((announcement, index) => ({
    site_id: siteId,
    content: named(announcement.content),
    sort: sampleAnnouncements.length - index,
    display_before_login: announcement.beforeLogin,
    display_after_login: announcement.afterLogin,
  }));
  await transaction.insertInto('app.announcement').values(rows).execute();
}

async function seedBulletins(
  transaction: SqlTransaction,
  siteId: number,
  named: (text: PerLanguage) => string,
): Promise<void> {
  const rows = sampleBulletins.map((bulletin) => ({
    site_id: siteId,
    title: named(bulletin.title),
    display_content: named(bulletin.summary),
    content: named(bulletin.content),
    for_guests: bulletin.forGuests,
    for_members: bulletin.forMembers,
    display_device: bulletin.device,
    display_location: bulletin.location,
    display_frequency: bulletin.frequency,
  }));
  await transaction.insertInto('app.bulletin').values(rows).execute();
}
