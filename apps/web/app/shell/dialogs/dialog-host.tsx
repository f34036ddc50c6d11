import { lazy, Suspense, useState, useSyncExternalStore, type ComponentType } from 'react';
import { loadMessages } from '#app/i18n/load-messages.ts';
import { usePageContext, type PageContextValue } from '#app/page/page-context.tsx';
import { loadDialog } from './dialog-registry.ts';
import { dialogs, type OpenDialog } from './dialog-store.ts';

const none: readonly OpenDialog[] = [];

/** Shows the open dialogs; the code and the messages of each come at its first opening. */
export function DialogHost() {
  const open = useSyncExternalStore(dialogs.subscribe, dialogs.read, () => none);
  const page = usePageContext();
  const [contents] = useState(() => new Map<string, ComponentType<object>>());
  return open.map((dialog) => {
    const Content = contents.get(dialog.name) ?? lazyContent(dialog.name, page);
    contents.set(dialog.name, Content);
    return (
      <Suspense key={dialog.id} fallback={<div className="dialog-loading" />}>
        <Content {...dialog.props} {...{ onClose: () => dialogs.close(dialog.name) }} />
      </Suspense>
    );
  });
}

function lazyContent(name: string, page: PageContextValue): ComponentType<object> {
  return lazy(async () => {
    const module = await loadDialog(name);
    await addMessages(page, module.namespaces ?? []);
    return { default: module.DialogContent as ComponentType<object> };
  });
}

/** Loads the namespaces that the page does not have yet. */
export async function addMessages(page: PageContextValue, namespaces: readonly string[]): Promise<void> {
  await Promise.all(
    namespaces
      .filter((name) => !page.messages.has(name))
      .map(async (name) => page.messages.set(name, await loadMessages(page.info.language, name))),
  );
}
