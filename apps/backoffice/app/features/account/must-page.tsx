import { Doorway } from '#app/frame/doorway.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { AddPasskey } from './add-passkey.tsx';
import { TwoFactor } from './two-factor.tsx';

/** All that is open to an operator who has yet to set up the second factor that is asked of them. */
export function MustPage() {
  const t = useTranslate('account');
  return (
    <Doorway title={t('must')} note={t('must_note')}>
      <TwoFactor />
      <AddPasskey />
    </Doorway>
  );
}
