import { houseProviders } from '@halls/house-games';
import { describeWrongMode, readRunMode, type RunMode } from '@halls/service/run-mode';
import { readSealingKeys, SealingError, type SealingKey } from '@halls/service';
import { z } from 'zod';
import { beaconShape, type BeaconSettings, readBeacon } from './read-beacon.ts';

const secretSchema = z.object({
  key_id: z.string().min(1),
  secret: z.string().min(16),
  operator_id: z.string().optional(),
});

/**
 * What may be planted into the sandbox's sports feed. `lost`: a message never arrives. `doubled`: it arrives twice. `late`: it
 * arrives after the one that followed it. `away`: the feed is silent for longer than it may be. `wrong`: results of a match
 * are told wrongly, taken back and told rightly.
 */
const faultKinds = ['lost', 'doubled', 'late', 'away', 'wrong'] as const;
export type FaultKind = (typeof faultKinds)[number];

const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);

const schema = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port(3000),
  STUDIO_PORT: port(3100),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  STUDIO_POOL_SIZE: z.coerce.number().int().min(2).max(50).default(8),
  /** Where the operator's `/wallet/v1` is. */
  OPERATOR_URL: z.url().optional(),
  /** Origins of the sites, separated by commas: only they may frame a game and be gone back to. */
  SITE_ORIGINS: z.string().default(''),
  /** The studio's own address as players see it. */
  STUDIO_URL: z.url().optional(),
  /** JSON {gp_id: {key_id, secret, operator_id?}}. */
  PROVIDER_SECRETS: z.string().default('{}'),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  /** `off` where the law forbids that wins are gambled. */
  GAMBLE: z.enum(['on', 'off']).default('on'),
  /** Address ranges whose `X-Forwarded-For` is believed. */
  TRUSTED_PROXIES: z.string().default(''),
  /** `id:base64,…`: what seeds and links rest sealed under; the first seals, all of them open. */
  SEED_KEYS: z.string('is missing').transform(readSeedKeys),
  /** Kinds of faults, separated by commas. */
  SPORTS_FAULTS: z
    .string()
    .default('')
    .transform(listOf)
    .pipe(z.array(z.enum(faultKinds))),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('warn'),
  ...beaconShape,
});

export interface ProviderKey {
  readonly gpId: string;
  readonly keyId: string;
  readonly secret: string;
  readonly operatorId: string;
}

export interface StudioSettings {
  readonly mode: RunMode;
  readonly host: string;
  readonly port: number;
  readonly databaseUrl: string;
  readonly poolSize: number;
  readonly operatorUrl: string;
  readonly siteOrigins: readonly string[];
  /** Null until the port is known, when the system chooses it. */
  readonly publicUrl: string | null;
  readonly keys: readonly ProviderKey[];
  readonly rateLimits: boolean;
  readonly gamble: boolean;
  readonly trustedProxies: readonly string[];
  readonly seedKeys: readonly SealingKey[];
  /** Null: shared draws are made of their chain and their seats alone. */
  readonly beacon: BeaconSettings | null;
  readonly sportsFaults: readonly FaultKind[];
  readonly logLevel: z.output<typeof schema>['LOG_LEVEL'];
}

/** Reads every setting of the studio. Throws an Error that names all that is wrong. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): StudioSettings {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(present);
  const mode = readRunMode(present.NODE_ENV ?? '');
  if (!parsed.success || !mode) {
    const problems = parsed.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? [];
    if (!mode) problems.unshift(describeWrongMode(present.NODE_ENV));
    throw new Error(`the studio cannot start: ${problems.join('; ')}`);
  }
  const values = parsed.data;
  if (present.NODE_ENV === 'production' && values.RATE_LIMITS === 'off')
    throw new Error('the studio cannot start: RATE_LIMITS is off');
  const operatorUrl = (values.OPERATOR_URL ?? `http://${values.HOST}:${values.PORT}`).replace(/\/$/, '');
  return {
    mode,
    host: values.HOST,
    port: values.STUDIO_PORT,
    databaseUrl: values.DATABASE_URL,
    poolSize: values.STUDIO_POOL_SIZE,
    operatorUrl,
    siteOrigins: values.SITE_ORIGINS ? listOf(values.SITE_ORIGINS) : localOrigins(operatorUrl),
    publicUrl: values.STUDIO_URL ?? null,
    keys: readKeys(values.PROVIDER_SECRETS),
    rateLimits: values.RATE_LIMITS === 'on',
    gamble: values.GAMBLE === 'on',
    trustedProxies: listOf(values.TRUSTED_PROXIES),
    seedKeys: values.SEED_KEYS,
    beacon: beaconOf(values),
    sportsFaults: values.SPORTS_FAULTS,
    logLevel: values.LOG_LEVEL,
  };
}

function beaconOf(values: z.output<typeof schema>): BeaconSettings | null {
  try {
    return readBeacon(values);
  } catch (error) {
    throw new Error(`the studio cannot start: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

/** The operator has an id of its own at each provider: the provider's code, where the secret says no other. */
function readKeys(json: string): ProviderKey[] {
  const secrets = z.record(z.string(), secretSchema).parse(JSON.parse(json));
  return houseProviders.flatMap(({ gpId }) => {
    const found = secrets[gpId];
    return found
      ? [{ gpId, keyId: found.key_id, secret: found.secret, operatorId: found.operator_id ?? gpId }]
      : [];
  });
}

function readSeedKeys(text: string, context: z.RefinementCtx): readonly SealingKey[] {
  try {
    return readSealingKeys(text);
  } catch (error) {
    if (!(error instanceof SealingError)) throw error;
    context.addIssue(error.message);
    return z.NEVER;
  }
}

/** The sites of a sandbox: any name of this machine, on the server's port. */
function localOrigins(operatorUrl: string): string[] {
  const url = new URL(operatorUrl);
  const { protocol, origin } = url;
  const suffix = url.port ? `:${url.port}` : '';
  return [
    ...new Set([
      origin,
      `${protocol}//localhost${suffix}`,
      `${protocol}//127.0.0.1${suffix}`,
      `${protocol}//*.localhost${suffix}`,
    ]),
  ];
}
