import '#app/forms/form.css';
import { useState } from 'react';
import { Button, PasswordInput, TextInput } from '@halls/ui';
import { Dialog } from '@halls/ui/dialog';
import { useStore, useTranslate } from '@halls/web-kit';
import { FormFrame, useField, useForm } from '@halls/web-kit/forms';
import type { DialogContentProps } from '#app/dialogs/dialog-map.ts';
import { CaptchaField, useCaptcha } from '#app/forms/captcha-field.tsx';
import { usePage } from '#app/page/page-context.ts';
import { answerTraits } from './answer-traits.ts';
import { skipQuestion, validationRules, type ValidationField } from './validation-rules.ts';

export const namespaces = ['validation', 'captcha'] as const;

/** A question to the member who comes with an unknown device: answered, changed for another one, or left. */
export function DialogContent({ first, onClose }: DialogContentProps<'double-validation'>) {
  const t = useTranslate('validation');
  const shell = useTranslate('shell');
  const captcha = useCaptcha(1);
  const [asked, setAsked] = useState(first);
  const [isSkipping, setSkipping] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const clear = () => form.enter('answer', '');
  const form = useForm<ValidationField>(
    validationRules({ asked, captcha, page: usePage(), t, clear, onDone: onClose }),
  );
  const { errors } = useStore(form);

  const skip = async () => {
    setSkipping(true);
    const skipped = await skipQuestion(asked.member_login_id, t('no_connection'));
    setSkipping(false);
    setNotice(skipped.notice);
    if (!skipped.next) return;
    setAsked(skipped.next);
    clear();
  };
  return (
    <Dialog title={t('title')} description={t('text')} closeLabel={shell('close')} onClose={onClose}>
      <FormFrame
        form={form}
        submitKind="accent"
        submitLabel={t('submit')}
        aside={
          <>
            {asked.available_questions_count > 1 && (
              <Button
                kind="plain"
                size="small"
                className="link-button"
                busy={isSkipping}
                onClick={() => void skip()}
              >
                {t('skip')}
              </Button>
            )}
            <Button kind="plain" size="small" className="link-button" onClick={onClose}>
              {t('cancel')}
            </Button>
          </>
        }
      >
        {notice && <p role="alert">{notice}</p>}
        <AnswerInput key={asked.question} {...useField(form, 'answer')} question={asked.question} />
        <CaptchaField captcha={captcha} error={errors.captcha} />
      </FormFrame>
    </Dialog>
  );
}

function AnswerInput({
  question,
  ...field
}: ReturnType<typeof useField<ValidationField>> & { question: keyof typeof answerTraits }) {
  const t = useTranslate('validation');
  const { isSecret, attributes } = answerTraits[question];
  const control = { ...field, ...attributes, label: t(`question.${question}`), required: true };
  return isSecret ? (
    <PasswordInput {...control} showLabel={t('show_password')} hideLabel={t('hide_password')} />
  ) : (
    <TextInput {...control} />
  );
}
