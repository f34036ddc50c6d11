import type { DialogMap, DialogName } from './dialog-map.ts';

export interface OpenDialog {
  id: number;
  name: DialogName;
  props: object;
}

let open: readonly OpenDialog[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const change = (next: readonly OpenDialog[]) => {
  open = next;
  for (const listener of listeners) listener();
};

/** The dialogs that are open, the topmost last. One per name: opening again replaces it. */
export const dialogs = {
  read: () => open,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  open<Name extends DialogName>(
    name: Name,
    ...[props]: object extends DialogMap[Name] ? [props?: DialogMap[Name]] : [props: DialogMap[Name]]
  ): void {
    change([...open.filter((dialog) => dialog.name !== name), { id: ++lastId, name, props: props ?? {} }]);
  },
  close(name: DialogName): void {
    change(open.filter((dialog) => dialog.name !== name));
  },
  closeAll(): void {
    change([]);
  },
};

/** For components: `useDialogs().open('login')`. */
export function useDialogs(): typeof dialogs {
  return dialogs;
}
