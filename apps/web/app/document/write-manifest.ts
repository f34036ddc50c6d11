import { localeOf } from '@halls/contract';
import type { Texts } from '@halls/web-kit';
import type { PageInfo } from '#app/page/page-info.ts';
import type { Template } from '#app/page/template.ts';

/** What an installed site is called and looks like, in the language of the page that names it. */
export function writeManifest(info: PageInfo, template: Template, texts: Texts): string {
  const t = texts.of('shell');
  const name = info.siteName;
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/pictures/brands/${info.mark}-${file}/${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name,
    short_name: name,
    description: t('seo.description', { site: name }),
    lang: localeOf(info.language),
    dir: 'ltr',
    id: '/',
    start_url: '/?pwa=1',
    scope: '/',
    display: 'standalone',
    background_color: template.themeColor,
    theme_color: template.themeColor,
    categories: ['entertainment', 'games'],
    icons: [192, 512].flatMap((size) => [icon('favicon', size, 'any'), icon('maskable', size, 'maskable')]),
    shortcuts: [
      { name: t('tab.wallet'), url: '/?modal=wallet&pwa=1' },
      { name: t('tab.announcement'), url: '/?modal=news&pwa=1' },
    ],
  });
}
