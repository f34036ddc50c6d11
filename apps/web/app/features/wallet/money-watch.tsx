import { useLettersInStep } from '#app/member/use-letters-in-step.ts';
import { useMemberInStep } from '#app/member/use-member-in-step.ts';

/** There while a member is: shows nothing, and keeps what is shown of their money and letters true. */
export function Part(): null {
  useMemberInStep();
  useLettersInStep();
  return null;
}
