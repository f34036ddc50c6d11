import { createContext, type RouterContextProvider } from 'react-router';
import type { DataOf, Endpoint, RequestInput } from '@halls/contract';
import type { PageInfo } from './page-info.ts';

/** What route loaders ask with: the API in the same process on the server, `fetch` in the browser. */
export interface LoaderApi {
  info: PageInfo;
  /** Null when the call fails: a page does without what is missing. */
  read<E extends Endpoint>(path: E['path'], body: RequestInput<E>): Promise<DataOf<E> | null>;
}

export const loaderApi = createContext<LoaderApi>();

export function readLoaderApi(context: Readonly<RouterContextProvider>): LoaderApi {
  return context.get(loaderApi);
}
