import { z } from 'zod';
import { instantSchema, say } from '../core/wire.ts';

/** Bytes as browsers write them in JSON: base64url without padding. */
const bytes = (most: number) =>
  z
    .string()
    .regex(/^[\w-]+$/, say('error.field_format'))
    .max(most, say('error.field_too_long'));
const kind = z.literal('public-key');
const credentialIdSchema = bytes(1_364);
const clientDataSchema = bytes(4_000);

export const passkeyNameSchema = z
  .string()
  .trim()
  .min(1, say('error.field_required'))
  .max(60, say('error.field_too_long'));

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
/** A hint to browsers; one that is newer than this list is left out. */
const transportsSchema = z
  .array(z.string().max(32))
  .max(16)
  .optional()
  .transform((given = []) => transports.filter((known) => given.includes(known)));
/** Browsers say it, and nothing is decided by it. */
const unusedSchema = z.unknown().transform(() => ({}));
const credentialSchema = z.object({ id: z.string(), type: kind, transports: z.array(z.enum(transports)) });

/** What a browser is given to make a passkey by: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const passkeyCreationSchema = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: kind })),
  timeout: z.number().int(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: z.literal('discouraged'),
    userVerification: z.literal('preferred'),
  }),
  /** Those that there are: one is not made twice. */
  excludeCredentials: z.array(credentialSchema),
});

/** What a passkey is asked for: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
const passkeyRequestSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  userVerification: z.literal('preferred'),
  allowCredentials: z.array(credentialSchema),
});

/** What can be shown beside a password; the data of the code that asks for it. */
export const secondFactorsSchema = z.object({
  has_authenticator: z.boolean(),
  /** Null where there is none that works at this address. */
  passkey: passkeyRequestSchema.nullable(),
});
export type SecondFactors = z.output<typeof secondFactorsSchema>;

/** A passkey that was made, as the browser tells of it. What else it says is left aside. */
export const madePasskeySchema = z.object({
  id: credentialIdSchema,
  rawId: credentialIdSchema,
  type: kind,
  clientExtensionResults: unusedSchema,
  response: z.object({
    clientDataJSON: clientDataSchema,
    attestationObject: bytes(20_000),
    transports: transportsSchema,
  }),
});

/** What a passkey answers when it is asked for. */
export const shownPasskeySchema = z.object({
  id: credentialIdSchema,
  rawId: credentialIdSchema,
  type: kind,
  clientExtensionResults: unusedSchema,
  response: z.object({
    clientDataJSON: clientDataSchema,
    authenticatorData: bytes(4_000),
    signature: bytes(2_000),
  }),
});
export type ShownPasskey = z.output<typeof shownPasskeySchema>;
export type MadePasskey = z.output<typeof madePasskeySchema>;

export const passkeyLineSchema = z.object({
  passkey_id: z.number().int(),
  name: z.string(),
  created_at: instantSchema,
  last_used_at: instantSchema.nullable(),
});
