import { useState } from 'react';
import type { PlayRecord } from '@halls/contract/play-record';
import { Button, buttonClass } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { api } from '#app/api/browser-client.ts';

/** Asks the provider for the round's page and shows it; by a link where the browser keeps windows from opening. */
export function LookAtRound({ round }: { round: PlayRecord }) {
  const t = useTranslate('play_record');
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<{ url: string } | { problem: string } | null>(null);
  const look = async () => {
    // before the provider is asked: a window that opens later is taken for an advertisement
    const opened = window.open('', '_blank');
    setBusy(true);
    const result = await api.call('/member/game/round_page', {
      gp_id: round.gp_id,
      round_id: round.round_id,
    });
    setBusy(false);
    if (!result.ok) {
      opened?.close();
      setAnswer({ problem: result.failure ? t('no_connection') : result.message });
      return;
    }
    if (!opened) {
      setAnswer({ url: result.data.url });
      return;
    }
    opened.opener = null;
    opened.location.href = result.data.url;
    setAnswer(null);
  };
  if (answer && 'url' in answer)
    return (
      <a className={buttonClass({ size: 'small' })} href={answer.url} target="_blank" rel="noopener">
        {t('look_link')}
      </a>
    );
  return (
    <>
      <Button size="small" icon="shield" busy={busy} onClick={() => void look()}>
        {t('look')}
      </Button>
      {answer && <p role="status">{answer.problem}</p>}
    </>
  );
}
