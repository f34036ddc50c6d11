import { Agent, request } from 'undici';
import { z } from 'zod';
import { currencySchema, type Currency } from '@halls/contract';
import {
  balancePatienceMs,
  sendPatienceMs,
  type NoticeAdapter,
  type OutgoingMessage,
  type SendOutcome,
} from './notice-adapter.ts';

const templates = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
const scalar = z.union([z.string(), z.number(), z.boolean()]);

const exchange = {
  /** May hold `{to}`, `{text}` and `{key}`, as texts of `headers` and `body` may. */
  url: z.string().regex(/^https?:\/\//),
  method: z.enum(['GET', 'POST']),
  headers: z.record(z.string(), z.string()).default({}),
  /** Names and values; none: no body. */
  body: templates.optional(),
  format: z.enum(['json', 'form']).default('json'),
};

/** An SMS gateway, described in data. `docs/operations.md` explains each part. */
export const httpSmsConfig = z.strictObject({
  ...exchange,
  success: z.strictObject({
    status: z.array(z.number().int()).min(1).default([200]),
    /** Names and places from the answer's top, such as `messages.0.status`. */
    path: z.string().optional(),
    equals: z.array(scalar).min(1).optional(),
  }),
  /** Answers after which it is of no use to try again, looked up at `success.path`. */
  refusals: z.array(scalar).default([]),
  /** Whether the gateway sends once for one `{key}`. */
  is_idempotent: z.boolean().default(false),
  /** What stands before a number instead of its leading zeros, by currency, such as `{"VND": "84"}`. */
  country_codes: z.partialRecord(currencySchema, z.string().regex(/^\+?\d{1,4}$/)).default({}),
  balance: z
    .strictObject({ ...exchange, path: z.string().min(1), at_least: z.number().default(0) })
    .optional(),
});
type HttpSmsConfig = z.output<typeof httpSmsConfig>;
type Exchange = Pick<HttpSmsConfig, 'url' | 'method' | 'headers' | 'body' | 'format'>;

const answerLimitBytes = 100_000;
const agent = new Agent({ connections: 8, keepAliveTimeout: 10_000, maxResponseSize: answerLimitBytes });

/** Sends SMS by whatever HTTP API the settings describe. */
export function createHttpSms(config: HttpSmsConfig): NoticeAdapter {
  const { balance } = config;
  return {
    isIdempotent: config.is_idempotent,
    async send(message) {
      try {
        const answer = await ask(config, valuesOf(message, config), sendPatienceMs);
        return judgeAnswer(answer, config);
      } catch (error) {
        return judgeSilence(error);
      }
    },
    async hasBalance() {
      if (!balance) return true;
      try {
        const { status, json } = await ask(balance, {}, balancePatienceMs);
        const left = Number(valueAt(json, balance.path));
        return status !== 200 || !Number.isFinite(left) || left > balance.at_least;
      } catch {
        // a gateway that cannot be asked is left to say so when it is to send
        return true;
      }
    },
  };
}

interface Answer {
  readonly status: number;
  /** Undefined where the answer is no JSON. */
  readonly json: unknown;
}

/** Said by whoever describes the gateway; anything else that comes back is no answer. */
export function judgeAnswer(
  { status, json }: Answer,
  { success, refusals }: Pick<HttpSmsConfig, 'success' | 'refusals'>,
): SendOutcome {
  const word = success.path === undefined ? undefined : valueAt(json, success.path);
  const why = word === undefined ? `HTTP ${status}` : `HTTP ${status}, ${unnamed(word)}`;
  if (refusals.some((refusal) => isSame(refusal, word))) return { kind: 'refused', why };
  if (success.status.includes(status)) {
    if (!success.equals || success.equals.some((expected) => isSame(expected, word))) return { kind: 'sent' };
    return { kind: word === undefined ? 'unknown' : 'failed', why };
  }
  // refused as it stands; asked too often or with the wrong key it is for later
  if ([400, 404, 413, 422].includes(status)) return { kind: 'refused', why };
  return { kind: status < 500 || status === 503 ? 'failed' : 'unknown', why };
}

/** A gateway's word without the number that it may repeat. */
function unnamed(word: unknown): string {
  return String(word)
    .replaceAll(/\+?\d[\d -]{4,}\d|\S+@\S+/g, '…')
    .slice(0, 40);
}

const noConnection = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'];

function judgeSilence(error: unknown): SendOutcome {
  const { code, name } = error as { code?: string; name?: string };
  const why = code ?? name ?? 'error';
  return { kind: noConnection.includes(why) ? 'failed' : 'unknown', why };
}

async function ask(
  { url, method, headers, body, format }: Exchange,
  values: Readonly<Record<string, string>>,
  patienceMs: number,
): Promise<Answer> {
  const response = await request(fill(url, values, encodeURIComponent), {
    method,
    dispatcher: agent,
    headers: {
      ...(body && { 'content-type': contentTypes[format] }),
      ...mapValues(headers, (text) => fill(text, values, oneLine)),
    },
    ...(body && { body: write(body, values, format) }),
    signal: AbortSignal.timeout(patienceMs),
  });
  const text = await response.body.text();
  return { status: response.statusCode, json: readJson(text) };
}

const contentTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

function write(
  body: NonNullable<Exchange['body']>,
  values: Readonly<Record<string, string>>,
  format: Exchange['format'],
): string {
  const filled = mapValues(body, (value) => (typeof value === 'string' ? fill(value, values) : value));
  if (format === 'json') return JSON.stringify(filled);
  return new URLSearchParams(mapValues(filled, String)).toString();
}

function valuesOf({ to, body, key, currency }: OutgoingMessage, config: HttpSmsConfig) {
  return { to: withCountry(to, currency, config.country_codes), text: body, key };
}

function withCountry(
  number: string,
  currency: Currency | null,
  codes: HttpSmsConfig['country_codes'],
): string {
  const code = currency ? codes[currency] : undefined;
  return code ? code + number.replace(/^0+/, '') : number;
}

function fill(
  template: string,
  values: Readonly<Record<string, string>>,
  encode: (value: string) => string = (value) => value,
): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? whole : encode(value);
  });
}

function oneLine(text: string): string {
  return text.replaceAll(/[\r\n]/g, ' ');
}

/** What stands at a path such as `messages.0.status`; undefined where nothing does. */
function valueAt(json: unknown, path: string): unknown {
  let value = json;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

/** Gateways are free with types: 0 and "0" are the same word. */
function isSame(expected: string | number | boolean, found: unknown): boolean {
  const isWord = typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean';
  return isWord && String(expected) === String(found);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // an answer may be no JSON, and its status alone decide
    return undefined;
  }
}

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}
