import './conformance-page.css';
import { useState } from 'react';
import { useParams } from 'react-router';
import { currencyCodes, type Currency } from '@halls/contract';
import type { ConformanceReport } from '@halls/contract/office';
import { Button, SelectInput, TextInput } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain, reads, useRead } from '#app/api/reads.ts';
import { useReadAgain } from '#app/api/use-read-again.ts';
import type { List } from '#app/api/use-list.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { Empty } from '#app/parts/read-states.tsx';
import { StatusMark, type Tone } from '#app/parts/status-mark.tsx';
import { When } from '#app/parts/when.tsx';
import { useMay } from '#app/session/office-session.ts';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { useTranslate } from '#app/texts/texts.ts';

type Outcome = ConformanceReport['results'][number]['outcome'];

const lookAgainMs = 2_000;
const outcomes: readonly Outcome[] = ['failed', 'not_seen', 'passed'];
const toneOf: Readonly<Record<Outcome, Tone>> = { passed: 'good', failed: 'bad', not_seen: 'quiet' };

/** How a provider was seen to keep to the protocol; it can be tried out while nobody plays there. */
export function ConformancePage() {
  const { gpId = '' } = useParams();
  const t = useTranslate('standing');
  const may = useMay();
  const { data, refusal, again } = useRead(reads.of('/provider/conformance', { gp_id: gpId }));
  const [asks, setAsks] = useState(false);
  const isUnderWay = data?.list.some(({ ended_at: at }) => at === null) ?? false;
  useReadAgain(isUnderWay, lookAgainMs, '/provider/conformance');
  const list: List<ConformanceReport> = {
    items: data?.list,
    problem: refusal?.message ?? null,
    isAsking: false,
    hasMore: false,
    more: () => {},
    again,
  };
  return (
    <>
      <PageHead
        title={t('conformance_of', { name: gpId })}
        note={t(data?.refusal ? `conformance_refusal.${data.refusal}` : 'conformance_note')}
        actions={
          data?.refusal === null &&
          may('provider.edit', 'house') && (
            <Button kind="action" onClick={() => setAsks(true)}>
              {t('conformance_run')}
            </Button>
          )
        }
      />
      <DataTable
        label={t('conformance_reports')}
        list={list}
        columns={useColumns()}
        idOf={({ conformance_run_id: id }) => String(id)}
        renderDetail={(report) => <Results report={report} />}
        empty={<Empty icon="shield">{t('conformance_none')}</Empty>}
      />
      {asks && <TryOut gpId={gpId} onClose={() => setAsks(false)} />}
    </>
  );
}

function useColumns(): [Column<ConformanceReport>, ...Column<ConformanceReport>[]] {
  const t = useTranslate('standing');
  const p = useTranslate('parts');
  return [
    { id: 'at', name: p('at'), cell: (report) => <When at={report.asked_at} /> },
    { id: 'state', name: t('state'), cell: (report) => <ReportMark report={report} /> },
    ...outcomes.map((outcome) => ({
      id: outcome,
      name: t(`outcome.${outcome}`),
      isFigure: true,
      cell: ({ results }: ConformanceReport) => results.filter((each) => each.outcome === outcome).length,
    })),
    { id: 'who', name: t('conformance_who'), cell: ({ operator }) => operator.account },
    { id: 'reason', name: p('reason'), cell: ({ reason }) => reason },
  ];
}

function ReportMark({ report }: { report: ConformanceReport }) {
  const t = useTranslate('standing');
  if (report.ended_at === null) return <StatusMark tone="waiting">{t('conformance.under_way')}</StatusMark>;
  if (report.failure !== null)
    return <StatusMark tone="bad">{t(`conformance_failure.${report.failure}`)}</StatusMark>;
  const isBroken = report.results.some(({ outcome }) => outcome === 'failed');
  return (
    <StatusMark tone={isBroken ? 'bad' : 'good'}>
      {t(isBroken ? 'conformance.broken' : 'conformance.kept')}
    </StatusMark>
  );
}

/** What each check has seen: those that failed first. The checks' words are the protocol's, in English. */
function Results({ report }: { report: ConformanceReport }) {
  const t = useTranslate('standing');
  const sorted = report.results.toSorted((a, b) => outcomes.indexOf(a.outcome) - outcomes.indexOf(b.outcome));
  if (sorted.length === 0) return <p>{t('conformance_no_results')}</p>;
  return (
    <ul className="conformance-results" lang="en">
      {sorted.map(({ name, outcome, reason }) => (
        <li key={name} className="conformance-result">
          <StatusMark tone={toneOf[outcome]}>{t(`outcome.${outcome}`)}</StatusMark>
          <span>
            {name}
            {reason !== null && <span className="conformance-reason">{reason}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function TryOut({ gpId, onClose }: { gpId: string; onClose: () => void }) {
  const t = useTranslate('standing');
  const p = useTranslate('parts');
  const [currency, setCurrency] = useState<Currency>('VND');
  const [game, setGame] = useState('0');
  return (
    <CommandDialog<unknown>
      title={t('conformance_run_of', { name: gpId })}
      note={t('conformance_effect')}
      confirm={t('conformance_run')}
      renderFields={(faults) => (
        <>
          <SelectInput
            label={p('currency')}
            value={currency}
            onChange={(event) => setCurrency(event.target.value as Currency)}
          >
            {currencyCodes.map((code) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
          </SelectInput>
          <TextInput
            label={t('game_code')}
            hint={t('conformance_game_hint')}
            value={game}
            error={faults.game_code}
            onChange={(event) => setGame(event.target.value)}
          />
        </>
      )}
      send={(reason) =>
        api.call('/provider/try-out', { gp_id: gpId, currency, game_code: game.trim(), reason })
      }
      onDone={() => void readAgain('/provider/conformance', '/log/list')}
      onClose={onClose}
    />
  );
}
