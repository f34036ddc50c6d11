import { useState } from 'react';
import { Button } from '@halls/ui';
import { FormProblem } from '@halls/web-kit/forms';
import { api } from '#app/api/api.ts';
import { Doorway } from '#app/frame/doorway.tsx';
import { useTranslate } from '#app/texts/texts.ts';

/** Where the way in to an emergency account leads; it is good once, so nothing is sent before somebody wants to. */
export function EmergencyPage() {
  const t = useTranslate('sign_in');
  // behind the # it stays in the browser, whoever keeps a log of addresses
  const [token] = useState(() => location.hash.slice(1));
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const enter = async () => {
    setBusy(true);
    const result = await api.call('/emergency/enter', { token });
    setBusy(false);
    if (!result.ok) return setProblem(result.message);
    // nothing of whoever sat here before is left
    location.assign('/');
  };
  return (
    <Doorway title={t('emergency')} note={t('emergency_note')}>
      {problem && <FormProblem>{problem}</FormProblem>}
      <Button kind="action" wide busy={busy} onClick={() => void enter()}>
        {t('emergency_enter')}
      </Button>
    </Doorway>
  );
}
