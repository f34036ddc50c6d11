import type { FastifyRequest } from 'fastify';
import { languages, type Language } from '@halls/contract';
import type { CallSite } from '#platform/call.ts';
import { isLanguage, type RequestFacts } from './dispatcher.ts';
import { plainAddress } from './plain-address.ts';

export type FindSite = (host: string) => CallSite & { readonly defaultLanguage: Language };

/** Reads what a request says of itself. The address comes from the connection or a trusted proxy. */
export function readFacts(
  request: FastifyRequest,
  findSite: FindSite,
  countryHeader: string | null,
): RequestFacts {
  const site = findSite(request.hostname);
  const country = countryHeader ? header(request, countryHeader) : undefined;
  return {
    requestId: request.id,
    site,
    language: languageOf(request, site),
    remoteAddress: plainAddress(request.ip),
    country: country && /^[A-Z]{2}$/i.test(country) ? country.toUpperCase() : null,
    userAgent: (header(request, 'user-agent') ?? '').slice(0, 512),
    origin: header(request, 'origin') ?? null,
    siteOrigin: `${request.protocol}://${request.host}`,
    token: tokenOf(request),
  };
}

function tokenOf(request: FastifyRequest): string | null {
  const value = header(request, 'authorization')
    ?.replace(/^Bearer\s+/i, '')
    .trim();
  return value && value.length <= 256 ? value : null;
}

function languageOf(
  request: FastifyRequest,
  site: { defaultLanguage: Language; languages: readonly Language[] },
): Language {
  const asked = header(request, 'language');
  if (isLanguage(asked) && site.languages.includes(asked)) return asked;
  const accepted = acceptedLanguage(header(request, 'accept-language'), site.languages);
  return accepted ?? site.defaultLanguage;
}

/** The first of a browser's languages that the site has; a bare `zh` is zh_CN. */
export function acceptedLanguage(value: string | undefined, offered: readonly Language[]): Language | null {
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

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
