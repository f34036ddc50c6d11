import type { FastifyRequest } from 'fastify';
import {
  currencyCodes,
  currencyOfLanguage,
  languageOfCountry,
  type Currency,
  type Language,
} from '@halls/contract';
import type { DeviceType, PageRequest } from '@halls/contract/page';
import { isLanguage, type RequestFacts } from '#platform/http/dispatcher.ts';
import { acceptedLanguage } from '#platform/http/facts.ts';
import type { Site } from '#modules/site';

/** Reads what decides how a page looks: site, language, currency, device. */
export function readPageRequest(
  request: FastifyRequest,
  facts: RequestFacts,
  site: Site,
  cookies: Record<string, string | undefined>,
): PageRequest {
  // not relative to the host: a path that begins with two slashes would name another one
  const url = new URL(`${request.protocol}://${request.host}${request.url}`);
  const asked = url.searchParams.get('lang') ?? undefined;
  const language = chooseLanguage({
    asked,
    cookies,
    country: facts.country,
    accepted: request.headers['accept-language'],
    site,
  });
  return {
    url: url.href,
    site,
    language,
    currency: chooseCurrency(cookies.ccy, language, site),
    device: deviceOf(url, facts.userAgent),
    showKeys: asked === 'cimode',
    cookies: Object.fromEntries(
      Object.entries(cookies).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
  };
}

/** `lang` query, cookies, country, `Accept-Language`, the site's default, in this order. */
export function chooseLanguage(wishes: {
  asked: string | undefined;
  cookies: Record<string, string | undefined>;
  country: string | null;
  accepted: string | undefined;
  site: { languages: readonly Language[]; defaultLanguage: Language };
}): Language {
  const { asked, cookies, country, accepted, site } = wishes;
  const named = [
    asked,
    cookies.i18n_redirected,
    cookies.lang,
    country ? languageOfCountry[country] : undefined,
  ];
  const first = named.find(
    (language): language is Language => isLanguage(language) && site.languages.includes(language),
  );
  return first ?? acceptedLanguage(accepted, site.languages) ?? site.defaultLanguage;
}

function chooseCurrency(cookie: string | undefined, language: Language, site: Site): Currency {
  const wishes = [cookie, currencyOfLanguage[language], site.defaultCurrency];
  const known = wishes.find(
    (wish): wish is Currency =>
      currencyCodes.includes(wish as Currency) && site.currencies.includes(wish as Currency),
  );
  return known ?? site.defaultCurrency;
}

/** A guess for the first rendering; the browser goes by its window's width. */
export function deviceOf(url: URL, userAgent: string): DeviceType {
  if (url.searchParams.get('pwa')) return 'pwa';
  if (/HallsApp\//.test(userAgent)) return 'app';
  return /Mobi|Android|iPhone|iPad/i.test(userAgent) ? 'mobile' : 'desktop';
}
