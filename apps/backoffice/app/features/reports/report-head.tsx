import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { PageHead } from '#app/parts/page-head.tsx';
import { Tabs } from '#app/parts/tabs.tsx';
import { useTranslate } from '#app/texts/texts.ts';

const views = ['figures', 'returns', 'movements', 'retention'] as const;
/** What is narrowed down in one view is so in the next. */
const kept = ['from', 'to', 'site', 'currency', 'hall', 'provider', 'game'];

/** The title of the reports and the ways through them, with what is to be known of what one shows. */
export function ReportHead({ note, actions }: { note: ReactNode; actions?: ReactNode }) {
  const t = useTranslate('reports');
  const address = useSearchParams()[0];
  const search = new URLSearchParams([...address].filter(([name]) => kept.includes(name)));
  return (
    <>
      <PageHead title={t('title')} note={note} actions={actions} />
      <Tabs
        label={t('views')}
        tabs={views.map((view) => ({
          to: `/reports${view === 'figures' ? '' : `/${view}`}?${search}`,
          name: t(`view.${view}`),
        }))}
      />
    </>
  );
}
