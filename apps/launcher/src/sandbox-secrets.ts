import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { houseProviders } from '@halls/house-games';

export interface SandboxSecrets {
  readonly serverSecret: string;
  /** What the studio's seeds rest sealed under: `id:base64`. */
  readonly seedKeys: string;
  /** What the server seals secrets under in the database, as `name:base64`. */
  readonly dataKeys: string;
  /** By provider code. */
  readonly providerSecrets: Keys;
  /** By payment service. */
  readonly paymentSecrets: Keys;
}

type Keys = Readonly<Record<string, { readonly key_id: string; readonly secret: string }>>;

/** Of the sandbox's gateway. */
const pspId = 'SANDBOX';

/** The secrets that server, studio and gateway share in the sandbox, made once and kept with the data. */
export function readSandboxSecrets(file: string): SandboxSecrets {
  const stored = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<SandboxSecrets>)
    : null;
  const providerSecrets = { ...stored?.providerSecrets };
  for (const { gpId } of houseProviders) {
    providerSecrets[gpId] ??= makeNamedSecret(gpId);
  }
  const secrets: SandboxSecrets = {
    serverSecret: stored?.serverSecret ?? makeSecret(),
    seedKeys: stored?.seedKeys ?? makeKey(),
    dataKeys: stored?.dataKeys ?? makeKey(),
    providerSecrets,
    paymentSecrets: { [pspId]: stored?.paymentSecrets?.[pspId] ?? makeNamedSecret(pspId) },
  };
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
}

function makeNamedSecret(name: string): Keys[string] {
  return { key_id: `${name.toLowerCase()}-${randomBytes(4).toString('hex')}`, secret: makeSecret() };
}

function makeKey(): string {
  return `sandbox:${randomBytes(32).toString('base64')}`;
}

function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}
