import type { drainCauses } from '@halls/contract/office';

/** Why a service gets no new orders: no clear answers, slow ones, or nobody who comes to pay by it. */
export type DrainCause = (typeof drainCauses)[number];

/** How a service has done of late; each member counts once, by the last of their orders. */
export interface ServiceSample {
  /** Orders that it was asked to open or to pay out within `sampleSpans.askedMs`. */
  readonly asked: number;
  /** Those without a clear answer. */
  readonly failed: number;
  /** Those that were answered clearly, and after more than `slowMs`. */
  readonly slow: number;
  /** Orders that have ended within `sampleSpans.endedMs`. */
  readonly ended: number;
  /** Those that were paid. */
  readonly paid: number;
}

export const sampleSpans = { askedMs: 10 * 60_000, endedMs: 60 * 60_000 } as const;
export const slowMs = 3_000;

/** What counts, of how many at least, and from which share on it drains a service or lets it return. */
const measures = {
  failures: { least: 10, drainsFrom: 0.5, returnsTo: 0.1 },
  slow: { least: 10, drainsFrom: 0.8, returnsTo: 0.2 },
  unpaid: { least: 20, drainsFrom: 0.95, returnsTo: 0.7 },
} as const satisfies Readonly<Record<DrainCause, object>>;

/** Before so many have tried a drained service it stays one. */
const leastProbes = 3;

export type HealthJudgement =
  | { readonly kind: 'stay' }
  | { readonly kind: 'drain'; readonly why: DrainCause; readonly part: number; readonly of: number }
  | { readonly kind: 'return' };

/**
 * Whether a service is drained or comes back. What drains it and what lets it return lie apart, so that it does not go
 * to and fro; while it is drained the sample is of the orders since.
 */
export function judgeHealth(drainedWhy: DrainCause | null, sample: ServiceSample): HealthJudgement {
  const counts = countsOf(sample);
  if (drainedWhy === null) {
    const causes = Object.keys(measures) as DrainCause[];
    const why = causes.find((cause) => {
      const { part, of } = counts[cause];
      return of >= measures[cause].least && part >= of * measures[cause].drainsFrom;
    });
    return why ? { kind: 'drain', why, ...counts[why] } : { kind: 'stay' };
  }
  const asked = new Set<DrainCause>(['failures', 'slow', drainedWhy]);
  const isWell = [...asked].every((cause) => {
    const { part, of } = counts[cause];
    return of >= leastProbes && part <= of * measures[cause].returnsTo;
  });
  return { kind: isWell ? 'return' : 'stay' };
}

function countsOf({ asked, failed, slow, ended, paid }: ServiceSample) {
  return {
    failures: { part: failed, of: asked },
    slow: { part: slow, of: asked },
    unpaid: { part: ended - paid, of: ended },
  };
}
