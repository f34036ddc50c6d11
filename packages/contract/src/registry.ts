import * as session from './session/session.endpoints.ts';
import type { Endpoint } from './core/endpoint.ts';

/** Every call of product.md §7, by domain. What is not here answers 404. */
export const endpoints = { ...session } as const satisfies Record<string, Endpoint>;
