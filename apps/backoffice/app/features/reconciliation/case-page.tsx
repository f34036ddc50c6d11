import './reconciliation.css';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import type { BreakSide, OfficeCalls } from '@halls/contract/office';
import { readAgain, reads, useRead } from '#app/api/reads.ts';
import { useSiteName } from '#app/api/sites.ts';
import { Amount } from '#app/parts/amount.tsx';
import { EntityLink } from '#app/parts/entity-link.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { When } from '#app/parts/when.tsx';
import { BreakMark } from '#app/records/break-mark.tsx';
import { BreakSteps } from '#app/records/break-steps.tsx';
import { WorkOnBreak } from '#app/records/work-on-break.tsx';
import { useMay } from '#app/session/office-session.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { SideTable } from './side-table.tsx';

type Case = OfficeCalls['/recon/break']['data'];

/** A case: what each side says, where it is looked into, and what has been done about it. */
export function CasePage() {
  const caseId = Number(useParams().caseId);
  const { data, refusal, again } = useRead(reads.of('/recon/break', { break_id: caseId }));
  if (!data) return refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />;
  return <CaseRecord found={data} />;
}

function CaseRecord({ found }: { found: Case }) {
  const t = useTranslate('reconciliation');
  const may = useMay();
  return (
    <>
      <PageHead
        title={`#${found.break_id} ${t(`kind.${found.kind}`)}`}
        note={t(`kind_note.${found.kind}`)}
        aside={<BreakMark state={found.state} />}
        actions={
          may('recon.work', 'house') && (
            <WorkOnBreak
              found={found}
              path="/recon/work"
              onDone={() =>
                void readAgain('/recon/break', '/recon/breaks', '/recon/day', '/recon/days', '/log/list')
              }
            />
          )
        }
      />
      <div className="recon-panels">
        <Panel title={t('both_sides')}>
          <Sides found={found} />
        </Panel>
        <Subject found={found} />
        {found.transactions.length > 0 && <Transactions found={found} />}
        <BreakSteps steps={found.steps} />
      </div>
    </>
  );
}

function Sides({ found }: { found: Case }) {
  const t = useTranslate('reconciliation');
  const { currency, ours, theirs } = found;
  const line = (
    name: string,
    pick: (side: BreakSide) => string | null,
    show: (value: string) => ReactNode,
  ) => {
    const [here, there] = [ours && pick(ours), theirs && pick(theirs)];
    const cell = (value: string | null) => (value === null ? '–' : show(value));
    return { name, ours: cell(here), theirs: cell(there), isOff: here !== there };
  };
  const money = (amount: string) => <Amount amount={amount} currency={currency} />;
  const rows =
    found.kind === 'balance'
      ? [line(t('balance'), ({ amount }) => amount, money)]
      : [
          line(t('stake'), ({ stake }) => stake, money),
          line(t('payout'), ({ payout }) => payout, money),
          line(
            t('round_state'),
            ({ state }) => state,
            (state) => t(`round.${state as 'open'}`),
          ),
          line(
            t('game'),
            ({ game_code: code }) => code,
            (code) => code,
          ),
          {
            ...line(
              t('at'),
              ({ at }) => at,
              (at) => <When at={at} />,
            ),
            isOff: false,
          },
        ];
  return (
    <>
      <SideTable label={t('both_sides')} rows={rows} />
      <Facts
        facts={[
          [
            t('difference'),
            <Amount key="difference" amount={found.difference} currency={currency} isChange />,
          ],
        ]}
      />
    </>
  );
}

/** Whose it is, and the ways to where it is looked into. */
function Subject({ found }: { found: Case }) {
  const t = useTranslate('reconciliation');
  const c = useTranslate('cases');
  const p = useTranslate('parts');
  const siteName = useSiteName();
  const { member, gp_id: gpId, day } = found;
  const facts: (readonly [string, ReactNode])[] = [
    [p('provider'), gpId],
    [
      t('day'),
      <Link key="day" className="entity-link" to={`/reconciliation/days/${gpId}/${day}`}>
        {day}
      </Link>,
    ],
    [t('member_ref'), found.member_ref],
  ];
  if (member)
    facts.push(
      [p('site'), siteName(member.site_id)],
      [
        t('member'),
        <EntityLink
          key="member"
          target={`member/${member.member_id}`}
          siteId={member.site_id}
          name={member.member_account || `#${member.member_id}`}
        />,
      ],
      [t('look_into'), <Ways key="ways" found={found} member={member} />],
    );
  if (found.round_id !== '') facts.push([t('round'), found.round_id]);
  facts.push(
    [c('owner'), found.owner?.account ?? c('owner_none')],
    [c('found_at'), <When key="found" at={found.found_at} />],
  );
  return (
    <Panel title={t('subject')}>
      <Facts facts={facts} />
    </Panel>
  );
}

function Ways({ found, member }: { found: Case; member: NonNullable<Case['member']> }) {
  const t = useTranslate('reconciliation');
  const may = useMay();
  const { site_id: siteId, member_id: memberId } = member;
  const place = `/site/${siteId}/members/${memberId}`;
  if (!may('money.read', siteId)) return '–';
  return (
    <span className="recon-lines">
      <Link
        className="entity-link"
        to={`${place}/play?provider=${found.gp_id}&from=${found.day}&to=${found.day}`}
      >
        {t('to_rounds')}
      </Link>
      {found.wallet_kind === 'transfer' && (
        <Link className="entity-link" to={`${place}/transfers`}>
          {t('to_transfers')}
        </Link>
      )}
      <Link className="entity-link" to={`${place}/money`}>
        {t('to_money')}
      </Link>
    </span>
  );
}

function Transactions({ found }: { found: Case }) {
  const t = useTranslate('reconciliation');
  const l = useTranslate('ledger');
  const p = useTranslate('parts');
  return (
    <Panel title={t('transactions')}>
      <table className="recon-sides" aria-label={t('transactions')}>
        <thead>
          <tr>
            <th scope="col">{l('number')}</th>
            <th scope="col">{l('kind')}</th>
            <th scope="col">{p('amount')}</th>
          </tr>
        </thead>
        <tbody>
          {found.transactions.map(({ transaction_id: id, kind, amount }) => (
            <tr key={id}>
              <th scope="row">
                <EntityLink
                  target={`ledger_transaction/${id}`}
                  siteId={found.member?.site_id ?? null}
                  name={`#${id}`}
                />
              </th>
              <td>{l(`kind.${kind as 'seamless_bet'}`)}</td>
              <td>
                <Amount amount={amount} currency={found.currency} isChange />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
