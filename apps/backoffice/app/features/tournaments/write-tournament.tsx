import './tournaments.css';
import '#app/parts/form-part.css';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { Currency } from '@halls/contract';
import type { OfficeTournament } from '@halls/contract/office';
import { Button } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain, reads, useRead } from '#app/api/reads.ts';
import { useSites } from '#app/api/sites.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { faultsOf, type FieldFaults } from '#app/command/faults-of.ts';
import { Amount } from '#app/parts/amount.tsx';
import { AudienceCount } from '#app/parts/audience-count.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { draftOf, poolOf, readPrizes, termsOf, type TournamentDraft } from './tournament-draft.ts';
import { TournamentFields } from './tournament-fields.tsx';

/** A new tournament, of the terms of another one where the address names it. */
export function WriteTournament() {
  const { siteId, tournamentId } = useParams();
  const site = useSites()?.find(({ site_id: each }) => each === Number(siteId));
  const isNew = tournamentId === undefined;
  const asked = { site_id: Number(siteId), tournament_id: Number(tournamentId) };
  const { data, refusal, again } = useRead(reads.of('/tournament/show', asked), { enabled: !isNew });
  if (!isNew && !data && refusal) return <ReadProblem message={refusal.message} again={again} />;
  const [first] = site?.currencies ?? [];
  if (!site || !first || (!isNew && !data)) return <LoadingLines />;
  return (
    <TournamentForm
      key={`${siteId} ${tournamentId}`}
      siteId={site.site_id}
      currencies={site.currencies}
      first={first}
      of={data ?? null}
    />
  );
}

function TournamentForm(props: {
  siteId: number;
  currencies: readonly Currency[];
  first: Currency;
  of: OfficeTournament | null;
}) {
  const { siteId } = props;
  const t = useTranslate('tournaments');
  const shared = useTranslate('promotions');
  const [draft, setDraft] = useState(() => draftOf(props.of, props.first));
  const [isAsked, setIsAsked] = useState(false);
  const [faults, setFaults] = useState<FieldFaults>({});
  const pool = poolOf(draft.prizes);
  const announce = () => {
    const isReady = termsOf(draft) !== null;
    setFaults(isReady ? {} : missingOf(draft, t('missing')));
    setIsAsked(isReady);
  };
  return (
    <>
      <PageHead
        title={t('new')}
        note={t('write_note')}
        actions={
          <Button kind="action" onClick={announce}>
            {t('announce')}
          </Button>
        }
      />
      <div className="tournament-panels">
        <Panel title={t('cost')}>
          <Facts
            facts={[
              [
                t('pool'),
                pool === null ? '–' : <Amount key="pool" amount={String(pool)} currency={draft.currency} />,
              ],
              [
                shared('for_whom'),
                <AudienceCount key="audience" siteId={siteId} currency={draft.currency} />,
              ],
            ]}
          />
        </Panel>
        <TournamentFields draft={draft} currencies={props.currencies} faults={faults} onChange={setDraft} />
      </div>
      {isAsked && (
        <Announce siteId={siteId} draft={draft} onFaults={setFaults} onClose={() => setIsAsked(false)} />
      )}
    </>
  );
}

/** What the server would not be asked with. */
function missingOf(draft: TournamentDraft, said: string): FieldFaults {
  return {
    ...(draft.starts_at === '' && { starts_at: said }),
    ...(draft.end_at === '' && { end_at: said }),
    ...(readPrizes(draft.prizes) === null && { prizes: said }),
  };
}

function Announce({
  siteId,
  draft,
  onFaults,
  onClose,
}: {
  siteId: number;
  draft: TournamentDraft;
  onFaults: (faults: FieldFaults) => void;
  onClose: () => void;
}) {
  const t = useTranslate('tournaments');
  const navigate = useNavigate();
  const [isDone, setDone] = useState(false);
  const terms = termsOf(draft);
  if (!terms) return null;
  return (
    <CommandDialog<unknown>
      title={t('announce')}
      note={t('announce_note')}
      needsAnother
      confirm={t('announce')}
      send={async (reason) => {
        const result = await api.call('/tournament/announce', { ...terms, site_id: siteId, reason });
        onFaults(result.ok ? {} : faultsOf(result.data));
        return result;
      }}
      onDone={() => {
        setDone(true);
        void readAgain('/tournament/list', '/change-request/list');
      }}
      onClose={() => {
        onClose();
        if (isDone) void navigate(`/site/${siteId}/tournaments`);
      }}
    />
  );
}
