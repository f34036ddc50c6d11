import { textIn, toBit, type Language } from '@halls/contract';
import type { Announcement, Banner, Bulletin } from '@halls/contract/content';
import type { AnnouncementRow, BannerRow, BulletinRow } from './content.repo.ts';
import { plainMarkup } from '#platform/plain-markup.ts';

export function presentBanner(row: BannerRow, language: Language): Banner {
  const { gt_id, gp_id, game_code, game_currency: currency, gp_gt_name } = row;
  const isGame = gt_id !== null && gp_id !== null && game_code !== null && currency !== null;
  return {
    id: row.banner_id,
    url: row.url,
    link_type: row.link_type,
    link_method: row.link_method,
    game_link_parameter: isGame
      ? { gt_id, gp_id, game_code, currency, gp_gt_name, customized: toBit(row.customized) }
      : null,
    scene: row.scene,
    title: textIn(row.title, language),
    subtitle: textIn(row.subtitle, language),
    button: textIn(row.button, language),
    sort: row.sort,
  };
}

export function presentAnnouncement(row: AnnouncementRow, language: Language): Announcement {
  return {
    id: row.announcement_id,
    content: textIn(row.content, language),
    display_before_login: toBit(row.display_before_login),
    display_after_login: toBit(row.display_after_login),
    sort: row.sort,
    updated_at: row.updated_at.toISOString(),
  };
}

export function presentBulletin(row: BulletinRow, language: Language): Bulletin {
  return {
    id: row.bulletin_id,
    title: textIn(row.title, language),
    display_content: textIn(row.display_content, language),
    content: plainMarkup(textIn(row.content, language)),
    display_device: row.display_device,
    updated_at: row.updated_at.toISOString(),
    setting: { display_frequency: row.display_frequency },
  };
}
