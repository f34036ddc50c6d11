import type { ContentBody } from '@halls/contract/publication';
import { contentTable } from '#platform/content-table.repo.ts';

type Game = NonNullable<ContentBody<'banner'>['game']>;
/** A banner's row as it is read: a game is four columns. */
type BannerRow = Omit<ContentBody<'banner'>, 'game' | 'start_at' | 'end_at'> & {
  readonly gt_id: Game['gt_id'] | null;
  readonly gp_id: Game['gp_id'] | null;
  readonly game_code: Game['game_code'] | null;
  readonly game_currency: Game['currency'] | null;
  readonly start_at: Date | null;
  readonly end_at: Date | null;
};

export const bannerStore = contentTable({
  kind: 'banner',
  table: 'app.banner',
  key: 'banner_id',
  title: 'title',
  hasActive: true,
  columns: [
    ...['title', 'subtitle', 'button', 'scene', 'use_type', 'link_type', 'url', 'link_method', 'sort'],
    ...['gt_id', 'gp_id', 'game_code', 'game_currency', 'start_at', 'end_at'],
  ],
  read(row) {
    const { gt_id, gp_id, game_code, game_currency: currency, ...rest } = row as unknown as BannerRow;
    const isGame = gt_id !== null && gp_id !== null && game_code !== null && currency !== null;
    return {
      ...rest,
      game: isGame ? { gt_id, gp_id, game_code, currency } : null,
      start_at: rest.start_at?.toISOString() ?? null,
      end_at: rest.end_at?.toISOString() ?? null,
    };
  },
  write: ({ game, title, subtitle, button, ...rest }) => ({
    ...rest,
    title: JSON.stringify(title),
    subtitle: JSON.stringify(subtitle),
    button: JSON.stringify(button),
    gt_id: game?.gt_id ?? null,
    gp_id: game?.gp_id ?? null,
    game_code: game?.game_code ?? null,
    game_currency: game?.currency ?? null,
  }),
});

export const announcementStore = contentTable({
  kind: 'announcement',
  table: 'app.announcement',
  key: 'announcement_id',
  title: 'content',
  hasActive: true,
  hasUpdatedAt: true,
});

export const bulletinStore = contentTable({
  kind: 'bulletin',
  table: 'app.bulletin',
  key: 'bulletin_id',
  title: 'title',
  hasActive: true,
  hasUpdatedAt: true,
});
