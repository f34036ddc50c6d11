import type { IconName } from '@halls/ui';
import type { LoadPart } from '@halls/web-kit';
import type { Member } from '#app/member/member-rules.ts';

/** One page of a place of the member's. Its name in the menu is `page.<id>` of the place's messages. */
export interface MemberPage<Id extends string = string, Group extends string = string> {
  id: Id;
  group: Group;
  icon: IconName;
  load: LoadPart;
  /** What holds its place: fields and a button, or a list. */
  shape: 'form' | 'list';
  /** Absent where every member has it. */
  isFor?: (member: Member) => boolean;
  /** Only there where the site recommends friends in the member's currency. */
  isOfFriends?: true;
}

/** A place of the member's with a menu of pages: where it is, and what its words are. */
export interface MemberPlace {
  root: '/user' | '/proxy';
  pages: readonly MemberPage[];
  /** The headings of the menu, in its order. */
  groups: readonly string[];
  words: {
    title: string;
    menu: string;
    back: string;
    page: (page: MemberPage) => string;
    group: (group: string) => string;
  };
}

/** The headings of the menu of `/user`, in its order. */
export const memberPageGroups = [
  'account_info',
  'my_wallet',
  'fund_management',
  'info_center',
  'transaction_record',
  'recommend_award',
] as const;
export type MemberPageGroup = (typeof memberPageGroups)[number];

/** The page that an address names, below the root or as `page`; null where it names none. */
export function findPage<Page extends MemberPage>(
  pages: readonly Page[],
  asked: string | null | undefined,
): Page | null {
  const wanted = asked?.toLowerCase();
  return pages.find(({ id }) => id.toLowerCase() === wanted) ?? null;
}
