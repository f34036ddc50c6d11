import { z } from 'zod';
import type { OfficeErrorKey } from './office-error-key.ts';
import type { Permission } from './permission.ts';

/** Business codes a call of the office can answer beside 100, each with the key of its message. */
export type OfficeCodeTable = Readonly<Record<number, OfficeErrorKey>>;

/** HTTP 403 with this code: who asks must prove again who they are, by `step-up`. */
export const stepUpCode = 428;

/**
 * Where the permission is needed.
 * - `site`: in the site that the request names with `site_id`
 * - `house`: for all sites
 * - `some`: in any site; the answer holds nothing of the others. A request that names a site is held to it.
 */
export type OfficeScope = 'site' | 'house' | 'some';

/** `own`: whoever is signed in, about themselves. `open`: anyone, signed in or not. */
export type OfficeDemand =
  | { readonly permission: Permission; readonly scope: OfficeScope }
  | { readonly permission: 'own' | 'open'; readonly scope?: never };

/** Who agrees to a change. */
export interface Approval {
  readonly permission: Permission;
  /** So many have to, whatever the policies say. */
  readonly atLeast?: number;
  /** It has an amount, up to which a policy may ask nobody. */
  readonly movesMoney?: true;
}

interface OfficeCallShape<
  Request extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  Codes extends OfficeCodeTable = OfficeCodeTable,
> {
  readonly path: string;
  readonly summary: string;
  readonly request: Request;
  readonly data: Data;
  readonly codes: Codes;
  readonly rateLimit?: { readonly perMinute: number };
  /** Of calls that bring a file; others have the bound of all. */
  readonly maxBodyBytes?: number;
  /** It is open to who has the cookie and does not know what goes with it: a page that was loaded anew. */
  readonly withoutCsrf?: true;
  /** It is open to who has yet to set up a second factor, where one is demanded. */
  readonly beforeSetUp?: true;
  /** It moves money or rights: the session's last proof of who is there must be fresh. */
  readonly stepUp?: true;
  /** What it is called in the log, such as `member.status_set`. */
  readonly audit?: string;
  /** It is done when other people, who hold this permission, have agreed. */
  readonly approval?: Approval;
}

/** One call of the office: `POST /api/<path>` on the office's own origin. */
export type OfficeEndpoint<
  Request extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  Codes extends OfficeCodeTable = OfficeCodeTable,
> = OfficeCallShape<Request, Data, Codes> & OfficeDemand;

/** A call that leaves a line in the log each time: one that shows what is personal, or is about oneself. */
export type AuditedCall<
  Request extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  Codes extends OfficeCodeTable = OfficeCodeTable,
  Action extends string = string,
> = OfficeEndpoint<Request, Data, Codes> & { readonly audit: Action };

/** A call that changes something: it asks for a reason as well. */
export type OfficeChange<
  Request extends z.ZodType<{ reason: string }> = z.ZodType<{ reason: string }>,
  Data extends z.ZodType = z.ZodType,
  Codes extends OfficeCodeTable = OfficeCodeTable,
  Action extends string = string,
> = AuditedCall<Request, Data, Codes, Action>;

/** What a change answers that others have to agree to: HTTP 202 while it is pending. */
export const askedSchema = z.object({
  change_request_id: z.number().int(),
  state: z.enum(['pending', 'applied']),
});

/** A change that others have to agree to. */
export type ApprovedChange<
  Request extends z.ZodType<{ reason: string }> = z.ZodType<{ reason: string }>,
  Codes extends OfficeCodeTable = OfficeCodeTable,
  Action extends string = string,
> = OfficeChange<Request, typeof askedSchema, Codes, Action> & {
  readonly approval: Approval;
};

type Given<Call, Left extends PropertyKey> = Call extends unknown ? Omit<Call, Left> : never;
type Declared<Call, Codes> = Given<Call, 'codes'> & { readonly codes?: Codes };

function withCodes<Codes extends OfficeCodeTable>(endpoint: { readonly codes?: Codes }) {
  return { ...endpoint, codes: endpoint.codes ?? ({} as Codes) };
}

/** Declares a call of the office that only reads. */
export function defineOfficeQuery<
  const Request extends z.ZodType,
  const Data extends z.ZodType,
  const Codes extends OfficeCodeTable = Record<never, never>,
  const Path extends string = string,
>(
  endpoint: { readonly path: Path } & Declared<OfficeEndpoint<Request, Data, Codes>, Codes> & {
      audit?: never;
      approval?: never;
    },
): OfficeEndpoint<Request, Data, Codes> & { readonly path: Path } & {
  readonly audit?: never;
  readonly approval?: never;
} {
  return withCodes<Codes>(endpoint) as never;
}

/** Declares a call that is written down although it asks for no reason: see `AuditedCall`. */
export function defineAuditedCall<
  const Request extends z.ZodType,
  const Data extends z.ZodType,
  const Action extends string,
  const Codes extends OfficeCodeTable = Record<never, never>,
  const Path extends string = string,
>(
  endpoint: { readonly path: Path } & Declared<AuditedCall<Request, Data, Codes, Action>, Codes> & {
      approval?: never;
    },
): AuditedCall<Request, Data, Codes, Action> & { readonly path: Path } & { readonly approval?: never } {
  return withCodes<Codes>(endpoint) as never;
}

/** Declares a call of the office that changes something. */
export function defineOfficeChange<
  const Request extends z.ZodType<{ reason: string }>,
  const Data extends z.ZodType,
  const Action extends string,
  const Codes extends OfficeCodeTable = Record<never, never>,
  const Path extends string = string,
>(
  endpoint: { readonly path: Path } & Declared<OfficeChange<Request, Data, Codes, Action>, Codes> & {
      approval?: never;
    },
): OfficeChange<Request, Data, Codes, Action> & { readonly path: Path } & { readonly approval?: never } {
  return withCodes<Codes>(endpoint) as never;
}

/** Declares a change of the office that needs other people. */
export function defineApprovedChange<
  const Request extends z.ZodType<{ reason: string }>,
  const Action extends string,
  const Codes extends OfficeCodeTable = Record<never, never>,
  const Path extends string = string,
>(
  endpoint: { readonly path: Path } & Given<
    Declared<ApprovedChange<Request, Codes, Action>, Codes>,
    'data' | 'stepUp'
  >,
): ApprovedChange<Request, Codes, Action> & { readonly path: Path } {
  return { ...withCodes<Codes>(endpoint), data: askedSchema, stepUp: true } as never;
}
