import { useState } from 'react';
import { useParams } from 'react-router';
import type { OfficeCalls, OfficeFreeRounds } from '@halls/contract/office';
import { Button } from '@halls/ui';
import type { ApiResult } from '@halls/web-kit';
import { api } from '#app/api/api.ts';
import { readAgain, reads, useRead } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { Amount } from '#app/parts/amount.tsx';
import { EntityLink } from '#app/parts/entity-link.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { Empty, LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { When } from '#app/parts/when.tsx';
import { useMay } from '#app/session/office-session.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { FreeRoundsMark } from './free-rounds-mark.tsx';
import './free-rounds.css';

type Shown = OfficeCalls['/free-rounds/show']['data'];

/** Free rounds of a member: what they are, how they stand, and each that was played. */
export function FreeRoundsPage() {
  const { siteId, awardId } = useParams();
  const asked = { site_id: Number(siteId), award_id: Number(awardId) };
  const { data, refusal, again } = useRead(reads.of('/free-rounds/show', asked));
  if (!data) return refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />;
  return <FreeRoundsRecord siteId={asked.site_id} shown={data} />;
}

function FreeRoundsRecord({ siteId, shown }: { siteId: number; shown: Shown }) {
  const t = useTranslate('free_rounds');
  const award = shown.free_rounds;
  return (
    <>
      <PageHead
        title={t('title_of', { number: award.award_id })}
        note={award.state === 'unknown' || award.state === 'refused' ? t(`${award.state}_note`) : undefined}
        aside={<FreeRoundsMark award={award} />}
        actions={
          <>
            <Cancel siteId={siteId} award={award} />
            <EndUnanswered siteId={siteId} award={award} />
          </>
        }
      />
      <div className="free-rounds-panels">
        <Panel title={t('terms')}>
          <Terms siteId={siteId} award={award} />
        </Panel>
        <Panel title={t('played')}>
          <Played rounds={shown.rounds} currency={award.currency} />
        </Panel>
      </div>
    </>
  );
}

function Terms({ siteId, award }: { siteId: number; award: OfficeFreeRounds }) {
  const t = useTranslate('free_rounds');
  const amount = (value: string) => <Amount amount={value} currency={award.currency} />;
  const when = (name: string, at: string | null) =>
    at === null ? [] : ([[name, <When key={name} at={at} />]] as const);
  const { change_request_id: requestId, bonus_days: bonusDays } = award;
  return (
    <Facts
      facts={[
        [
          t('member'),
          <EntityLink
            key="member"
            target={`member/${award.member_id}`}
            siteId={siteId}
            name={award.account}
          />,
        ],
        [t('game'), `${award.game_name} (${award.game})`],
        [t('used'), t('used_of', { used: award.used, count: award.count })],
        [t('stake'), amount(award.stake)],
        [t('won'), amount(award.won)],
        [t('pays'), t(`pays.${award.pays}`)],
        [t('wagering'), `${award.wagering_percent}%`],
        ...(bonusDays === null ? [] : ([[t('bonus_days'), bonusDays]] as const)),
        ...when(t('given'), award.given_at),
        ...when(t('expires'), award.expires_at),
        ...when(t('ended'), award.ended_at),
        ...when(t('credited'), award.credited_at),
        ...(requestId === null
          ? []
          : [
              [
                t('by_request'),
                <EntityLink
                  key="request"
                  target={`change_request/${requestId}`}
                  siteId={siteId}
                  name={`#${requestId}`}
                />,
              ] as const,
            ]),
      ]}
    />
  );
}

function Played({ rounds, currency }: { rounds: Shown['rounds']; currency: OfficeFreeRounds['currency'] }) {
  const t = useTranslate('free_rounds');
  if (rounds.length === 0) return <Empty icon="play">{t('played_none')}</Empty>;
  return (
    <ul className="free-rounds-played">
      {rounds.map((round) => (
        <li key={round.round_id}>
          <When at={round.at} />
          <span>{round.round_id}</span>
          <Amount amount={round.win} currency={currency} />
        </li>
      ))}
    </ul>
  );
}

function Cancel({ siteId, award }: { siteId: number; award: OfficeFreeRounds }) {
  const t = useTranslate('free_rounds');
  const which = { site_id: siteId, award_id: award.award_id };
  return (
    <EndCommand
      siteId={siteId}
      isOffered={award.ended_at === null && !award.is_cancelling}
      title={t('cancel')}
      note={t('cancel_note')}
      send={(reason) => api.call('/free-rounds/cancel', { ...which, reason })}
    />
  );
}

/** For what is cancelled or past its time, and of which the provider says nothing final. */
function EndUnanswered({ siteId, award }: { siteId: number; award: OfficeFreeRounds }) {
  const t = useTranslate('free_rounds');
  const which = { site_id: siteId, award_id: award.award_id };
  return (
    <EndCommand
      siteId={siteId}
      isOffered={award.can_end}
      title={t('end')}
      note={t('end_note')}
      needsAnother
      send={(reason) => api.call('/free-rounds/end', { ...which, reason })}
    />
  );
}

function EndCommand(props: {
  siteId: number;
  isOffered: boolean;
  title: string;
  note: string;
  needsAnother?: boolean;
  send: (reason: string) => Promise<ApiResult<unknown>>;
}) {
  const may = useMay();
  const [isAsked, setAsked] = useState(false);
  if (!isAsked && (!props.isOffered || !may('promotion.edit', props.siteId))) return null;
  return (
    <>
      <Button onClick={() => setAsked(true)}>{props.title}</Button>
      {isAsked && (
        <CommandDialog<unknown>
          title={props.title}
          note={props.note}
          confirm={props.title}
          needsAnother={props.needsAnother ?? false}
          send={props.send}
          onDone={() =>
            void readAgain('/free-rounds/list', '/free-rounds/show', '/change-request/list', '/log/list')
          }
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
