import type { RouterContextProvider } from 'react-router';
import { readLoaderApi, type LoaderApi } from './loader-api.ts';

interface PageRequest {
  request: Pick<Request, 'url'>;
  context: Readonly<RouterContextProvider>;
}

/**
 * What a page shows. Where it cannot be read again, because the member has logged in or
 * the site has changed while the connection is bad, the page keeps what it shows and says so.
 */
export async function readPage<Data>(
  routeId: string,
  { request, context }: PageRequest,
  load: (api: LoaderApi) => Promise<Data>,
): Promise<Data> {
  const api = readLoaderApi(context);
  const shown = api.shown(routeId, request.url) as Data | undefined;
  if (shown === undefined) return load(api);
  try {
    return await load(api);
  } catch (failure) {
    if (!isUnanswered(failure)) throw failure;
  }
  api.tellKept();
  return shown;
}

/** What `read` throws, other than a page that is not there. */
function isUnanswered(failure: unknown): boolean {
  return (failure as { init?: { status?: number } | null } | null)?.init?.status === 503;
}
