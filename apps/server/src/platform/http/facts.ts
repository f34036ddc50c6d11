import type { FastifyRequest } from 'fastify';
import type { Language } from '@halls/contract';
import type { CallSite } from '#platform/call.ts';
import { languageOf } from '#platform/language.ts';
import type { RequestFacts } from './dispatcher.ts';
import { plainAddress } from './plain-address.ts';

export type FindSite = (host: string) => CallSite & { readonly defaultLanguage: Language };

/** Reads what a request says of itself. The address comes from the connection or a trusted proxy. */
export function readFacts(
  request: FastifyRequest,
  findSite: FindSite,
  countryHeader: string | null,
): RequestFacts {
  const site = findSite(request.hostname);
  const country = countryOf(request, countryHeader);
  return {
    requestId: request.id,
    site,
    language: languageOf(request, { asked: header(request, 'language'), country }, site),
    remoteAddress: plainAddress(request.ip),
    country,
    userAgent: (header(request, 'user-agent') ?? '').slice(0, 512),
    origin: header(request, 'origin') ?? null,
    siteOrigin: `${request.protocol}://${request.host}`,
    token: tokenOf(request),
  };
}

/** What the operator's CDN says, in capitals. */
function countryOf(request: FastifyRequest, countryHeader: string | null): string | null {
  const country = countryHeader ? header(request, countryHeader) : undefined;
  return country && /^[A-Z]{2}$/i.test(country) ? country.toUpperCase() : null;
}

function tokenOf(request: FastifyRequest): string | null {
  const value = header(request, 'authorization')
    ?.replace(/^Bearer\s+/i, '')
    .trim();
  return value && value.length <= 256 ? value : null;
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
