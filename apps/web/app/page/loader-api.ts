import { createContext, data, type RouterContextProvider } from 'react-router';
import type { CallAt, CallPath, DataOf, RequestInput } from '@halls/contract';
import type { Namespace } from '@halls/i18n/texts';
import type { PageInfo } from './page-info.ts';

/** What route loaders ask with: the API in the same process on the server, `fetch` in the browser. */
export interface LoaderApi {
  info: PageInfo;
  /** False on the server: a page from there is always a guest's page. */
  isMember: boolean;
  /** What the page is nothing without: where the call finds nothing neither is the page, else it shows its failure. */
  read<Path extends CallPath>(path: Path, body: RequestInput<CallAt<Path>>): Promise<DataOf<CallAt<Path>>>;
  /** What the page does without where it is missing: null when the call fails. */
  readOptional<Path extends CallPath>(
    path: Path,
    body: RequestInput<CallAt<Path>>,
  ): Promise<DataOf<CallAt<Path>> | null>;
  /** What the page at `url` shows of a route already; nothing on the server. */
  shown(routeId: string, url: string): unknown;
  /** Loads what the page says beside what every page does; on the server it comes with the document. */
  bringTexts(namespaces: readonly Namespace[]): Promise<void>;
  /** Says that the page could not be read again and stays as it was. */
  tellKept(): void;
}

export const loaderApi = createContext<LoaderApi>();

export function readLoaderApi(context: Readonly<RouterContextProvider>): LoaderApi {
  return context.get(loaderApi);
}

/** How a call is asked where the page is made. */
type Ask = (
  path: CallPath,
  body: object,
) => Promise<{ ok: true; data: unknown } | { ok: false; code: number }>;

/** `onMissing` is told of what the page had to do without. */
export function createLoaderApi(
  ask: Ask,
  onMissing: (path: string) => void = () => {},
): Pick<LoaderApi, 'read' | 'readOptional'> {
  return {
    async read(path, body) {
      const answer = await ask(path, body);
      if (!answer.ok) throw data(path, { status: answer.code === 404 ? 404 : 503 });
      return answer.data as never;
    },
    async readOptional(path, body) {
      const answer = await ask(path, body);
      if (answer.ok) return answer.data as never;
      onMissing(path);
      return null;
    },
  };
}
