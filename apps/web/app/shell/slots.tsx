import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { usePageContext } from '#app/page/page-context.tsx';
import { addMessages } from './dialogs/dialog-host.tsx';

/**
 * Places in the frame that a feature fills. `features/<feature>/slots/<slot>.tsx` exports `Slot` and
 * optionally `namespaces`; its code is loaded after the page has been hydrated, never before.
 *
 * - `header-balance`: the member's money in the header
 * - `header-account`: the member's menu in the header
 * - `member-root`: mounted while a member is logged in, and shows what it likes (several features may)
 * - `page-root`: mounted on every page once the browser is idle (several features may)
 */
export type SlotName = 'header-balance' | 'header-account' | 'member-root' | 'page-root';

interface SlotModule {
  Slot: ComponentType;
  namespaces?: readonly string[];
}

const modules = import.meta.glob<SlotModule>('../features/*/slots/*.tsx');

export function slotFillers(name: SlotName): (() => Promise<SlotModule>)[] {
  return Object.entries(modules)
    .filter(([path]) => path.endsWith(`/slots/${name}.tsx`))
    .map(([, load]) => load);
}

/** Renders whatever fills the slot; `fallback` holds its place while the code comes. */
export function FeatureSlot({ name, fallback = null }: { name: SlotName; fallback?: ReactNode }) {
  const page = usePageContext();
  const [hydrated, setHydrated] = useState(false);
  const [fillers] = useState(() =>
    slotFillers(name).map((load) =>
      lazy(async () => {
        const module = await load();
        await addMessages(page, module.namespaces ?? []);
        return { default: module.Slot };
      }),
    ),
  );
  useEffect(() => setHydrated(true), []);
  if (fillers.length === 0) return null;
  if (!hydrated) return fallback;
  return fillers.map((Filler, index) => (
    <Suspense key={index} fallback={fallback}>
      <Filler />
    </Suspense>
  ));
}
