import { createTranslator, type Translate } from '@halls/i18n';
import type { PageContextValue } from '#app/page/page-context.tsx';
import { addMessages } from '#app/shell/dialogs/dialog-host.tsx';

/** Texts of a namespace for code that runs outside of components. */
export async function textsOf(page: PageContextValue, namespace: string): Promise<Translate> {
  if (page.info.showKeys) return (key) => key;
  await addMessages(page, [namespace]);
  return createTranslator(page.info.language, page.messages.get(namespace) ?? {});
}
