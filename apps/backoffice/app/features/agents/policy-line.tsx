import './agents.css';
import { useState } from 'react';
import { Button } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain, reads, useRead } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { useMay } from '#app/session/office-session.ts';
import { useTranslate } from '#app/texts/texts.ts';

/** Whether members may apply, which agreement they accept, and the way to change the first. */
export function PolicyLine({ siteId }: { siteId: number }) {
  const t = useTranslate('agents');
  const mayChange = useMay()('agent.work', siteId);
  const [isOpen, setOpen] = useState(false);
  const { data } = useRead(reads.of('/agent/policy', { site_id: siteId }));
  if (!data) return null;
  const takes = data.takes_applications === 1;
  const version = data.agreement_version;
  return (
    <div className="agents-policy">
      <p>
        {t(takes ? 'policy_open' : 'policy_shut')}{' '}
        {version === null ? t('agreement_none') : t('agreement', { version })}
      </p>
      {mayChange && <Button onClick={() => setOpen(true)}>{t(takes ? 'shut' : 'open')}</Button>}
      {isOpen && (
        <CommandDialog<unknown>
          title={t(takes ? 'shut' : 'open')}
          note={t(takes ? 'shut_note' : 'open_note')}
          confirm={t(takes ? 'shut' : 'open')}
          send={(reason) =>
            api.call('/agent/set-policy', { site_id: siteId, takes_applications: !takes, reason })
          }
          onDone={() => void readAgain('/agent/policy', '/log/list')}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
