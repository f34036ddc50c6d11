import './agents.css';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { Currency } from '@halls/contract';
import type { PlanVersion } from '@halls/contract/agent';
import { Button, SelectInput, TextInput } from '@halls/ui';
import { FormProblem } from '@halls/web-kit/forms';
import { api } from '#app/api/api.ts';
import { readAgain, reads, useRead } from '#app/api/reads.ts';
import { useSites } from '#app/api/sites.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { Panel } from '#app/parts/panel.tsx';
import { Empty, LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { useMay } from '#app/session/office-session.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { AgentsHead } from './agents-head.tsx';
import { PlanLineFields } from './plan-line-fields.tsx';
import { newLine, readLine, typeLine, type TypedLine } from './plan-lines.ts';
import { PlanShown } from './plan-shown.tsx';

/** By what a site's agents can earn. */
export function PlanList() {
  const t = useTranslate('agents');
  const siteId = Number(useParams().siteId);
  const may = useMay()('agent.work', siteId);
  const [written, setWritten] = useState<PlanVersion | 'new' | null>(null);
  const { data, refusal, again } = useRead(reads.of('/agent/plans', { site_id: siteId }));
  return (
    <>
      <AgentsHead />
      {!data && (refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />)}
      {data?.list.length === 0 && <Empty>{t('plan.none')}</Empty>}
      <div className="agents-panels">
        {may && (
          <p>
            <Button kind="action" onClick={() => setWritten('new')}>
              {t('plan.new')}
            </Button>
          </p>
        )}
        {data?.list.map((plan) => (
          <Panel key={plan.plan_id} title={`${plan.name} · ${plan.currency}`}>
            <div className="agents-body">
              <PlanShown plan={plan} />
              {may && (
                <p>
                  <Button aria-label={`${t('plan.again')}: ${plan.name}`} onClick={() => setWritten(plan)}>
                    {t('plan.again')}
                  </Button>
                </p>
              )}
            </div>
          </Panel>
        ))}
      </div>
      {written && (
        <WritePlan
          siteId={siteId}
          plan={written === 'new' ? null : written}
          onClose={() => setWritten(null)}
        />
      )}
    </>
  );
}

function WritePlan({
  siteId,
  plan,
  onClose,
}: {
  siteId: number;
  plan: PlanVersion | null;
  onClose: () => void;
}) {
  const t = useTranslate('agents');
  const [name, setName] = useState(plan?.name ?? '');
  const currencies = useSites()?.find((site) => site.site_id === siteId)?.currencies ?? [];
  const [currency, setCurrency] = useState<Currency>(plan?.currency ?? currencies[0] ?? 'USD');
  const [active, setActive] = useState(plan?.active_turnover ?? '0');
  const [least, setLeast] = useState(plan?.min_payout ?? '0');
  const [lines, setLines] = useState<readonly TypedLine[]>(() => plan?.lines.map(typeLine) ?? [newLine]);
  return (
    <CommandDialog
      title={t(plan ? 'plan.again' : 'plan.new')}
      note={t('plan.note')}
      needsAnother
      confirm={t('move_ask')}
      renderFields={(faults) => (
        <>
          <TextInput
            label={t('plan.name')}
            maxLength={80}
            readOnly={plan !== null}
            value={name}
            error={faults['name']}
            onChange={(event) => setName(event.target.value)}
          />
          <SelectInput
            label={t('plan.currency')}
            disabled={plan !== null}
            value={currency}
            onChange={(event) =>
              setCurrency(currencies.find((code) => code === event.target.value) ?? currency)
            }
          >
            {currencies.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </SelectInput>
          <Bounds active={active} least={least} faults={faults} onActive={setActive} onLeast={setLeast} />
          <Lines
            lines={lines}
            isWrong={Object.keys(faults).some((field) => field.startsWith('lines'))}
            onChange={setLines}
          />
        </>
      )}
      send={(reason) =>
        api.call('/agent/set-plan', {
          ...{ site_id: siteId, name, currency, active_turnover: active, min_payout: least, reason },
          ...{ lines: lines.map(readLine), ...(plan && { plan_id: plan.plan_id }) },
        })
      }
      onDone={() => void readAgain('/agent/plans', '/change-request/list', '/log/list')}
      onClose={onClose}
    />
  );
}

function Bounds({
  active,
  least,
  faults,
  onActive,
  onLeast,
}: {
  active: string;
  least: string;
  faults: Readonly<Record<string, string>>;
  onActive: (amount: string) => void;
  onLeast: (amount: string) => void;
}) {
  const t = useTranslate('agents');
  return (
    <>
      <TextInput
        label={t('plan.active')}
        inputMode="decimal"
        maxLength={16}
        value={active}
        error={faults['active_turnover']}
        onChange={(event) => onActive(event.target.value)}
      />
      <TextInput
        label={t('plan.least')}
        hint={t('plan.least_hint')}
        inputMode="decimal"
        maxLength={16}
        value={least}
        error={faults['min_payout']}
        onChange={(event) => onLeast(event.target.value)}
      />
    </>
  );
}

function Lines({
  lines,
  isWrong,
  onChange,
}: {
  lines: readonly TypedLine[];
  isWrong: boolean;
  onChange: (lines: readonly TypedLine[]) => void;
}) {
  const t = useTranslate('agents');
  return (
    <>
      {isWrong && <FormProblem>{t('plan.lines_wrong')}</FormProblem>}
      {lines.map((line, index) => (
        <PlanLineFields
          // lines have no names, and are changed in their places
          // eslint-disable-next-line react/no-array-index-key
          key={index}
          line={line}
          onChange={(changed) => onChange(lines.with(index, changed))}
          onRemove={() => onChange(lines.toSpliced(index, 1))}
        />
      ))}
      <Button size="small" onClick={() => onChange([...lines, newLine])}>
        {t('plan.add_line')}
      </Button>
    </>
  );
}
