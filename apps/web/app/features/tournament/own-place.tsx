import { useState } from 'react';
import { localeOf } from '@halls/contract';
import type { OwnStanding, Tournament } from '@halls/contract/tournament';
import { formatMoney } from '@halls/i18n/format-money';
import { Button } from '@halls/ui';
import { toasts, useTranslate } from '@halls/web-kit';
import { api } from '#app/api/browser-client.ts';
import { dialogs } from '#app/dialogs/dialogs.ts';
import { usePage } from '#app/page/page-context.ts';
import { formatScore } from './format-score.ts';
import type { useTournament } from './use-tournament.ts';

/** Where the member stands, what is missing to the next prize, and the way to join. */
export function OwnPlace({ live }: { live: ReturnType<typeof useTournament> }) {
  const t = useTranslate('tournament');
  const { tournament, own, memberId } = live;
  const isOpen = tournament.state === 'coming' || tournament.state === 'running';
  if (memberId === null)
    return isOpen ? (
      <section className="tournament-panel">
        <h2>{t('own')}</h2>
        <p>{t('own_guest')}</p>
        <Button kind="accent" onClick={() => dialogs.open('login')}>
          {t('log_in')}
        </Button>
      </section>
    ) : null;
  if (!own) return null;
  const mustJoin = tournament.is_opt_in === 1 && own.is_joined === 0;
  return (
    <section className="tournament-panel" aria-live="polite">
      <h2>{t('own')}</h2>
      {own.is_theirs === 0 && <p>{t('own_others', { currency: tournament.currency })}</p>}
      {own.is_theirs === 1 && own.rank === null && <p>{t(mustJoin ? 'own_not_joined' : 'own_none')}</p>}
      {own.is_theirs === 1 && <Place own={own} tournament={tournament} />}
      {own.is_theirs === 1 && mustJoin && isOpen && <Join live={live} />}
    </section>
  );
}

function Place({ own, tournament }: { own: OwnStanding; tournament: Tournament }) {
  const t = useTranslate('tournament');
  const { language } = usePage();
  const money = (amount: string) => formatMoney(amount, tournament.currency, localeOf(language));
  const { rank, prize, next } = own;
  return (
    <>
      {rank !== null && (
        <p className="tournament-own">
          <strong>{t('own_rank', { rank })}</strong>{' '}
          <span>{formatScore(own.score, tournament, language)}</span>
        </p>
      )}
      {prize !== null && <p>{t(own.is_paid === 1 ? 'own_paid' : 'own_prize', { amount: money(prize) })}</p>}
      {next !== null && (
        <p className="tournament-soft">
          {t('own_next', {
            score: formatScore(next.missing, tournament, language),
            ...{ rank: next.rank, amount: money(next.amount) },
          })}
        </p>
      )}
    </>
  );
}

function Join({ live }: { live: ReturnType<typeof useTournament> }) {
  const t = useTranslate('tournament');
  const [isSending, setSending] = useState(false);
  const join = async () => {
    setSending(true);
    const result = await api.call('/member/tournament/join', { id: live.tournament.id });
    if (result.ok) {
      live.take(result.data);
      toasts.show('success', t('said_joined'));
    } else if (!result.aborted) {
      toasts.show('error', result.message);
      live.again();
    }
    setSending(false);
  };
  return (
    <Button kind="accent" disabled={isSending} onClick={() => void join()}>
      {t('join')}
    </Button>
  );
}
