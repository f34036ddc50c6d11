import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { chooseLanguage, type Language } from '@halls/contract';

/**
 * The language that a request is answered in, for calls and pages alike: what it asks for, what the
 * visitor chose before, the country, the browser's languages, the site's own, in this order. Calls
 * ask by a header and pages by their address, so the caller says what is asked for.
 */
export function languageOf(
  { headers }: Pick<FastifyRequest, 'headers'>,
  wish: { asked: string | undefined; country: string | null },
  site: { languages: readonly Language[]; defaultLanguage: Language },
): Language {
  const cookies = parseCookie(headers.cookie ?? '');
  return chooseLanguage(
    {
      ...wish,
      remembered: [cookies.i18n_redirected, cookies.lang],
      accepted: headers['accept-language'],
    },
    site,
  );
}
