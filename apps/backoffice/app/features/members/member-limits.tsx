import { useState } from 'react';
import { Button, TextInput } from '@halls/ui';
import type { OfficeCalls } from '@halls/contract/office';
import { api } from '#app/api/api.ts';
import { readAgain, reads, useRead } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { Amount } from '#app/parts/amount.tsx';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { When } from '#app/parts/when.tsx';
import { useMay } from '#app/session/office-session.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { isLooserLimit, readLimit } from './limit-typed.ts';
import type { Whom } from './whom.ts';

type Limits = OfficeCalls['/limit/of-member']['data'];

/** What a member may lose in a day, and what is left of it. */
export function MemberLimits({ whom }: { whom: Whom }) {
  const t = useTranslate('members');
  const may = useMay();
  const [sets, setSets] = useState(false);
  const { data, refusal, again } = useRead(reads.of('/limit/of-member', whom));
  return (
    <Panel
      title={t('limits')}
      actions={
        data &&
        may('limit.edit', whom.site_id) && <Button onClick={() => setSets(true)}>{t('limit_set')}</Button>
      }
    >
      {!data &&
        (refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines count={2} />)}
      {data && <LossPerDay limits={data} />}
      {data && sets && <SetLossLimit whom={whom} limits={data} onClose={() => setSets(false)} />}
    </Panel>
  );
}

function LossPerDay({
  limits: { currency, loss_per_day: limit, own, left_today: left },
}: {
  limits: Limits;
}) {
  const t = useTranslate('members');
  if (!limit && !own) return <p>{t('limit_none')}</p>;
  const amount = (value: string | null) =>
    value === null ? t('limit_none') : <Amount amount={value} currency={currency} />;
  const next = limit?.next;
  const wish = own?.wish;
  return (
    <Facts
      facts={[
        [t('loss_per_day'), <strong key="limit">{amount(limit?.amount ?? null)}</strong>],
        ...(next
          ? [
              [
                t('limit_next'),
                <span key="next">
                  {amount(next.amount)} · <When at={next.from} />
                </span>,
              ] as const,
            ]
          : []),
        ...(own ? [[t('limit_own'), <strong key="own">{amount(own.amount)}</strong>] as const] : []),
        ...(wish
          ? [
              [
                t('limit_wish'),
                <span key="wish">
                  {amount(wish.amount)} · <When at={wish.from} /> – <When at={wish.until} />
                </span>,
              ] as const,
            ]
          : []),
        [t('loss_left'), amount(left)],
      ]}
    />
  );
}

/** A tighter limit holds at once; a looser one is asked for. */
function SetLossLimit({ whom, limits, onClose }: { whom: Whom; limits: Limits; onClose: () => void }) {
  const t = useTranslate('members');
  const { currency, loss_per_day: limit } = limits;
  const [typed, setTyped] = useState(limit?.amount ?? '');
  const [wrong, setWrong] = useState(false);
  const amount = readLimit(typed, currency);
  const isLooser = amount !== undefined && limit !== null && isLooserLimit(amount, limit.amount, currency);
  return (
    <CommandDialog<unknown>
      title={t('loss_per_day')}
      note={t('limit_note')}
      needsAnother={isLooser}
      confirm={t(isLooser ? 'limit_ask' : 'limit_set')}
      renderFields={(faults) => (
        <TextInput
          label={t('loss_amount', { currency })}
          hint={t(isLooser ? 'limit_looser' : limit ? 'limit_hint' : 'limit_hint_first')}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          error={faults.amount ?? (wrong && amount === undefined ? t('limit_wrong') : null)}
          onBlur={() => setWrong(typed !== '')}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      send={async (reason) => {
        if (amount === undefined || (amount === null && !limit))
          return { ok: false, code: 0, message: t('limit_wrong'), data: null };
        return isLooser || amount === null
          ? api.call('/limit/loosen', { ...whom, amount, reason })
          : api.call('/limit/tighten', { ...whom, amount, reason });
      }}
      onDone={() => void readAgain('/limit/of-member', '/change-request/list', '/log/list')}
      onClose={onClose}
    />
  );
}
