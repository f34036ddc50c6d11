import type { CampaignState } from '@halls/contract/office';
import { StatusMark, type Tone } from '#app/parts/status-mark.tsx';
import { useTranslate } from '#app/texts/texts.ts';

const toneOf: Readonly<Record<CampaignState, Tone>> = {
  draft: 'quiet',
  coming: 'waiting',
  running: 'good',
  stopped: 'quiet',
  ended: 'quiet',
};

export const campaignStates = Object.keys(toneOf) as CampaignState[];

/** How a campaign stands. */
export function CampaignMark({ state }: { state: CampaignState }) {
  const t = useTranslate('campaigns');
  return <StatusMark tone={toneOf[state]}>{t(`state.${state}`)}</StatusMark>;
}
