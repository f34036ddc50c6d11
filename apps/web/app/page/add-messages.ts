import { loadMessages } from './load-messages.ts';
import type { PageContextValue } from './page-context.tsx';

/** Loads the namespaces that the page does not have yet. */
export async function addMessages(page: PageContextValue, namespaces: readonly string[]): Promise<void> {
  await Promise.all(
    namespaces
      .filter((name) => !page.messages.has(name))
      .map(async (name) => page.messages.set(name, await loadMessages(page.info.language, name))),
  );
}
