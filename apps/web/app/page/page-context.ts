import { createContext, useContext } from 'react';
import { useTexts, type Texts } from '@halls/web-kit';
import type { PageInfo } from './page-info.ts';

const PageContext = createContext<PageInfo | null>(null);
export const PageProvider = PageContext.Provider;

export function usePage(): PageInfo {
  const info = useContext(PageContext);
  if (!info) throw new Error('A page part stands outside of PageProvider.');
  return info;
}

/** The page for code that runs outside of components. */
export interface Page {
  info: PageInfo;
  texts: Texts;
}

export function useWholePage(): Page {
  return { info: usePage(), texts: useTexts() };
}
