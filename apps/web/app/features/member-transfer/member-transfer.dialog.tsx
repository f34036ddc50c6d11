import '#app/forms/form.css';
import { PasswordInput, TextInput } from '@halls/ui';
import { Dialog } from '@halls/ui/dialog';
import { useTranslate } from '@halls/web-kit';
import { FormFrame, useField, useForm } from '@halls/web-kit/forms';
import type { DialogContentProps } from '#app/dialogs/dialog-map.ts';
import { usePage } from '#app/page/page-context.ts';
import { transferRules, type TransferField } from './transfer-rules.ts';

export const namespaces = ['validation', 'errors'] as const;

const secret = { autoComplete: 'off', maxLength: 4, inputMode: 'numeric' } as const;

/** A member of an older platform says name and withdraw password once, and is in. */
export function DialogContent({ transferToken, onClose }: DialogContentProps<'member-transfer'>) {
  const t = useTranslate('validation');
  const say = useTranslate('errors');
  const shell = useTranslate('shell');
  const form = useForm<TransferField>(
    transferRules({ transferToken, page: usePage(), t, say, onDone: onClose }),
  );
  const shown = { showLabel: t('show_password'), hideLabel: t('hide_password'), required: true };
  return (
    <Dialog
      title={t('transfer.title')}
      description={t('transfer.text')}
      closeLabel={shell('close')}
      onClose={onClose}
    >
      <FormFrame form={form} submitKind="accent" submitLabel={t('transfer.submit')}>
        <TextInput
          {...useField(form, 'member_name')}
          label={t('transfer.name')}
          hint={t('transfer.name_hint')}
          autoComplete="name"
          maxLength={50}
          required
        />
        <PasswordInput
          {...useField(form, 'withdraw_password')}
          {...secret}
          {...shown}
          label={t('transfer.withdraw_password')}
          hint={t('transfer.withdraw_hint')}
        />
        <PasswordInput {...useField(form, 'repeat')} {...secret} {...shown} label={t('transfer.repeat')} />
      </FormFrame>
    </Dialog>
  );
}
