import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Redis } from 'ioredis';
import type { Settings } from './settings.ts';

/** What the processes of one installation, its nodes, tell each other beside the database. */
export interface Cluster {
  readonly nodeId: string;
  /** Reaches what listens to the topic at every node, here included; fulfilled once it has been passed on. */
  publish(topic: string, message: string): Promise<void>;
  /** Fulfilled when it is heard. */
  listen(topic: string, hear: (message: string) => void): Promise<void>;
  /** Calls back when messages may have been missed and new ones are heard again. */
  onGap(tell: () => void): void;
  /** Where nodes count together; null for a node that is alone, which counts in its memory. */
  readonly redis: Redis | null;
  close(): Promise<void>;
}

/** Of a node that is alone. */
export function createLoneCluster(): Cluster {
  const listeners = new Map<string, ((message: string) => void)[]>();
  return {
    nodeId: randomUUID(),
    async publish(topic, message) {
      for (const hear of listeners.get(topic) ?? []) hear(message);
    },
    async listen(topic, hear) {
      listeners.set(topic, [...(listeners.get(topic) ?? []), hear]);
    },
    onGap: () => {},
    redis: null,
    close: async () => {},
  };
}

const longestSilenceMs = 2_000;

/**
 * Of nodes that share a Redis, by its channels: what is said while a node is not connected never reaches it. An
 * installation's names begin with what its secret makes of itself, so that several may share one.
 */
function createRedisCluster(options: {
  readonly url: string;
  readonly secret: string;
  readonly onError: (error: Error) => void;
}): Cluster {
  const prefix = `halls:${createHash('sha256').update(`cluster ${options.secret}`).digest('hex').slice(0, 16)}:`;
  const redis = new Redis(options.url, {
    keyPrefix: prefix,
    // what can't be said now is said by whoever asks again, not later by itself
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: longestSilenceMs,
    commandTimeout: longestSilenceMs,
  });
  const hearing = new Redis(options.url, {
    connectTimeout: longestSilenceMs,
    // its own way of doing so leaves a failure to nobody, which ends the process
    autoResubscribe: false,
  });
  for (const connection of [redis, hearing]) connection.on('error', sayOnce(connection, options.onError));

  const listeners = new Map<string, ((message: string) => void)[]>();
  hearing.on('message', (channel: string, message: string) => {
    for (const hear of listeners.get(channel) ?? []) hear(message);
  });
  const tellGap: (() => void)[] = [];
  const started = Promise.withResolvers<void>();
  let wasReady = false;
  const listenAgain = async () => {
    const channels = [...listeners.keys()];
    if (channels.length > 0) await hearing.subscribe(...channels);
    if (wasReady) for (const tell of tellGap) tell();
    wasReady = true;
    started.resolve();
  };
  hearing.on('ready', () => void listenAgain().catch(options.onError));

  return {
    nodeId: randomUUID(),
    redis,
    async publish(topic, message) {
      await comesToLife(redis);
      await redis.publish(prefix + topic, message);
    },
    async listen(topic, hear) {
      const channel = prefix + topic;
      listeners.set(channel, [...(listeners.get(channel) ?? []), hear]);
      if (hearing.status === 'ready') await hearing.subscribe(channel);
      else await started.promise;
    },
    onGap: (tell) => void tellGap.push(tell),
    async close() {
      hearing.disconnect();
      redis.disconnect();
    },
  };
}

/** A connection that has just begun is waited for; whether it is there then, the command finds out. */
async function comesToLife(connection: Redis): Promise<void> {
  if (connection.status === 'ready') return;
  const signal = AbortSignal.timeout(longestSilenceMs);
  await once(connection, 'ready', { signal }).catch(() => {});
}

/** A connection that is lost is tried again many times; that it is lost is said once. */
function sayOnce(connection: Redis, say: (error: Error) => void): (error: Error) => void {
  let said = false;
  connection.on('ready', () => void (said = false));
  return (error) => {
    if (!said) say(error);
    said = true;
  };
}

export function openCluster(
  { redisUrl, serverSecret }: Pick<Settings, 'redisUrl' | 'serverSecret'>,
  onError: (error: Error) => void,
): Cluster {
  return redisUrl
    ? createRedisCluster({ url: redisUrl, secret: serverSecret, onError })
    : createLoneCluster();
}
