import type { Currency } from '@halls/contract';
import type { CampaignBody } from '@halls/contract/office';

/** A campaign as it stands, with the version that holds and what is being written. */
export interface Campaign {
  readonly campaignId: number;
  readonly siteId: number;
  readonly currency: Currency;
  readonly state: 'draft' | 'announced' | 'stopped' | 'ended';
  /** Null: nothing is written beside what holds. */
  readonly draft: CampaignBody | null;
  readonly revision: number;
  readonly writerIds: readonly number[];
  readonly writtenBy: string | null;
  readonly writtenAt: Date;
  /** Null until it is announced. */
  readonly live: Version | null;
  readonly usedMinor: bigint;
  readonly endedAt: Date | null;
}

/** What a campaign offers. */
export interface Version {
  readonly version: number;
  readonly body: CampaignBody;
  readonly publishedAt: Date;
  readonly publishedBy: string | null;
}

export interface Writer {
  readonly operatorId: number;
  readonly account: string;
}
