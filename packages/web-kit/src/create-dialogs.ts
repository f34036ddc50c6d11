import { createStore, type Store } from './create-store.ts';

/** A dialog that is open, with what it was opened with. */
export interface OpenDialog<Name extends string = string> {
  id: number;
  name: Name;
  props: object;
}

/** The dialogs that are open, the topmost last. One per name: opening again replaces it. */
export interface Dialogs<Map extends object> extends Store<readonly OpenDialog<NameOf<Map>>[]> {
  open<Name extends NameOf<Map>>(
    name: Name,
    ...[props]: object extends Map[Name] ? [props?: Map[Name]] : [props: Map[Name]]
  ): void;
  close(name: NameOf<Map>): void;
  closeAll(): void;
}

export type NameOf<Map extends object> = keyof Map & string;

/** `Map` has the dialogs of an app by name, with their properties. */
export function createDialogs<Map extends object>(): Dialogs<Map> {
  const store = createStore<readonly OpenDialog<NameOf<Map>>[]>([]);
  let lastId = 0;
  const without = (name: string) => store.read().filter((dialog) => dialog.name !== name);
  return {
    first: store.first,
    read: store.read,
    subscribe: store.subscribe,
    open: (name, ...[props]) => store.set([...without(name), { id: ++lastId, name, props: props ?? {} }]),
    close: (name) => store.set(without(name)),
    closeAll: () => store.set([]),
  };
}
