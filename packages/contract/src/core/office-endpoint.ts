import type { z } from 'zod';
import type { CodeTable } from './endpoint.ts';
import type { Permission } from './permission.ts';

/** One call of the office: `POST /api/<path>` on the office's own origin, for operators with its permission. */
export interface OfficeEndpoint<
  Request extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  Codes extends CodeTable = CodeTable,
> {
  readonly path: string;
  readonly permission: Permission;
  readonly summary: string;
  readonly request: Request;
  readonly data: Data;
  readonly codes: Codes;
  readonly rateLimit?: { readonly perMinute: number };
}

/** A call that changes something: it asks for a reason, and each change is written down under `audit`. */
export interface OfficeChange<
  Request extends z.ZodType<{ reason: string }> = z.ZodType<{ reason: string }>,
  Data extends z.ZodType = z.ZodType,
  Codes extends CodeTable = CodeTable,
  Action extends string = string,
> extends OfficeEndpoint<Request, Data, Codes> {
  /** What the change is called in the audit, such as `provider.maintenance_set`. */
  readonly audit: Action;
}

/** Declares a call of the office that only reads. */
export function defineOfficeQuery<
  const Request extends z.ZodType,
  const Data extends z.ZodType,
  const Codes extends CodeTable = Record<never, never>,
>(
  endpoint: Omit<OfficeEndpoint<Request, Data, Codes>, 'codes'> & { readonly codes?: Codes; audit?: never },
): OfficeEndpoint<Request, Data, Codes> {
  return { ...endpoint, codes: endpoint.codes ?? ({} as Codes) };
}

/** Declares a call of the office that changes something. */
export function defineOfficeChange<
  const Request extends z.ZodType<{ reason: string }>,
  const Data extends z.ZodType,
  const Action extends string,
  const Codes extends CodeTable = Record<never, never>,
>(
  endpoint: Omit<OfficeChange<Request, Data, Codes, Action>, 'codes'> & { readonly codes?: Codes },
): OfficeChange<Request, Data, Codes, Action> {
  return { ...endpoint, codes: endpoint.codes ?? ({} as Codes) };
}
