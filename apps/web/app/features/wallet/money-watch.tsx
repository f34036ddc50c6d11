import { useMemberInStep } from '#app/member/use-member-in-step.ts';

/** There while a member is: shows nothing, and keeps what is shown of their money true. */
export function Part(): null {
  useMemberInStep();
  return null;
}
