import './agents.css';
import { useState } from 'react';
import type { AgentPlacements } from '@halls/contract/office';
import { Button, TextInput } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { useMay } from '#app/session/office-session.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { GivePlan } from './give-plan.tsx';

interface About {
  siteId: number;
  placements: AgentPlacements;
}

/** What can be asked for about where a member is. */
export function AgentCommands(about: About) {
  const t = useTranslate('agents');
  const may = useMay();
  const [open, setOpen] = useState<'move' | 'active' | 'plan' | null>(null);
  const { member, next } = about.placements;
  if (!may('agent.work', about.siteId)) return null;
  const close = () => setOpen(null);
  return (
    <div className="agents-buttons">
      {!next && <Button onClick={() => setOpen('move')}>{t('move')}</Button>}
      {member.is_agent === 1 && <Button onClick={() => setOpen('plan')}>{t('plan.give')}</Button>}
      {member.is_agent === 1 && (
        <Button onClick={() => setOpen('active')}>
          {t(member.is_active === 1 ? 'retire' : 'take_back')}
        </Button>
      )}
      {open === 'move' && <Move {...about} onClose={close} />}
      {open === 'plan' && <GivePlan siteId={about.siteId} memberId={member.member_id} onClose={close} />}
      {open === 'active' && <SetActive {...about} onClose={close} />}
    </div>
  );
}

function Move({ siteId, placements: { member, list }, onClose }: About & { onClose: () => void }) {
  const t = useTranslate('agents');
  const now = list.find(({ until }) => until === null)?.agent;
  const [agentId, setAgentId] = useState('');
  return (
    <CommandDialog
      title={t('move')}
      note={t('move_note')}
      needsAnother
      confirm={t('move_ask')}
      renderFields={(faults) => (
        <>
          <p>
            {t('under')}: {now ? `${now.member_account} (${now.member_id})` : t('under_none')}
          </p>
          <TextInput
            label={t('move_to')}
            hint={t('move_to_hint')}
            inputMode="numeric"
            maxLength={15}
            value={agentId}
            error={faults['agent_id']}
            onChange={(event) => setAgentId(event.target.value)}
          />
        </>
      )}
      send={(reason) =>
        api.call('/agent/move', {
          ...{ site_id: siteId, member_id: member.member_id, reason },
          ...(agentId.trim() !== '' && { agent_id: agentId.trim() }),
        })
      }
      onDone={() => void readAgain('/agent/placements', '/change-request/list', '/log/list')}
      onClose={onClose}
    />
  );
}

function SetActive({ siteId, placements: { member }, onClose }: About & { onClose: () => void }) {
  const t = useTranslate('agents');
  const isActive = member.is_active === 1;
  const name = t(isActive ? 'retire' : 'take_back');
  return (
    <CommandDialog<unknown>
      title={name}
      note={t(isActive ? 'retire_note' : 'take_back_note')}
      confirm={name}
      send={(reason) =>
        api.call('/agent/set-active', {
          ...{ site_id: siteId, member_id: member.member_id, is_active: !isActive, reason },
        })
      }
      onDone={() => void readAgain('/agent/placements', '/agent/list', '/member/one', '/log/list')}
      onClose={onClose}
    />
  );
}
