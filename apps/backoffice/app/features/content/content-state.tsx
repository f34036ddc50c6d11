import type { VersionState } from '@halls/contract/office';
import { StatusMark, type Tone } from '#app/parts/status-mark.tsx';
import { useTranslate } from '#app/texts/texts.ts';

export const versionStates: readonly VersionState[] = [
  'draft',
  'review',
  'returned',
  'published',
  'replaced',
];

const toneOf: Readonly<Record<VersionState, Tone>> = {
  draft: 'quiet',
  review: 'waiting',
  returned: 'bad',
  published: 'good',
  replaced: 'quiet',
};

export function VersionStateMark({ state }: { state: VersionState }) {
  const t = useTranslate('content');
  return <StatusMark tone={toneOf[state]}>{t(`state.${state}`)}</StatusMark>;
}
