import { lazy, Suspense, useState, useSyncExternalStore, type ComponentType } from 'react';
import type { DialogName } from '#app/dialogs/dialog-map.ts';
import { dialogs, type OpenDialog } from '#app/dialogs/dialog-store.ts';
import { addMessages } from '#app/page/add-messages.ts';
import { usePageContext, type PageContextValue } from '#app/page/page-context.tsx';
import { dialogModules } from './dialog-modules.ts';

const none: readonly OpenDialog[] = [];

/** Shows the open dialogs; the code and the messages of each come at its first opening. */
export function DialogHost() {
  const open = useSyncExternalStore(dialogs.subscribe, dialogs.read, () => none);
  const page = usePageContext();
  const [contents] = useState(() => new Map<DialogName, ComponentType<object>>());
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

function lazyContent(name: DialogName, page: PageContextValue): ComponentType<object> {
  return lazy(async () => {
    const module = await dialogModules[name]();
    await addMessages(page, module.namespaces ?? []);
    return { default: module.DialogContent as ComponentType<object> };
  });
}
