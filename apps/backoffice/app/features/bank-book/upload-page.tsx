import './bank-book.css';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { Currency } from '@halls/contract';
import { maxStatementBytes, type OfficeCalls } from '@halls/contract/office';
import { Button, TextInput } from '@halls/ui';
import { toasts } from '@halls/web-kit';
import { FormProblem } from '@halls/web-kit/forms';
import { api } from '#app/api/api.ts';
import { reads, useRead } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { base64Of } from '#app/parts/base64-of.ts';
import { PageHead } from '#app/parts/page-head.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { PreviewPanels } from './preview-panels.tsx';
import { readBookAgain } from './read-book-again.ts';

type Answer = OfficeCalls['/bank-book/preview']['data'];

interface Chosen {
  readonly called: string;
  readonly data: string;
  /** What was entered when it was read. */
  readonly balances: Partial<Entered>;
  readonly answer: Answer;
}

/** A bank's file is shown as it was read, with what would become of it, before anything is kept. */
export function UploadPage() {
  const { pspId = '', currency: code = '' } = useParams();
  const book = { psp_id: pspId, currency: code as Currency };
  const t = useTranslate('bank_book');
  const input = useRef<HTMLInputElement>(null);
  const [keeps, setKeeps] = useState(false);
  const [balances, setBalances] = useState({ opening: '', closing: '' });
  const { chosen, busy, problem, read } = usePreview(book, balances);
  const { data } = useRead(reads.of('/bank-book/list', {}));
  const csv = data?.list.find((each) => each.psp_id === pspId && each.currency === book.currency)?.csv;
  const statement = chosen?.answer.statement;
  return (
    <>
      <PageHead
        title={`${t('upload')} · ${pspId} · ${book.currency}`}
        note={t('file_hint')}
        actions={
          statement && (
            <Button kind="action" onClick={() => setKeeps(true)}>
              {t('keep')}
            </Button>
          )
        }
      />
      {csv?.balance === '' && <Balances balances={balances} onChange={setBalances} />}
      <div className="bank-file">
        <input
          ref={input}
          type="file"
          className="sr-only"
          accept=".csv,.txt,.sta,.mt940,.940,.xml"
          aria-label={t('file_choose')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) void read(file);
          }}
        />
        <Button busy={busy} onClick={() => input.current?.click()}>
          {t('file_choose')}
        </Button>
        {chosen && <strong>{chosen.called}</strong>}
      </div>
      {problem && <FormProblem>{problem}</FormProblem>}
      {chosen?.answer.fault && <Refused fault={chosen.answer.fault} />}
      {statement && <PreviewPanels statement={statement} currency={book.currency} />}
      {keeps && chosen && <Keep book={book} chosen={chosen} onClose={() => setKeeps(false)} />}
    </>
  );
}

interface Entered {
  readonly opening: string;
  readonly closing: string;
}

/** Files of this bank have no balances: somebody has to know what the account had. */
function Balances({ balances, onChange }: { balances: Entered; onChange: (balances: Entered) => void }) {
  const t = useTranslate('bank_book');
  return (
    <div className="bank-fields bank-balances">
      <TextInput
        label={t('enter_opening')}
        hint={t('enter_opening_hint')}
        inputMode="decimal"
        value={balances.opening}
        onChange={(event) => onChange({ ...balances, opening: event.target.value.trim() })}
      />
      <TextInput
        label={t('enter_closing')}
        hint={t('enter_closing_hint')}
        inputMode="decimal"
        value={balances.closing}
        onChange={(event) => onChange({ ...balances, closing: event.target.value.trim() })}
      />
    </div>
  );
}

function Refused({ fault }: { fault: NonNullable<Answer['fault']> }) {
  const t = useTranslate('bank_book');
  const place = fault.line === null ? [] : [t('in_line', { line: fault.line })];
  const why = t(`fault.${fault.reason}`);
  return <FormProblem>{`${[t('refused'), ...place].join(', ')}. ${why}`}</FormProblem>;
}

function Keep({
  book,
  chosen,
  onClose,
}: {
  book: { readonly psp_id: string; readonly currency: Currency };
  chosen: Chosen;
  onClose: () => void;
}) {
  const t = useTranslate('bank_book');
  const navigate = useNavigate();
  const { called, data, balances } = chosen;
  return (
    <CommandDialog
      title={t('keep')}
      note={t('keep_note')}
      confirm={t('keep')}
      send={(reason) => api.call('/bank-book/keep', { ...book, called, data, ...balances, reason })}
      onDone={(kept) => {
        const { lines, new_lines: fresh, late_lines: late, open_cases: cases } = kept;
        toasts.show('success', t('kept', { lines, new: fresh, late, cases }));
        readBookAgain();
        void navigate(`/bank-book/${book.psp_id}/${book.currency}`);
      }}
      onClose={onClose}
    />
  );
}

function usePreview(
  book: { readonly psp_id: string; readonly currency: Currency },
  { opening, closing }: Entered,
) {
  const t = useTranslate('bank_book');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    ...{ chosen, busy, problem },
    async read(file: File) {
      setChosen(null);
      setProblem(null);
      if (file.size > maxStatementBytes) return setProblem(t('file_long'));
      setBusy(true);
      const data = await base64Of(file);
      const called = file.name.slice(0, 200);
      const balances = { ...(opening !== '' && { opening }), ...(closing !== '' && { closing }) };
      const result = await api.call('/bank-book/preview', { ...book, called, data, ...balances });
      setBusy(false);
      if (!result.ok) return setProblem(result.message);
      setChosen({ called, data, balances, answer: result.data });
    },
  };
}
