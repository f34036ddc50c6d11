import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { Namespace } from '@halls/i18n/texts';
import type { Dialogs, NameOf } from './create-dialogs.ts';
import { useStore } from './create-store.ts';
import { useTexts, type Texts } from './texts.ts';

/** What the file of a dialog exports. */
export interface DialogModule<Props> {
  DialogContent: ComponentType<Props & { onClose: () => void }>;
  /** Messages to load before it shows. */
  namespaces?: readonly Namespace[];
}

/** Where the code of each dialog of `Map` is. */
export type DialogModules<Map extends object> = {
  readonly [Name in NameOf<Map>]: () => Promise<DialogModule<Map[Name]>>;
};

/** Shows the open dialogs; the code and the messages of each come at its first opening, and so does the list of them. */
export function DialogHost<Map extends object>({
  dialogs,
  modules,
}: {
  dialogs: Dialogs<Map>;
  modules: () => Promise<DialogModules<Map>>;
}) {
  const open = useStore(dialogs);
  const texts = useTexts();
  const [contents] = useState(() => createContents(modules, texts));
  return open.map((dialog) => {
    const Content = contents(dialog.name);
    return (
      <Suspense key={dialog.id} fallback={<div className="dialog-loading" />}>
        <Content {...dialog.props} onClose={() => dialogs.close(dialog.name)} />
      </Suspense>
    );
  });
}

type Content = ComponentType<{ onClose: () => void }>;

/** One lazy component for each name, whatever it is opened with. */
function createContents<Map extends object>(modules: () => Promise<DialogModules<Map>>, texts: Texts) {
  const known: Partial<Record<NameOf<Map>, Content>> = {};
  return (name: NameOf<Map>): Content =>
    (known[name] ??= lazy(async () => {
      const list = await modules();
      const module = await list[name]();
      await texts.add(module.namespaces ?? []);
      // opened with the properties of its name, which `Dialogs` has seen to
      return { default: module.DialogContent as Content };
    }));
}
