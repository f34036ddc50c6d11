import { languageOfCountry, languages, type Language } from './language-list.ts';

/** What a request says of the language that it wants. */
export interface LanguageWishes {
  /** In so many words: `lang` in the address of a page, the header `Language` of a call. */
  asked: string | undefined;
  /** What the visitor chose before: the cookies `i18n_redirected` and `lang`, in this order. */
  remembered: readonly (string | undefined)[];
  /** ISO 3166, in capitals. */
  country: string | null;
  /** The header `Accept-Language`. */
  accepted: string | undefined;
}

/** The first wish in the order above that the site can meet, or the site's own language. */
export function chooseLanguage(
  { asked, remembered, country, accepted }: LanguageWishes,
  site: { languages: readonly Language[]; defaultLanguage: Language },
): Language {
  const ofCountry = country === null ? undefined : languageOfCountry[country];
  const named = [asked, ...remembered, ofCountry].find(
    (language): language is Language => isLanguage(language) && site.languages.includes(language),
  );
  return named ?? acceptedLanguage(accepted, site.languages) ?? site.defaultLanguage;
}

/** The wanted language where its messages are complete, else the nearest whose are. */
export function nearestLanguage(wanted: Language, complete: readonly Language[], ofSite: Language): Language {
  const choices = [wanted, ...(wanted === 'zh_TW' ? ['zh_CN' as const] : []), 'en_US' as const, ofSite];
  return choices.find((language) => complete.includes(language)) ?? 'en_US';
}

export function isLanguage(text: string | undefined): text is Language {
  return languages.includes(text as Language);
}

/** The first of a browser's languages that is offered; a bare `zh` is zh_CN. */
function acceptedLanguage(value: string | undefined, offered: readonly Language[]): Language | null {
  const wanted = (value ?? '')
    .split(',')
    .slice(0, 20)
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.toLowerCase(), quality: Number(quality ?? 1) };
    })
    .filter(({ tag, quality }) => tag && quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) {
    const match = languageOfTag(tag);
    if (match && offered.includes(match)) return match;
  }
  return null;
}

function languageOfTag(tag: string): Language | undefined {
  if (/^zh-(tw|hk|mo|hant)/.test(tag)) return 'zh_TW';
  if (tag.startsWith('zh')) return 'zh_CN';
  const base = tag.split('-')[0];
  return languages.find((language) => language.split('_')[0] === base);
}
