import { describeWrongMode, readRunMode } from '@halls/service/run-mode';
import { z } from 'zod';

/** Under which of the operator's payment services this one stands. */
export const gatewayPspId = 'SANDBOX';

const secretSchema = z.object({ key_id: z.string().min(1), secret: z.string().min(16) });

const schema = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  GATEWAY_PORT: z.coerce.number().int().min(0).max(65_535).default(3300),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** The gateway's own address as payers see it. */
  GATEWAY_URL: z.url().optional(),
  /** JSON {psp_id: {key_id, secret}}; the gateway's own is taken. */
  PAYMENT_SECRETS: z
    .string('is missing')
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'is not JSON' });
        return z.NEVER;
      }
    })
    .pipe(z.object({ [gatewayPspId]: secretSchema })),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('warn'),
});

export interface OperatorKey {
  readonly operatorId: string;
  readonly keyId: string;
  readonly secret: string;
}

export interface GatewaySettings {
  readonly host: string;
  readonly port: number;
  readonly databaseUrl: string;
  /** Null until the port is known, when the system chooses it. */
  readonly publicUrl: string | null;
  readonly key: OperatorKey;
  readonly logLevel: z.output<typeof schema>['LOG_LEVEL'];
}

/** Reads every setting of the gateway. Throws an Error that names all that is wrong; there is none in production. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): GatewaySettings {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(present);
  const mode = readRunMode(present.NODE_ENV ?? '');
  const problems = parsed.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? [];
  if (!mode) problems.unshift(describeWrongMode(present.NODE_ENV));
  if (mode === 'production')
    problems.unshift('it plays a bank, and production has none of the sandbox’s parts');
  if (!parsed.success || problems.length > 0)
    throw new Error(`the gateway cannot start: ${problems.join('; ')}`);
  const values = parsed.data;
  const { key_id: keyId, secret } = values.PAYMENT_SECRETS[gatewayPspId];
  return {
    host: values.HOST,
    port: values.GATEWAY_PORT,
    databaseUrl: values.DATABASE_URL,
    publicUrl: values.GATEWAY_URL ?? null,
    key: { operatorId: gatewayPspId, keyId, secret },
    logLevel: values.LOG_LEVEL,
  };
}
