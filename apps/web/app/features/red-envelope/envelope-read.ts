import { reads } from '#app/api/reads.ts';

export const envelopeRead = reads.of('/arks/web/activity/red_envelope_promotion', {});
