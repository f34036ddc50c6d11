import { currencyCodes, type Currency } from '@halls/contract';
import { templateNames } from '@halls/contract/template';
import type { Member } from '#platform/actor.ts';

/** What a channel's name says of who may join it. */
export type Channel =
  | { readonly kind: 'public' }
  | { readonly kind: 'member'; readonly memberId: number }
  | { readonly kind: 'currency'; readonly currency: Currency }
  | { readonly kind: 'presence'; readonly currency: Currency };

const publicNames = new Set([
  'web_member',
  'bob_mobile_template',
  ...templateNames.map((template) => `${template}_template`),
  ...currencyCodes.map((currency) => `web_api.${currency}`),
]);

/** Null: there is no such channel. */
export function readChannel(name: string): Channel | null {
  if (publicNames.has(name)) return { kind: 'public' };
  const [, prefix, rest = ''] = /^(private|presence)-member\.(\w{1,15})$/.exec(name) ?? [];
  if (!prefix) return null;
  const currency = currencyCodes.find((code) => code === rest);
  if (currency) return { kind: prefix === 'private' ? 'currency' : 'presence', currency };
  if (prefix === 'private' && /^[1-9]\d*$/.test(rest)) return { kind: 'member', memberId: Number(rest) };
  return null;
}

/** Who asks to join, by their token. */
type Joiner = Pick<Member, 'memberId' | 'currency' | 'mustChangePassword'>;

/** Whether the member behind a token may join: until they have changed their password, their own channel alone. */
export function mayJoin(channel: Channel, member: Joiner | null): boolean {
  if (channel.kind === 'public') return true;
  if (!member) return false;
  if (channel.kind === 'member') return channel.memberId === member.memberId;
  return channel.currency === member.currency && !member.mustChangePassword;
}
