import { createContext, useContext, useMemo } from 'react';
import { createTranslator, type Messages, type Translate } from '@halls/i18n/format';
import type { PageInfo } from './page-info.ts';

export interface PageContextValue {
  info: PageInfo;
  /** Messages by namespace; lazily loaded features add theirs before they render. */
  messages: Map<string, Messages>;
}

const PageContext = createContext<PageContextValue | null>(null);
export const PageProvider = PageContext.Provider;

export function usePageContext(): PageContextValue {
  const value = useContext(PageContext);
  if (!value) throw new Error('A page part stands outside of PageProvider.');
  return value;
}

export function usePage(): PageInfo {
  return usePageContext().info;
}

/** Texts of one namespace, which must have been loaded by the page's route or the feature's entry. */
export function useTranslate(namespace: string): Translate {
  const { info, messages } = usePageContext();
  const own = messages.get(namespace);
  return useMemo(() => {
    if (info.showKeys) return createTranslator('cimode', {});
    if (!own) throw new Error(`The ${namespace} messages are not loaded.`);
    return createTranslator(info.language, own);
  }, [info, own, namespace]);
}
