import type { ComponentType } from 'react';

/** A file `<name>.dialog.tsx` in a feature or in the shell is the dialog of that name. */
export interface DialogModule {
  DialogContent: ComponentType<never>;
  /** Messages to load beside `shell`. */
  namespaces?: readonly string[];
}

const modules = import.meta.glob<DialogModule>(['../../features/*/*.dialog.tsx', '../*/*.dialog.tsx']);
const loaders = new Map(
  Object.entries(modules).map(([path, load]) => [path.replace(/^.*\/|\.dialog\.tsx$/g, ''), load]),
);

/** True when some feature provides the dialog; what opens it is not shown otherwise. */
export function hasDialog(name: string): boolean {
  return loaders.has(name);
}

export async function loadDialog(name: string): Promise<DialogModule> {
  const load = loaders.get(name);
  if (!load) throw new Error(`There is no dialog ${name}: a feature would provide it as ${name}.dialog.tsx.`);
  return load();
}
