import './emergency-panel.css';
import { useState } from 'react';
import type { OfficeCalls } from '@halls/contract/office';
import { Button, TextInput } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain, reads, useRead } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { EntityLink } from '#app/parts/entity-link.tsx';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { StatusMark } from '#app/parts/status-mark.tsx';
import { When } from '#app/parts/when.tsx';
import { useMay } from '#app/session/office-session.ts';
import { useTranslate } from '#app/texts/texts.ts';

type Operator = OfficeCalls['/operator/one']['data']['operator'];
type Seal = OfficeCalls['/emergency/one']['data'];
type Asked = 'open' | 'take' | 'close';

const usualMinutes = '60';
const again = () => void readAgain('/emergency/one', '/change-request/list', '/log/list');

/** How an emergency account stands, and the ways to open, enter and shut it. */
export function EmergencyPanel({ operator }: { operator: Operator }) {
  const t = useTranslate('operators');
  const may = useMay();
  const {
    data,
    refusal,
    again: retry,
  } = useRead(reads.of('/emergency/one', { operator_id: operator.operator_id }));
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  if (!data)
    return (
      <Panel title={t('emergency')}>
        {refusal ? <ReadProblem message={refusal.message} again={retry} /> : <LoadingLines count={3} />}
      </Panel>
    );
  return (
    <Panel
      title={t('emergency')}
      actions={may('operator.edit', 'house') && <Ways seal={data} operator={operator} ask={setAsked} />}
    >
      <p className="emergency-note">{t('emergency_note')}</p>
      <SealFacts seal={data} />
      {asked === 'open' && <OpenDialog operator={operator} onClose={close} />}
      {asked === 'take' && <TakeDialog operator={operator} onClose={close} />}
      {asked === 'close' && <CloseDialog operator={operator} onClose={close} />}
    </Panel>
  );
}

function Ways({ seal, operator, ask }: { seal: Seal; operator: Operator; ask: (asked: Asked) => void }) {
  const t = useTranslate('operators');
  if (seal.open_until === null)
    return operator.status === 'active' && <Button onClick={() => ask('open')}>{t('emergency_open')}</Button>;
  return (
    <span className="emergency-ways">
      {seal.may_take && (
        <Button kind="accent" onClick={() => ask('take')}>
          {t('emergency_take')}
        </Button>
      )}
      <Button onClick={() => ask('close')}>{t('emergency_close')}</Button>
    </span>
  );
}

function SealFacts({ seal }: { seal: Seal }) {
  const t = useTranslate('operators');
  const { open_until: until, opened_for: who } = seal;
  const facts: Parameters<typeof Facts>[0]['facts'] = [
    [
      t('emergency_state'),
      until === null ? (
        <StatusMark key="shut" tone="quiet">
          {t('emergency_shut')}
        </StatusMark>
      ) : (
        <StatusMark key="open" tone="bad">
          {t('emergency_is_open')}
        </StatusMark>
      ),
    ],
    ...(until === null
      ? []
      : [
          [t('emergency_until'), <When key="until" at={until} />] as const,
          [
            t('emergency_for'),
            who ? (
              <EntityLink key="who" target={`operator/${who.operator_id}`} siteId={null} name={who.account} />
            ) : (
              t('emergency_by_halves')
            ),
          ] as const,
        ]),
    [t('emergency_sealed'), <When key="sealed" at={seal.sealed_at} />],
    [t('emergency_halves'), t(seal.has_halves ? 'emergency_halves.held' : 'emergency_halves.used')],
  ];
  return <Facts facts={facts} />;
}

function OpenDialog({ operator, onClose }: { operator: Operator; onClose: () => void }) {
  const t = useTranslate('operators');
  const [minutes, setMinutes] = useState(usualMinutes);
  return (
    <CommandDialog
      title={t('emergency_open')}
      note={t('emergency_open_note')}
      needsAnother
      confirm={t('emergency_open_submit')}
      renderFields={(faults) => (
        <TextInput
          label={t('emergency_minutes')}
          hint={t('emergency_minutes_hint')}
          required
          inputMode="numeric"
          value={minutes}
          error={faults.minutes}
          onChange={(event) => setMinutes(event.target.value)}
        />
      )}
      send={(reason) => api.call('/emergency/open', { operator_id: operator.operator_id, minutes, reason })}
      onDone={again}
      onClose={onClose}
    />
  );
}

function TakeDialog({ operator, onClose }: { operator: Operator; onClose: () => void }) {
  const t = useTranslate('operators');
  return (
    <CommandDialog
      title={t('emergency_take')}
      note={t('emergency_take_note')}
      confirm={t('emergency_take')}
      send={(reason) => api.call('/emergency/take', { operator_id: operator.operator_id, reason })}
      onDone={({ link }) => location.assign(link)}
      onClose={onClose}
    />
  );
}

function CloseDialog({ operator, onClose }: { operator: Operator; onClose: () => void }) {
  const t = useTranslate('operators');
  return (
    <CommandDialog
      title={t('emergency_close')}
      note={t('emergency_close_note')}
      confirm={t('emergency_close')}
      send={(reason) => api.call('/emergency/close', { operator_id: operator.operator_id, reason })}
      onDone={again}
      onClose={onClose}
    />
  );
}
