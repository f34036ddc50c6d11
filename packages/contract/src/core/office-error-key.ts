import { changeRequestErrors } from '../change-request/change-request.office-errors.ts';
import { operatorErrors } from '../operator/operator.office-errors.ts';
import { commonErrors, fieldErrors } from './error-key.ts';

/** Keys of messages that any call of the office can answer, beside those of any call at all. */
const everyOfficeCall = ['error.csrf', 'error.step_up', 'error.two_factor_first', 'asked'] as const;

/** Every message key that an answer of the office can carry, in the office's languages. */
export const officeErrorKeys = [
  ...commonErrors,
  ...fieldErrors,
  ...everyOfficeCall,
  ...operatorErrors,
  ...changeRequestErrors,
] as const;

export type OfficeErrorKey = (typeof officeErrorKeys)[number];
