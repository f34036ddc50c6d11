import './bank-book.css';
import { useTranslate } from '#app/texts/texts.ts';
import { BankBreakTable } from './bank-break-table.tsx';
import { BankHead } from './bank-head.tsx';

/** All that statements and our books say differently; those that somebody has yet to look at first. */
export function BankCasesPage() {
  const t = useTranslate('bank_book');
  return (
    <>
      <BankHead note={t('cases_note')} />
      <BankBreakTable ask={{}} preset="to_do" />
    </>
  );
}
