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
  readonly providerSecrets: Readonly<Record<string, { readonly key_id: string; readonly secret: string }>>;
}

/** The secrets that server and studio share in the sandbox, made once and kept with the data. */
export function readSandboxSecrets(file: string): SandboxSecrets {
  const stored = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<SandboxSecrets>)
    : null;
  const providerSecrets = { ...stored?.providerSecrets };
  for (const { gpId } of houseProviders) {
    providerSecrets[gpId] ??= {
      key_id: `${gpId.toLowerCase()}-${randomBytes(4).toString('hex')}`,
      secret: makeSecret(),
    };
  }
  const secrets: SandboxSecrets = {
    serverSecret: stored?.serverSecret ?? makeSecret(),
    seedKeys: stored?.seedKeys ?? makeKey(),
    dataKeys: stored?.dataKeys ?? makeKey(),
    providerSecrets,
  };
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
}

function makeKey(): string {
  return `sandbox:${randomBytes(32).toString('base64')}`;
}

function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}
