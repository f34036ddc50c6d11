import { describe, expect, it } from 'vitest';
import type { Banner } from '@halls/contract/content';
import type { Hall } from '#app/page/site-data.ts';
import { readBannerLink } from './banner-link.ts';

const place = { currency: 'VND', isDemoSite: false, isClosed: false, halls: [] };
const banner: Banner = {
  id: 1,
  url: 'gameHall/2',
  link_type: 1,
  link_method: 0,
  game_link_parameter: null,
  scene: 'harbour',
  title: '',
  subtitle: '',
  button: '',
  sort: 1,
};
const game = {
  gt_id: 2,
  gp_id: 'GPR8',
  game_code: 'r8-koi',
  currency: 'VND',
  gp_gt_name: 'River Eight',
  customized: 0,
} as const;

describe('readBannerLink', () => {
  it('leads inside to /{url}', () => {
    expect(readBannerLink(banner, place)).toEqual({ kind: 'address', href: '/gameHall/2', opensTab: false });
    expect(readBannerLink({ ...banner, url: '/faq' }, place)).toMatchObject({ href: '/faq' });
    for (const url of ['//other.example', '\\\\other.example', '/\t/other.example'])
      expect(readBannerLink({ ...banner, url }, place)).toMatchObject({ href: '/other.example' });
  });
  it('leads outside by the whole address, in a new tab when asked', () => {
    expect(
      readBannerLink({ ...banner, link_type: 0, url: 'https://a.example/x', link_method: 1 }, place),
    ).toEqual({ kind: 'address', href: 'https://a.example/x', opensTab: true });
  });
  it.each(['javascript:alert(1)', 'a.example', ''])('leads nowhere outside by %j', (url) => {
    expect(readBannerLink({ ...banner, link_type: 0, url }, place)).toBeNull();
  });
  it('leads nowhere without an address or on a demo site', () => {
    expect(readBannerLink({ ...banner, url: '' }, place)).toBeNull();
    expect(readBannerLink(banner, { ...place, isDemoSite: true })).toBeNull();
  });
  it('leads to a game in the same currency, and to its hall in another', () => {
    const link = { ...banner, url: '', link_type: 2 as const, game_link_parameter: game };
    expect(readBannerLink(link, place)).toMatchObject({
      kind: 'game',
      providerId: 'GPR8',
      gameCode: 'r8-koi',
    });
    const provider = { id: 'GPR8', name: '八川' } as Hall['providers'][number];
    const halls = [{ id: 2, name: '电子游戏', gameCount: 1, providers: [provider] }];
    expect(readBannerLink(link, place)).toMatchObject({ gameName: 'River Eight' });
    expect(readBannerLink(link, { ...place, halls })).toMatchObject({ gameName: '八川 电子游戏' });
    expect(readBannerLink(link, { ...place, currency: 'USD' })).toEqual({
      kind: 'hall',
      href: '/gameHall/2',
    });
    expect(readBannerLink(link, { ...place, isClosed: true })).toMatchObject({ kind: 'hall' });
    expect(readBannerLink({ ...link, game_link_parameter: null }, place)).toBeNull();
  });
});
