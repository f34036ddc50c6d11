import type { OfficeCalls } from '@halls/contract/office';

/** One thing that a site shows, with its versions, the latest first. */
export type Document = OfficeCalls['/content/one']['data'];

/** What is in the form: a body, as far as it is written. */
export type Draft = Readonly<Record<string, unknown>>;
