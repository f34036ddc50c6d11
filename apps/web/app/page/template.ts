import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { HomeBlock } from '@halls/contract/site';
import type { FontFiles } from './font-files.ts';

/**
 * The parts of the home page; a template decides where each stands, and a configured home of phones its own. `lead` are
 * the games that the first screen shows, `sports` a provider's page where the site shows one, `adverts` what the operator points to beside the games.
 */
export type HomeParts = Record<HomeBlock['kind'], ReactNode>;

/** One brand: its frame, its home page and what the document's head needs of it. */
export interface Template {
  defaultTheme: 'dark' | 'light';
  /** Colour of the browser's own bars, and of an installed site until its page is there. */
  themeColor: string;
  fonts: FontFiles;
  /** `hasHalls` is false around a page that has a navigation of its own. */
  Frame: ComponentType<{ hasHalls: boolean; children: ReactNode }>;
  HomeLayout: ComponentType<{ parts: HomeParts }>;
}

const TemplateContext = createContext<Template | null>(null);
export const TemplateProvider = TemplateContext.Provider;

export function useTemplate(): Template {
  const template = useContext(TemplateContext);
  if (!template) throw new Error('A page part stands outside of TemplateProvider.');
  return template;
}
