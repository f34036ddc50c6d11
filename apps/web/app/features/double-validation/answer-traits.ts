import type { DoubleValidation } from '@halls/contract/session';

interface AnswerTraits {
  isSecret?: boolean;
  attributes: {
    autoComplete: string;
    maxLength: number;
    inputMode?: 'email' | 'numeric' | 'tel';
    autoCapitalize?: 'none';
  };
}

/** How the answer of each question is typed: keyboard, autofill, length. */
export const answerTraits: Readonly<Record<DoubleValidation['question'], AnswerTraits>> = {
  member_name: { attributes: { autoComplete: 'name', maxLength: 100 } },
  identity_id: { attributes: { autoComplete: 'off', maxLength: 32, autoCapitalize: 'none' } },
  member_phone: { attributes: { autoComplete: 'tel-national', maxLength: 20, inputMode: 'tel' } },
  member_email: {
    attributes: { autoComplete: 'email', maxLength: 200, inputMode: 'email', autoCapitalize: 'none' },
  },
  withdraw_password: {
    isSecret: true,
    attributes: { autoComplete: 'off', maxLength: 4, inputMode: 'numeric' },
  },
};
