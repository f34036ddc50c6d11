import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import {
  currencyCodes,
  currencyOfLanguage,
  nearestLanguage,
  type Currency,
  type Language,
} from '@halls/contract';
import type { DeviceType, PageRenderer, PageRequest } from '@halls/contract/page';
import type { RequestFacts } from '#platform/http/dispatcher.ts';
import { languageOf } from '#platform/language.ts';
import type { Site } from '#modules/site';

/** Reads what decides how a page looks, and nothing else: address, site, language, currency, device. */
export function readPageRequest(
  request: FastifyRequest,
  facts: Pick<RequestFacts, 'country' | 'userAgent'>,
  site: Site,
  renderer: Pick<PageRenderer, 'addressOf' | 'languages'>,
): PageRequest {
  // not relative to the host: a path that begins with two slashes would name another one
  const url = new URL(renderer.addressOf(`${request.protocol}://${request.host}${request.url}`));
  const asked = url.searchParams.get('lang') ?? undefined;
  const wanted = languageOf(request, { asked, country: facts.country }, site);
  const complete = renderer.languages.filter((language) => site.languages.includes(language));
  const language = nearestLanguage(wanted, complete, site.defaultLanguage);
  return {
    url: url.href,
    site,
    language,
    currency: chooseCurrency(parseCookie(request.headers.cookie ?? '').ccy, language, site),
    device: deviceOf(url, facts.userAgent),
    showKeys: asked === 'cimode',
  };
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
