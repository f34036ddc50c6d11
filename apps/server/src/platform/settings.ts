import { resolve } from 'node:path';
import { readSealingKeys, SealingError, type SealingKey } from '@halls/service';
import { describeWrongMode, readRunMode, type RunMode } from '@halls/service/run-mode';
import { z } from 'zod';
import type { TraceSettings } from './traces/traces.ts';

const root = resolve(import.meta.dirname, '../../../..');

/** Secrets of the sandbox, known to everyone: production refuses them. */
const sandboxSecret = 'sandbox-only-secret-0123456789abcdef';

const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);

const providerSecretsSchema = z.record(
  z.string(),
  z.object({ key_id: z.string().min(1), secret: z.string().min(16) }),
);

/** JSON {name: {key_id, secret}}. */
const keysSchema = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'is not JSON' });
      return z.NEVER;
    }
  })
  .pipe(providerSecretsSchema);

const schema = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port(3000),
  STUDIO_PORT: port(3100),
  BACKOFFICE_PORT: port(3200),
  GATEWAY_PORT: port(3300),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(100).default(12),
  /** Where several server processes meet; one alone needs none. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  /** Address ranges whose `X-Forwarded-*` headers are believed. */
  TRUSTED_PROXIES: z.string().default(''),
  /** Header in which the CDN names the visitor's country. */
  COUNTRY_HEADER: z
    .string()
    .regex(/^[a-z0-9-]*$/i)
    .default(''),
  SERVER_SECRET: z.string().min(32).optional(),
  DATA_KEYS: z.string('is missing').transform(readDataKeys),
  PROVIDER_SECRETS: keysSchema.optional(),
  PAYMENT_SECRETS: keysSchema.optional(),
  /** Who shows it is told the process's figures, on the operators' port. Empty: nobody is, and nothing is gathered. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Where traces go. Empty: there are none, and nothing is followed. */
  TRACES_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRACES_SHARE: z.coerce.number().min(0).max(1).default(0.01),
  /** The folder of what operators upload; several processes share it. */
  UPLOADS_DIR: z.string().min(1).default('.data/uploads'),
  /** Instead of the folder: the address of a bucket, with a path in it where it holds more. All four or none. */
  UPLOADS_BUCKET: z.url({ protocol: /^https?$/ }).optional(),
  UPLOADS_BUCKET_REGION: z.string().optional(),
  UPLOADS_BUCKET_KEY_ID: z.string().optional(),
  UPLOADS_BUCKET_SECRET: z.string().optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('warn'),
});

export type ProviderSecrets = z.output<typeof providerSecretsSchema>;

/** A bucket behind Amazon's S3 protocol. */
export interface Bucket {
  /** Without a slash at its end. */
  readonly address: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

export interface Settings {
  readonly mode: RunMode;
  readonly host: string;
  readonly port: number;
  readonly studioPort: number;
  /** Where operators work: an origin of its own. */
  readonly backofficePort: number;
  /** Where the sandbox's bank is. */
  readonly gatewayPort: number;
  readonly databaseUrl: string;
  readonly databasePoolSize: number;
  readonly redisUrl: string | null;
  readonly rateLimits: boolean;
  readonly trustedProxies: readonly string[];
  readonly countryHeader: string | null;
  /** Signs captcha challenges. */
  readonly serverSecret: string;
  /** What secrets in the database are sealed under; the first seals, all of them open. */
  readonly dataKeys: readonly SealingKey[];
  /** By provider code: the key under which operator and provider sign to each other. */
  readonly providerSecrets: ProviderSecrets;
  /** By payment service: the key under which operator and service sign to each other. */
  readonly paymentSecrets: ProviderSecrets;
  /** What a scrape of the metrics shows; null: there are none. */
  readonly metricsToken: string | null;
  /** Null: nothing is followed. */
  readonly traces: TraceSettings | null;
  /** Absolute. */
  readonly uploadsDir: string;
  /** Where uploads go instead; null: into the folder. */
  readonly uploadsBucket: Bucket | null;
  readonly logLevel: z.output<typeof schema>['LOG_LEVEL'];
}

/** Names every setting that is missing or unsafe, not only the first. */
export class SettingsError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`cannot start: ${problems.join('; ')}`);
    this.name = 'SettingsError';
    this.problems = problems;
  }
}

