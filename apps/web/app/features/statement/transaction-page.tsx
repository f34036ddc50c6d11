import './statement.css';
import { useState } from 'react';
import type { RequestInput } from '@halls/contract';
import { awardSources } from '@halls/contract/promotion';
import type { statement, StatementKind } from '@halls/contract/statement';
import { Button, SelectInput, TextInput } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { FormProblem } from '@halls/web-kit/forms';
import { reads, useRead } from '#app/api/reads.ts';
import { usePages } from '#app/api/use-pages.ts';
import { MemberMoney } from '#app/member/member-money.tsx';
import { StatementFile } from './statement-file.tsx';
import { StatementTable, StatementSkeleton } from './statement-table.tsx';

export const namespaces = ['statement', 'errors'] as const;

const kinds = [
  'bet',
  'win',
  'deposit',
  'transfer_to_provider',
  'transfer_from_provider',
  'transfer_returned',
  'withdrawal',
  'withdrawal_returned',
  'deposit_taken_back',
  'deposit_won_back',
  'deposit_refunded',
  'deposit_refund_returned',
  'debt_paid',
  'bonus_win',
  'jackpot_win',
  'adjustment',
  'rollback',
  ...awardSources,
  'bonus',
  'agent_transfer',
  'welcome',
] as const satisfies readonly StatementKind[];

export type StatementFilter = Readonly<Record<'from' | 'to' | 'kind' | 'gp_id', string>>;

const everything: StatementFilter = { from: '', to: '', kind: '', gp_id: '' };
const providersRead = reads.of('/member/game/records', { count: 1 });

/** Everything that happened in the main wallet: sifted, read on, taken along as a file or on paper. */
export function Part() {
  const t = useTranslate('statement');
  const [filter, setFilter] = useState(everything);
  return (
    <div className="statement">
      <Filters filter={filter} onChange={setFilter} />
      {isInOrder(filter) ? (
        <Entries key={JSON.stringify(filter)} filter={filter} />
      ) : (
        <FormProblem>{t('wrong_days')}</FormProblem>
      )}
    </div>
  );
}

function isInOrder({ from, to }: StatementFilter): boolean {
  return !from || !to || from <= to;
}

function Filters({
  filter,
  onChange,
}: {
  filter: StatementFilter;
  onChange: (filter: StatementFilter) => void;
}) {
  const t = useTranslate('statement');
  const providers = useRead(providersRead).data?.provider_list ?? [];
  const set = (name: keyof StatementFilter) => (event: { target: { value: string } }) =>
    onChange({ ...filter, [name]: event.target.value });
  return (
    <div className="member-panel statement-filters">
      <TextInput type="date" label={t('from')} value={filter.from} onChange={set('from')} />
      <TextInput type="date" label={t('to')} value={filter.to} onChange={set('to')} />
      <SelectInput label={t('kind')} value={filter.kind} onChange={set('kind')}>
        <option value="">{t('kind.all')}</option>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kind.${kind}`)}
          </option>
        ))}
      </SelectInput>
      <SelectInput label={t('provider')} value={filter.gp_id} onChange={set('gp_id')}>
        <option value="">{t('provider.all')}</option>
        {providers.map(({ gp_id: id, gp_name: name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectInput>
      <Button disabled={filter === everything} onClick={() => onChange(everything)}>
        {t('clear')}
      </Button>
    </div>
  );
}

function Entries({ filter }: { filter: StatementFilter }) {
  const t = useTranslate('statement');
  const body = filter as RequestInput<typeof statement>;
  const { pages, problem, isAsking, hasMore, more, again } = usePages('/member/statement', body);
  const [first] = pages;
  const entries = pages.flatMap(({ list }) => list);
  return (
    <section className="member-panel statement-panel" aria-busy={isAsking}>
      {first && (
        <>
          <dl className="statement-sums">
            <div>
              <dt>{t('opening')}</dt>
              <dd>
                <MemberMoney amount={first.opening_balance} currency={first.currency} />
              </dd>
            </div>
            <div>
              <dt>{t('closing')}</dt>
              <dd>
                <MemberMoney amount={first.closing_balance} currency={first.currency} />
              </dd>
            </div>
          </dl>
          <div className="statement-tools">
            <p className="statement-note">{t('zone', { zone: first.timezone })}</p>
            <StatementFile filter={body} />
          </div>
          {entries.length > 0 && (
            <StatementTable entries={entries} currency={first.currency} timezone={first.timezone} />
          )}
          {entries.length === 0 && !hasMore && <p className="statement-none">{t('none')}</p>}
        </>
      )}
      {!first && !problem && <StatementSkeleton />}
      {problem && (
        <FormProblem>
          {t('failed')}{' '}
          <Button kind="plain" size="small" onClick={first ? more : again}>
            {t('again')}
          </Button>
        </FormProblem>
      )}
      {hasMore && !problem && (
        <Button className="statement-more" wide busy={isAsking} onClick={more}>
          {isAsking ? t('looking') : t('more')}
        </Button>
      )}
    </section>
  );
}
