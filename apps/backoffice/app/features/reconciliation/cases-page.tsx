import { useTranslate } from '#app/texts/texts.ts';
import { BreakTable } from './break-table.tsx';
import { ReconHead } from './recon-head.tsx';

/** All that books say differently; those that somebody has yet to look at first. */
export function CasesPage() {
  const t = useTranslate('reconciliation');
  return (
    <>
      <ReconHead note={t('cases_note')} />
      <BreakTable ask={{}} preset="to_do" />
    </>
  );
}
