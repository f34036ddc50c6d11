import type { First } from './first.ts';
export interface Second { readonly first: First }
