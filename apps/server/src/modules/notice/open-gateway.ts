import type { z } from 'zod';
import type { Clock, Sealing } from '@halls/service';
import type { Sql } from '#platform/database.ts';
import { createHttpSms, httpSmsConfig } from './adapters/http-sms.ts';
import type { NoticeAdapter, NoticeChannel } from './adapters/notice-adapter.ts';
import { createOutbox, outboxConfig } from './adapters/outbox.ts';
import { createSmtp, smtpConfig } from './adapters/smtp.ts';
import { readGateway, type GatewayPlace } from './notice-gateway.repo.ts';

export interface GatewayDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly sealing: Sealing;
  /** Whether `outbox` may be used. */
  readonly isSandbox: boolean;
}

/** What a site's messages go out by; `broken` says what is wrong with the settings, without what they hold. */
export type OpenedGateway =
  | { readonly kind: 'open'; readonly adapter: NoticeAdapter }
  | { readonly kind: 'none' }
  | { readonly kind: 'broken'; readonly why: string };

interface AdapterKind {
  readonly channels: readonly NoticeChannel[];
  open(config: unknown, deps: GatewayDeps): NoticeAdapter | string;
}

const kinds: Readonly<Record<string, AdapterKind>> = {
  smtp: { channels: ['email'], open: reading(smtpConfig, createSmtp) },
  'http-sms': { channels: ['sms'], open: reading(httpSmsConfig, createHttpSms) },
  outbox: {
    channels: ['sms', 'email'],
    open: (config, deps) =>
      deps.isSandbox
        ? reading(outboxConfig, (read) => createOutbox(deps, read))(config)
        : 'the adapter "outbox" is the sandbox\'s',
  },
};

/** Read anew each time: what an operator changes holds from the next message on. */
export async function openGateway(deps: GatewayDeps, place: GatewayPlace): Promise<OpenedGateway> {
  const row = await readGateway(deps, place);
  if (!row) return { kind: 'none' };
  const kind = Object.hasOwn(kinds, row.adapter) ? kinds[row.adapter] : undefined;
  if (!kind?.channels.includes(place.channel))
    return { kind: 'broken', why: `there is no adapter "${row.adapter}" for ${place.channel}` };
  const opened = kind.open(readJson(row.config), deps);
  return typeof opened === 'string' ? { kind: 'broken', why: opened } : { kind: 'open', adapter: opened };
}

function reading<Schema extends z.ZodType>(
  schema: Schema,
  create: (config: z.output<Schema>) => NoticeAdapter,
) {
  return (config: unknown): NoticeAdapter | string => {
    const read = schema.safeParse(config);
    if (read.success) return create(read.data);
    return read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ');
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // the schema says what was expected instead
    return null;
  }
}
