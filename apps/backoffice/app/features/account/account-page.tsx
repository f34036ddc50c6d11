import './account-page.css';
import { useState } from 'react';
import { Button } from '@halls/ui';
import { toasts } from '@halls/web-kit';
import { api } from '#app/api/api.ts';
import { readAgain, reads, useRead } from '#app/api/reads.ts';
import { PageHead } from '#app/parts/page-head.tsx';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { StatusMark } from '#app/parts/status-mark.tsx';
import { When } from '#app/parts/when.tsx';
import { useMe } from '#app/session/office-session.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { Passkeys } from './passkeys.tsx';
import { PasswordForm } from './password-form.tsx';
import { TwoFactor } from './two-factor.tsx';

/** One’s own account. */
export function AccountPage() {
  const t = useTranslate('account');
  const roleName = useTranslate('operators');
  const { operator, roles, session_ends_at } = useMe();
  return (
    <>
      <PageHead title={t('title')} />
      <div className="account-panels">
        <Panel title={operator.account}>
          <Facts
            facts={[
              [roleName('name'), operator.name],
              [roleName('roles'), roles.map((role) => roleName(`role.${role}`)).join(', ') || '–'],
              [t('session_ends'), <When key="ends" at={session_ends_at} />],
            ]}
          />
        </Panel>
        <Panel title={t('authenticator')}>
          {operator.has_authenticator ? (
            <StatusMark tone="good">{t('two_factor_on')}</StatusMark>
          ) : (
            <TwoFactor />
          )}
        </Panel>
        <Passkeys />
        <Panel title={t('password')}>
          <PasswordForm />
        </Panel>
        <Sessions />
      </div>
    </>
  );
}

function Sessions() {
  const t = useTranslate('account');
  const { data, refusal, again } = useRead(reads.of('/own-session/list', {}));
  const [busy, setBusy] = useState<string | null>(null);
  const end = async (sessionId?: string) => {
    setBusy(sessionId ?? '');
    const result = await api.call(
      '/own-session/end',
      sessionId === undefined ? {} : { session_id: sessionId },
    );
    setBusy(null);
    if (!result.ok) return toasts.show('error', result.message);
    toasts.show('success', t('ended', { count: result.data.ended }));
    await readAgain('/own-session/list');
  };
  const others = data?.list.some(({ is_this }) => !is_this) ?? false;
  return (
    <Panel
      title={t('sessions')}
      actions={
        others && (
          <Button busy={busy === ''} onClick={() => void end()}>
            {t('end_others')}
          </Button>
        )
      }
    >
      {!data &&
        (refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines count={3} />)}
      <ul className="own-sessions">
        {data?.list.map((session) => (
          <li key={session.session_id} className="own-session">
            <div className="own-session-words">
              <p>
                <strong>{session.address}</strong>{' '}
                {session.is_this && <StatusMark tone="good">{t('this')}</StatusMark>}
              </p>
              <p className="own-session-browser">{session.user_agent}</p>
              <p className="own-session-browser">
                {t('used')} <When at={session.last_used_at} />
              </p>
            </div>
            {!session.is_this && (
              <Button
                busy={busy === session.session_id}
                aria-label={t('end_named', { address: session.address })}
                onClick={() => void end(session.session_id)}
              >
                {t('end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