/**
 * Reads all settings of the server from the environment; the one place that does.
 * Throws a SettingsError that lists every problem.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  // an empty variable counts as unset, as it does in .env files
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(present);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  // nobody gets sample data by leaving a word out: the launcher names the sandbox
  const mode = readRunMode(present.NODE_ENV ?? '');
  if (!mode) problems.unshift(describeWrongMode(present.NODE_ENV));
  if (!present.DATABASE_URL) problems.push('DATABASE_URL is missing');
  if (parsed.success) problems.push(...bucketProblems(parsed.data));
  if (mode === 'production') problems.push(...productionProblems(present));
  if (!parsed.success || !mode || problems.length > 0) throw new SettingsError(problems);

  const values = parsed.data;
  return {
    mode,
    host: values.HOST,
    port: values.PORT,
    studioPort: values.STUDIO_PORT,
    backofficePort: values.BACKOFFICE_PORT,
    gatewayPort: values.GATEWAY_PORT,
    databaseUrl: values.DATABASE_URL ?? '',
    databasePoolSize: values.DATABASE_POOL_SIZE,
    redisUrl: values.REDIS_URL ?? null,
    rateLimits: values.RATE_LIMITS === 'on',
    trustedProxies: values.TRUSTED_PROXIES.split(',')
      .map((range) => range.trim())
      .filter(Boolean),
    countryHeader: values.COUNTRY_HEADER ? values.COUNTRY_HEADER.toLowerCase() : null,
    serverSecret: values.SERVER_SECRET ?? sandboxSecret,
    dataKeys: values.DATA_KEYS,
    providerSecrets: values.PROVIDER_SECRETS ?? {},
    paymentSecrets: values.PAYMENT_SECRETS ?? {},
    metricsToken: values.METRICS_TOKEN ?? null,
    traces: values.TRACES_URL ? { url: values.TRACES_URL, share: values.TRACES_SHARE } : null,
    uploadsDir: resolve(root, values.UPLOADS_DIR),
    uploadsBucket: readBucket(values),
    logLevel: values.LOG_LEVEL,
  };
}

const bucketNames = [
  'UPLOADS_BUCKET',
  'UPLOADS_BUCKET_REGION',
  'UPLOADS_BUCKET_KEY_ID',
  'UPLOADS_BUCKET_SECRET',
] as const;
type BucketValues = Readonly<Partial<Record<(typeof bucketNames)[number], string | undefined>>>;

function bucketProblems(values: BucketValues): string[] {
  const missing = bucketNames.filter((name) => values[name] === undefined);
  return missing.length === bucketNames.length ? [] : missing.map((name) => `${name} is missing`);
}

function readBucket(values: BucketValues): Bucket | null {
  const [address, region, keyId, secret] = bucketNames.map((name) => values[name]);
  if (!address || !region || !keyId || !secret) return null;
  return { address: address.replace(/\/+$/, ''), region, keyId, secret };
}

function productionProblems(present: Readonly<Record<string, string | undefined>>): string[] {
  const problems: string[] = [];
  if (!present.SERVER_SECRET) problems.push('SERVER_SECRET is missing');
  if (present.SERVER_SECRET === sandboxSecret) problems.push('SERVER_SECRET is the one of the sandbox');
  if (!present.PROVIDER_SECRETS) problems.push('PROVIDER_SECRETS is missing');
  if (present.PROVIDER_SECRETS?.includes('sandbox'))
    problems.push('PROVIDER_SECRETS holds a secret of the sandbox');
  if (present.PAYMENT_SECRETS?.includes('sandbox'))
    problems.push('PAYMENT_SECRETS holds a secret of the sandbox');
  if (present.RATE_LIMITS === 'off') problems.push('RATE_LIMITS is off');
  return problems;
}

function readDataKeys(text: string, context: z.RefinementCtx): readonly SealingKey[] {
  try {
    return readSealingKeys(text);
  } catch (error) {
    if (!(error instanceof SealingError)) throw error;
    context.addIssue(error.message);
    return z.NEVER;
  }
}
