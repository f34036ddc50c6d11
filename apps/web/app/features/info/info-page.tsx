import './info.css';
import type { Currency } from '@halls/contract';
import { Button, Skeleton } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { FormProblem } from '@halls/web-kit/forms';
import { useRead } from '#app/api/reads.ts';
import { useMember } from '#app/member/member-store.ts';
import { useSession } from '#app/session/browser-session.ts';
import { LoginPasswordForm } from './login-password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { profileRead, settingsRead } from './profile-reads.ts';
import { WithdrawPasswordForm } from './withdraw-password-form.tsx';

export const namespaces = ['user_info', 'register', 'errors', 'code'] as const;

/** As many as a site may ask for: what stands below the form is then below the screen of a phone. */
const skeletonFields = Array.from({ length: 12 }, (_, field) => field);

/** What the member has told of themselves, and their passwords; the login password alone where that must be changed. */
export function Part() {
  const t = useTranslate('user_info');
  const { member } = useMember();
  if (member?.first_login_to_change_password === 1)
    return (
      <div className="info-sections-column">
        <p className="member-panel" role="status">
          {t('forced.message')}
        </p>
        <LoginPassword />
      </div>
    );
  return (
    <div className="info-sections">
      <section className="member-panel" aria-labelledby="info-profile">
        <h2 id="info-profile">{t('profile')}</h2>
        <Profile />
      </section>
      <div className="info-sections-column">
        <LoginPassword />
        <WithdrawPassword />
      </div>
    </div>
  );
}

function LoginPassword() {
  const t = useTranslate('user_info');
  return (
    <section className="member-panel" aria-labelledby="info-password">
      <h2 id="info-password">{t('password.title')}</h2>
      <p className="info-note">{t('password.note')}</p>
      <LoginPasswordForm />
    </section>
  );
}

/** Said of whether there is one already only when that is known. */
function WithdrawPassword() {
  const t = useTranslate('user_info');
  const { data: profile } = useRead(profileRead);
  if (!profile) return null;
  const isFirst = profile.is_withdraw_password === 0;
  return (
    <section className="member-panel" aria-labelledby="info-withdraw-password">
      <h2 id="info-withdraw-password">{t('withdraw.title')}</h2>
      <p className="info-note">{t(isFirst ? 'withdraw.first' : 'withdraw.known')}</p>
      <WithdrawPasswordForm key={String(isFirst)} isFirst={isFirst} />
    </section>
  );
}

function Profile() {
  const t = useTranslate('user_info');
  const currency = useSession()?.currency as Currency | undefined;
  const profile = useRead(profileRead);
  const settings = useRead(settingsRead(currency ?? 'USD'), { enabled: currency !== undefined });
  if (profile.data && settings.data)
    return <ProfileForm profile={profile.data} settings={settings.data.list} />;
  const refused = profile.refusal ? profile : settings.refusal ? settings : null;
  if (refused)
    return (
      <FormProblem>
        {t('failed')}{' '}
        <Button kind="plain" size="small" onClick={refused.again}>
          {t('try_again')}
        </Button>
      </FormProblem>
    );
  return (
    <div className="info-skeleton" aria-busy="true">
      {skeletonFields.map((field) => (
        <Skeleton key={field} className="info-skeleton-field" />
      ))}
    </div>
  );
}
