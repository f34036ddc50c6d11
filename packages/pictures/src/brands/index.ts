import type { TemplateName } from '@halls/contract/template';
import { apsport } from './apsport.ts';
import type { Brand } from './brand.ts';
import { r88 } from './r88.ts';
import { site02 } from './site02.ts';
import { suncity } from './suncity.ts';

/** What is drawn for each template; a new one is a file beside these. */
export const brands: Readonly<Record<TemplateName, Brand>> = { site02, suncity, apsport };

/** Every mark that a site may show: the templates' own, and those of sites that share a template. */
export type BrandMark = TemplateName | 'r88';
export const brandMarks: Readonly<Record<BrandMark, Brand['logo']>> = {
  site02: site02.logo,
  suncity: suncity.logo,
  apsport: apsport.logo,
  r88,
};
