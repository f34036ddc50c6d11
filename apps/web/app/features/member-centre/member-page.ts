import type { MemberPageId } from '@halls/contract';
import type { IconName } from '@halls/ui';
import type { LoadPart } from '@halls/web-kit';
import type { Member } from '#app/member/member-rules.ts';

/** One page of the member centre. Its name in the menu is `page.<id>` of the `user` messages. */
export interface MemberPage {
  id: MemberPageId;
  group: MemberPageGroup;
  icon: IconName;
  load: LoadPart;
  /** What holds its place: fields and a button, or a list. */
  shape: 'form' | 'list';
  /** Absent where every member has it. */
  isFor?: (member: Member) => boolean;
}

/** The headings of the menu, in its order. */
export const memberPageGroups = [
  'account_info',
  'my_wallet',
  'fund_management',
  'info_center',
  'transaction_record',
] as const;
export type MemberPageGroup = (typeof memberPageGroups)[number];

export function memberPageAddress(id: MemberPageId): string {
  return `/user/${id}`;
}
