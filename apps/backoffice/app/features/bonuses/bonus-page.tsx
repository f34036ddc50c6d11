import './bonuses.css';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { OfficeBonus, OfficeCalls } from '@halls/contract/office';
import { Button } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain, reads, useRead } from '#app/api/reads.ts';
import { useList, type ItemOf } from '#app/api/use-list.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { Amount } from '#app/parts/amount.tsx';
import { EntityLink } from '#app/parts/entity-link.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { Empty, LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { When } from '#app/parts/when.tsx';
import { useMay } from '#app/session/office-session.ts';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { BonusMark } from './bonus-mark.tsx';

type Play = ItemOf<'/bonus/plays'>;
type Shown = OfficeCalls['/bonus/show']['data'];

/** A bonus: what it asks, how it stands, what was played with it, what was booked. */
export function BonusPage() {
  const { siteId, grantId } = useParams();
  const asked = { site_id: Number(siteId), grant_id: Number(grantId) };
  const { data, refusal, again } = useRead(reads.of('/bonus/show', asked));
  if (!data) return refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />;
  return <BonusRecord siteId={asked.site_id} shown={data} />;
}

function BonusRecord({ siteId, shown: { bonus, legs } }: { siteId: number; shown: Shown }) {
  const t = useTranslate('bonuses');
  return (
    <>
      <PageHead
        title={t('title_of', { number: bonus.grant_id })}
        aside={<BonusMark state={bonus.state} />}
        actions={<Void siteId={siteId} bonus={bonus} />}
      />
      <div className="bonus-panels">
        <Panel title={t('terms')}>
          <Terms siteId={siteId} bonus={bonus} />
        </Panel>
        <Plays siteId={siteId} bonus={bonus} />
        <Legs siteId={siteId} legs={legs} currency={bonus.currency} />
      </div>
    </>
  );
}

function Terms({ siteId, bonus }: { siteId: number; bonus: OfficeBonus }) {
  const t = useTranslate('bonuses');
  const amount = (value: string | null) =>
    value === null ? t('any') : <Amount amount={value} currency={bonus.currency} />;
  const { change_request_id: requestId, ended_at: endedAt } = bonus;
  return (
    <Facts
      facts={[
        [
          t('member'),
          <EntityLink
            key="member"
            target={`member/${bonus.member_id}`}
            siteId={siteId}
            name={bonus.account}
          />,
        ],
        [t('granted'), amount(bonus.granted)],
        [t('held'), amount(bonus.held)],
        [t('required'), amount(bonus.required)],
        [t('wagered'), amount(bonus.wagered)],
        [t('cashed'), amount(bonus.cashed)],
        [t('hall'), t('hall_of', { hall: bonus.gt_name, percent: bonus.weight_percent })],
        [t('max_stake_fact'), amount(bonus.max_stake)],
        [t('max_cashout_fact'), amount(bonus.max_cashout)],
        [
          t('excluded_games'),
          bonus.excluded_games.length > 0 ? bonus.excluded_games.join(', ') : t('no_game'),
        ],
        [t('given'), <When key="given" at={bonus.given_at} />],
        [t('expires'), <When key="expires" at={bonus.expires_at} />],
        ...(endedAt ? ([[t('ended'), <When key="ended" at={endedAt} />]] as const) : []),
        ...(requestId === null
          ? []
          : ([
              [
                t('by_request'),
                <EntityLink
                  key="request"
                  target={`change_request/${requestId}`}
                  siteId={siteId}
                  name={`#${requestId}`}
                />,
              ],
            ] as const)),
      ]}
    />
  );
}

function Plays({ siteId, bonus }: { siteId: number; bonus: OfficeBonus }) {
  const t = useTranslate('bonuses');
  const list = useList('/bonus/plays', { site_id: siteId, grant_id: bonus.grant_id });
  return (
    <Panel title={t('plays')}>
      <DataTable
        label={t('plays')}
        list={list}
        idOf={(play) => String(play.transaction_id)}
        columns={usePlayColumns(siteId, bonus)}
        empty={<Empty icon="play">{t('plays_none')}</Empty>}
      />
    </Panel>
  );
}

function usePlayColumns(siteId: number, bonus: OfficeBonus): [Column<Play>, ...Column<Play>[]] {
  const t = useTranslate('bonuses');
  const figure = (name: 'cash_stake' | 'bonus_stake' | 'bonus_payout' | 'counted'): Column<Play> => ({
    ...{ id: name, name: t(name), isFigure: true },
    cell: (play) => <Amount amount={play[name]} currency={bonus.currency} />,
  });
  return [
    { id: 'at', name: t('at'), cell: ({ at }) => <When at={at} /> },
    { id: 'game', name: t('game'), cell: (play) => `${play.gp_id}/${play.game_code}` },
    {
      id: 'transaction',
      name: t('round'),
      cell: (play) => (
        <EntityLink
          target={`ledger_transaction/${play.transaction_id}`}
          siteId={siteId}
          name={play.round_id}
        />
      ),
    },
    figure('cash_stake'),
    figure('bonus_stake'),
    figure('bonus_payout'),
    figure('counted'),
  ];
}

function Legs({
  siteId,
  legs,
  currency,
}: {
  siteId: number;
  legs: Shown['legs'];
  currency: OfficeBonus['currency'];
}) {
  const t = useTranslate('bonuses');
  const ledger = useTranslate('ledger');
  if (legs.length === 0) return null;
  return (
    <Panel title={t('legs')}>
      <ul className="bonus-legs">
        {legs.map((leg) => (
          <li key={`${leg.transaction_id} ${leg.account_kind}`}>
            <EntityLink
              target={`ledger_transaction/${leg.transaction_id}`}
              siteId={siteId}
              name={ledger(`kind.${leg.kind}`)}
            />
            <span>{ledger(`account.${leg.account_kind}`)}</span>
            <Amount amount={leg.amount} currency={currency} isChange />
            <When at={leg.at} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Void({ siteId, bonus }: { siteId: number; bonus: OfficeBonus }) {
  const t = useTranslate('bonuses');
  const may = useMay();
  const [isAsked, setAsked] = useState(false);
  const canEnd = bonus.state === 'queued' || bonus.state === 'active';
  if (!isAsked && (!canEnd || !may('promotion.edit', siteId))) return null;
  return (
    <>
      <Button onClick={() => setAsked(true)}>{t('void')}</Button>
      {isAsked && (
        <CommandDialog<unknown>
          title={t('void')}
          note={t('void_note')}
          confirm={t('void')}
          send={(reason) => api.call('/bonus/void', { site_id: siteId, grant_id: bonus.grant_id, reason })}
          onDone={() => void readAgain('/bonus/list', '/bonus/show', '/log/list')}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
