import type { PerLanguage } from '@halls/contract';

/** Puts the site's name where a sample text has `{site}`: its Chinese one in zh_CN alone, as in the page's title. */
export function nameSite(text: PerLanguage, site: { name: string; name_zh: string }): PerLanguage {
  return Object.fromEntries(
    Object.entries(text).map(([language, line]) => [
      language,
      line.replaceAll('{site}', language === 'zh_CN' ? site.name_zh : site.name),
    ]),
  );
}
