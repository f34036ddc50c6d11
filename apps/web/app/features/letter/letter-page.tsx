import './letter.css';
import { useState } from 'react';
import { limits } from '@halls/contract';
import { Button, SelectInput, Skeleton } from '@halls/ui';
import { toasts, useTranslate } from '@halls/web-kit';
import { FormProblem } from '@halls/web-kit/forms';
import { useRead } from '#app/api/reads.ts';
import { lettersRead, type LetterOrder, type Letters } from '#app/member/letters.ts';
import { deleteLetters, readAll } from './change-letters.ts';
import { LetterRow } from './letter-row.tsx';

export const namespaces = ['letter'] as const;

const orders = ['newest', 'oldest', 'unread'] as const satisfies readonly LetterOrder[];

/** The member's letters, fifty at a time: opened, chosen, deleted. */
export function Part() {
  const t = useTranslate('letter');
  const [order, setOrder] = useState<LetterOrder>('newest');
  const [page, setPage] = useState(1);
  const letters = useRead(lettersRead(page, order), { keepsLast: true });
  if (!letters.data)
    return letters.refusal ? (
      <FormProblem>
        {t('failed')}{' '}
        <Button kind="plain" size="small" onClick={letters.again}>
          {t('again')}
        </Button>
      </FormProblem>
    ) : (
      <LetterSkeleton />
    );
  const changeOrder = (next: LetterOrder) => {
    setOrder(next);
    setPage(1);
  };
  return (
    <div className="letters" aria-busy={letters.isAsking}>
      {letters.data.total_count === 0 ? (
        <div className="member-panel letters-none">
          <h2>{t('none.title')}</h2>
          <p>{t('none.text')}</p>
        </div>
      ) : (
        <>
          <div className="letters-order">
            <SelectInput
              label={t('order')}
              value={order}
              onChange={(event) => changeOrder(event.target.value as LetterOrder)}
            >
              {orders.map((one) => (
                <option key={one} value={one}>
                  {t(`order.${one}`)}
                </option>
              ))}
            </SelectInput>
          </div>
          <LetterList key={`${order} ${page}`} letters={letters.data} />
          <PageTurner page={page} total={letters.data.total_count} onTurn={setPage} />
        </>
      )}
    </div>
  );
}

function LetterList({ letters: { list, total_count: total, unread_count: unread } }: { letters: Letters }) {
  const t = useTranslate('letter');
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const [busy, setBusy] = useState(false);
  // what has been deleted elsewhere is no longer chosen
  const chosen = list.filter(({ id }) => marked.has(id)).map(({ id }) => id);
  const change = async (act: () => Promise<string | null>, done?: string) => {
    setBusy(true);
    const problem = await act();
    setBusy(false);
    if (problem) toasts.show('error', problem);
    else if (done) toasts.show('success', done);
  };
  const remove = (ids: readonly number[]) =>
    change(() => deleteLetters(ids), t('deleted', { count: ids.length }));
  const mark = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setMarked(next);
  };
  const isAll = chosen.length === list.length;
  return (
    <section className="member-panel letters-panel">
      <div className="letters-tools">
        <p role="status">{t('summary', { unread, total })}</p>
        <div className="letters-buttons">
          <Button
            size="small"
            aria-pressed={isAll}
            onClick={() => setMarked(new Set(isAll ? [] : list.map(({ id }) => id)))}
          >
            {t('choose_all')}
          </Button>
          <Button
            size="small"
            icon="check"
            busy={busy}
            disabled={unread === 0}
            onClick={() => void change(readAll)}
          >
            {t('read_all')}
          </Button>
          <Button
            size="small"
            icon="close"
            busy={busy}
            disabled={chosen.length === 0}
            onClick={() => void remove(chosen)}
          >
            {t('delete_chosen', { count: chosen.length })}
          </Button>
        </div>
      </div>
      <ul className="letters-list">
        {list.map((letter) => (
          <LetterRow
            key={letter.id}
            letter={letter}
            isChosen={marked.has(letter.id)}
            onChoose={() => mark(letter.id)}
            onDelete={() => void remove([letter.id])}
          />
        ))}
      </ul>
    </section>
  );
}

function PageTurner({
  page,
  total,
  onTurn,
}: {
  page: number;
  total: number;
  onTurn: (page: number) => void;
}) {
  const t = useTranslate('letter');
  const pages = Math.max(1, Math.ceil(total / limits.lettersPageSize));
  if (pages === 1 && page === 1) return null;
  return (
    <nav className="letters-pages" aria-label={t('pages')}>
      <Button icon="left" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {t('page_before')}
      </Button>
      <span>{t('page', { page, pages })}</span>
      <Button icon="right" disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        {t('page_after')}
      </Button>
    </nav>
  );
}

function LetterSkeleton() {
  return (
    <div className="member-panel letters-skeleton" aria-busy="true">
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="letters-skeleton-row" />
      ))}
    </div>
  );
}
