import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import type { Namespace } from '@halls/i18n/texts';
import { useTexts } from './texts.ts';
import { useHydrated } from './use-hydrated.ts';

/** Fetches the code of a part that no first screen needs, and says which messages it wants. */
export type LoadPart = () => Promise<{ Part: ComponentType; namespaces?: readonly Namespace[] }>;

/** A part whose code comes after the page has been hydrated, never before; `fallback` holds its place. */
export function LatePart({ load, fallback = null }: { load: LoadPart; fallback?: ReactNode }) {
  const texts = useTexts();
  const hydrated = useHydrated();
  const [Part] = useState(() =>
    lazy(async () => {
      const part = await load();
      await texts.add(part.namespaces ?? []);
      return { default: part.Part };
    }),
  );
  if (!hydrated) return fallback;
  return (
    <Suspense fallback={fallback}>
      <Part />
    </Suspense>
  );
}
