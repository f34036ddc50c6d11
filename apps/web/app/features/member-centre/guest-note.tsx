import { Button } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { dialogs } from '#app/dialogs/dialogs.ts';

/** Stands in every page of the member's from the server; only a guest sees it. */
export function GuestNote() {
  const t = useTranslate('user');
  const shell = useTranslate('shell');
  return (
    <section className="member-guest">
      <h1>{t('guest.title')}</h1>
      <p>{t('guest.message')}</p>
      <div className="member-guest-ways needs-script">
        <Button kind="accent" size="large" onClick={() => dialogs.open('login')}>
          {shell('login')}
        </Button>
        <Button size="large" onClick={() => dialogs.open('register')}>
          {shell('register')}
        </Button>
      </div>
    </section>
  );
}
