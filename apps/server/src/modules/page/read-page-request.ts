import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import {
  currencyCodes,
  currencyOfLanguage,
  nearestLanguage,
  type Currency,
  type Language,
} from '@halls/contract';
import { pageAddress, type DeviceType, type PageRequest } from '@halls/contract/page';
import type { RequestFacts } from '#platform/http/dispatcher.ts';
import { languageOf } from '#platform/language.ts';
import type { Site } from '#modules/site';

/** Reads what decides how a page looks, and nothing else: address, site, language, currency, device. */
export function readPageRequest(
  request: FastifyRequest,
  facts: Pick<RequestFacts, 'country' | 'userAgent'>,
  site: Site,
  languages: readonly Language[],
): PageRequest {
  const url = new URL(pageAddress(addressOf(request)));
  const asked = url.searchParams.get('lang') ?? undefined;
  const wanted = languageOf(request, { asked, country: facts.country }, site);
  const complete = languages.filter((language) => site.languages.includes(language));
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

/** What was asked for, absolute. */
export function addressOf({
  protocol,
  host,
  url,
}: Pick<FastifyRequest, 'protocol' | 'host' | 'url'>): string {
  // a proxy's form of a request names the host in its first line, too
  const path = url.replace(/^https?:\/\/[^/?]*/i, '');
  // not relative to the host: a path that begins with two slashes would name another one
  return `${protocol}://${host}${path.startsWith('/') ? '' : '/'}${path}`;
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
