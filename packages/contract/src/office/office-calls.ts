import type { z } from 'zod';
import type { officeEndpoints } from '../office-registry.ts';

type Declared = (typeof officeEndpoints)[keyof typeof officeEndpoints];

/** What each call of the office takes and answers, by its path. */
export type OfficeCalls = {
  [Call in Declared as Call['path']]: { body: z.input<Call['request']>; data: z.output<Call['data']> };
};
