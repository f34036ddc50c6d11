import { useEffect, useState } from 'react';
import { usePage } from '#app/page/page-context.ts';
import { InstallNote } from './install-note.tsx';
import { startSiteWorker } from './site-worker.ts';
import { VersionNote } from './version-note.tsx';
import { watchVersion } from './version-watch.ts';

export const namespaces = ['install'] as const;

/** What makes a page a site that can be kept: the offline page, the offer to install, the word of a newer build. */
export function Part() {
  const { language } = usePage();
  const [newest, setNewest] = useState<string | null>(null);
  const [passedOver, setPassedOver] = useState<string | null>(null);
  useEffect(() => void startSiteWorker(language), [language]);
  useEffect(() => watchVersion(setNewest), []);
  if (newest === null || newest === passedOver) return <InstallNote />;
  return <VersionNote onLater={() => setPassedOver(newest)} />;
}
