import './tournaments.css';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import type { OfficeTournament } from '@halls/contract/office';
import { Button, buttonClass } from '@halls/ui';
import { TextArea } from '@halls/ui/text-area';
import { api } from '#app/api/api.ts';
import { readAgain, reads, useRead } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { Amount } from '#app/parts/amount.tsx';
import { BudgetMeter } from '#app/parts/budget-meter.tsx';
import { Count } from '#app/parts/count.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { RewardWords } from '#app/parts/reward-fields.tsx';
import { titleIn } from '#app/parts/title-and-text.tsx';
import { When } from '#app/parts/when.tsx';
import { useMay } from '#app/session/office-session.ts';
import { useLanguage, useTranslate } from '#app/texts/texts.ts';
import { TournamentMark } from './tournament-mark.tsx';
import { TournamentRanks } from './tournament-ranks.tsx';

/** A tournament: its terms, what it costs, and who stands where. */
export function TournamentPage() {
  const { siteId, tournamentId } = useParams();
  const asked = { site_id: Number(siteId), tournament_id: Number(tournamentId) };
  const { data, refusal, again } = useRead(reads.of('/tournament/show', asked));
  if (!data) return refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />;
  return <TournamentRecord siteId={asked.site_id} tournament={data} />;
}

interface Props {
  siteId: number;
  tournament: OfficeTournament;
}

function TournamentRecord({ siteId, tournament }: Props) {
  const t = useTranslate('tournaments');
  const language = useLanguage();
  return (
    <>
      <PageHead
        title={titleIn(tournament.title, language)}
        note={tournament.cancel_reason ?? titleIn(tournament.text, language)}
        aside={<TournamentMark state={tournament.state} />}
        actions={<Actions siteId={siteId} tournament={tournament} />}
      />
      <div className="tournament-panels">
        <Panel title={t('terms')}>
          <Terms tournament={tournament} />
        </Panel>
        <Panel title={t('results')}>
          <Results tournament={tournament} />
        </Panel>
        <Panel title={t('ranks')}>
          <TournamentRanks siteId={siteId} tournament={tournament} />
        </Panel>
      </div>
    </>
  );
}

function Terms({ tournament }: { tournament: OfficeTournament }) {
  const t = useTranslate('tournaments');
  const hall = useTranslate('reports');
  const { currency, best_of: bestOf, gt_id: gtId, gp_ids: gpIds, games } = tournament;
  return (
    <Facts
      facts={[
        [t('starts_at'), <When key="starts" at={tournament.starts_at} />],
        [t('end_at'), <When key="ends" at={tournament.end_at} />],
        [t('who'), t(tournament.is_opt_in ? 'who.join' : 'who.everybody')],
        [t('scoring'), t(`scoring.${tournament.scoring}`)],
        ...(bestOf ? ([[t('best_of'), bestOf]] as const) : []),
        [t('least_stake'), <Amount key="stake" amount={tournament.least_stake} currency={currency} />],
        ...(gtId ? ([[t('gt_id'), hall(`hall.${gtId}`)]] as const) : []),
        ...(gpIds.length > 0 ? ([[t('gp_ids'), gpIds.join(', ')]] as const) : []),
        ...(games.length > 0 ? ([[t('games'), games.join(', ')]] as const) : []),
        ...tournament.prizes.map(
          ({ from_rank: from, to_rank: to, amount }) =>
            [
              t('prize_of', { ranks: from === to ? from : `${from}–${to}` }),
              <Amount key={from} amount={amount} currency={currency} />,
            ] as const,
        ),
        [t('given_as'), <RewardWords key="reward" reward={tournament.reward} />],
      ]}
    />
  );
}

function Results({ tournament }: { tournament: OfficeTournament }) {
  const t = useTranslate('tournaments');
  const { currency, paid, budget } = tournament;
  const when = (name: 'announced' | 'frozen' | 'all_paid' | 'cancelled', at: string | null) =>
    at === null ? [] : ([[t(name), <When key={name} at={at} />]] as const);
  return (
    <Facts
      facts={[
        [t('paid'), <BudgetMeter key="paid" given={paid} budget={budget} currency={currency} />],
        [t('players'), <Count key="players" value={tournament.players} />],
        ...(tournament.is_opt_in
          ? ([[t('joined'), <Count key="joined" value={tournament.joined} />]] as const)
          : []),
        ...when('announced', tournament.created_at),
        ...when('frozen', tournament.frozen_at),
        ...when('all_paid', tournament.paid_at),
        ...when('cancelled', tournament.cancelled_at),
      ]}
    />
  );
}

function Actions({ siteId, tournament }: Props) {
  const t = useTranslate('tournaments');
  const may = useMay();
  const [isCancelling, setCancelling] = useState(false);
  if (!may('promotion.edit', siteId)) return null;
  const { state, tournament_id: id } = tournament;
  return (
    <>
      <Link className={buttonClass()} to={`/site/${siteId}/tournaments/write/${id}`}>
        {t('again')}
      </Link>
      {(state === 'coming' || state === 'running' || state === 'settling') && (
        <Button onClick={() => setCancelling(true)}>{t('cancel')}</Button>
      )}
      {isCancelling && <Cancel siteId={siteId} tournamentId={id} onClose={() => setCancelling(false)} />}
    </>
  );
}

function Cancel({
  siteId,
  tournamentId,
  onClose,
}: {
  siteId: number;
  tournamentId: number;
  onClose: () => void;
}) {
  const t = useTranslate('tournaments');
  const [told, setTold] = useState('');
  return (
    <CommandDialog<unknown>
      title={t('cancel')}
      note={t('cancel_note')}
      confirm={t('cancel')}
      renderFields={(faults) => (
        <TextArea
          label={t('told')}
          hint={t('told_hint')}
          required
          maxLength={500}
          value={told}
          error={faults.told}
          onChange={({ target }) => setTold(target.value)}
        />
      )}
      send={(reason) =>
        api.call('/tournament/cancel', { site_id: siteId, tournament_id: tournamentId, told, reason })
      }
      onDone={() => void readAgain('/tournament/list', '/tournament/show', '/log/list')}
      onClose={onClose}
    />
  );
}
