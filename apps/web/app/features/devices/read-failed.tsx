import { Button } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { FormProblem } from '@halls/web-kit/forms';

/** Why a list is not there, and the way to ask for it again. */
export function ReadFailed({ message, again }: { message: string; again: () => void }) {
  const t = useTranslate('user_devices');
  return (
    <FormProblem>
      {t('failed')} {message}{' '}
      <Button kind="plain" size="small" onClick={again}>
        {t('try_again')}
      </Button>
    </FormProblem>
  );
}
