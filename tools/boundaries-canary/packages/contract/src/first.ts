import type { Second } from './second.ts';
export interface First { readonly second: Second }
