import type { Currency, PerLanguage } from '@halls/contract';
import type { EnvelopeAudience } from '@halls/contract/office';

/** What an envelope is made of; amounts in minor units of its currency. */
export interface EnvelopeTerms {
  readonly siteId: number;
  readonly currency: Currency;
  readonly poolMinor: bigint;
  readonly count: number;
  readonly minMinor: bigint;
  readonly maxMinor: bigint;
  readonly opensAt: Date;
  readonly endAt: Date;
  readonly turnoverPercent: number;
  readonly audience: EnvelopeAudience;
  readonly registeredBefore: Date | null;
  readonly depositedMinor: bigint | null;
  readonly title: PerLanguage;
  readonly words: PerLanguage;
}

export interface Envelope extends EnvelopeTerms {
  readonly envelopeId: number;
  readonly revision: number;
  readonly writerIds: readonly number[];
  readonly writtenBy: string | null;
  readonly writtenAt: Date;
  readonly state: 'draft' | 'announced' | 'ended';
  readonly announcedBy: string | null;
  readonly announcedAt: Date | null;
  readonly seedHash: string | null;
  /** Null until it is revealed. */
  readonly seed: string | null;
  readonly taken: number;
  readonly endedAt: Date | null;
  readonly endedWhy: 'used_up' | 'time' | 'stopped' | null;
}

export interface Writer {
  readonly operatorId: number;
  readonly account: string;
}
