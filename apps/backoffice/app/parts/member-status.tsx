import type { MemberStatus } from '@halls/contract/office';
import { useTranslate } from '#app/texts/texts.ts';
import { StatusMark, type Tone } from './status-mark.tsx';

const toneOf: Readonly<Record<MemberStatus, Tone>> = { active: 'good', frozen: 'waiting', disabled: 'bad' };

export function MemberStatusMark({ status }: { status: MemberStatus }) {
  const t = useTranslate('members');
  return <StatusMark tone={toneOf[status]}>{t(`status.${status}`)}</StatusMark>;
}
