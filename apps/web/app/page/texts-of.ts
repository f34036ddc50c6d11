import { createTranslator, type Translate } from '@halls/i18n/format';
import { addMessages } from './add-messages.ts';
import type { PageContextValue } from './page-context.tsx';

/** Texts of a namespace for code that runs outside of components. */
export async function textsOf(page: PageContextValue, namespace: string): Promise<Translate> {
  if (page.info.showKeys) return (key) => key;
  await addMessages(page, [namespace]);
  return createTranslator(page.info.language, page.messages.get(namespace) ?? {});
}
