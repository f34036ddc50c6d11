import type { Template } from '../template.ts';
import { template as lotusBay } from '../site02/site02.tsx';
export const template: Template = { ...lotusBay, name: 'apsport' };
