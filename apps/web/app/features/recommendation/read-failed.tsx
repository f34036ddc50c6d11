import { Button } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { FormProblem } from '@halls/web-kit/forms';

export function ReadFailed({ again }: { again: () => void }) {
  const t = useTranslate('recommendation');
  return (
    <FormProblem>
      {t('failed')}{' '}
      <Button kind="plain" size="small" onClick={again}>
        {t('again')}
      </Button>
    </FormProblem>
  );
}
