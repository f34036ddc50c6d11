import { Doorway } from '#app/frame/doorway.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { SignInForm } from './sign-in-form.tsx';

export function SignInPage() {
  const t = useTranslate('sign_in');
  return (
    <Doorway title={t('title')} note={t('note')}>
      <SignInForm />
    </Doorway>
  );
}
