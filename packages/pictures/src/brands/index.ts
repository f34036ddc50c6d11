import type { TemplateName } from '@halls/contract/template';
import { apsport } from './apsport.ts';
import type { Brand } from './brand.ts';
import { site02 } from './site02.ts';
import { suncity } from './suncity.ts';

/** What is drawn for each template; a new one is a file beside these. */
export const brands: Readonly<Record<TemplateName, Brand>> = { site02, suncity, apsport };
