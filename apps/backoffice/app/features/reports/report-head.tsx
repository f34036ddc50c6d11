import type { ReactNode } from 'react';
import { PageHead } from '#app/parts/page-head.tsx';
import { useTranslate } from '#app/texts/texts.ts';

/** The title of the reports, with what is to be known of what they show. */
export function ReportHead({ note }: { note: ReactNode }) {
  const t = useTranslate('reports');
  return <PageHead title={t('title')} note={note} />;
}
