import type { Server, Socket } from 'socket.io';
import { z } from 'zod';
import type { Sessions } from '#modules/session';
import type { Member } from '#platform/actor.ts';
import type { Cluster } from '#platform/cluster.ts';
import { mayJoin, readChannel } from './channel.rules.ts';
import { createSubscribers, type Subscriber, type Subscribers } from './subscribers.ts';

const maxChannels = 20;
const keepAliveEveryMs = 60_000;

const subscribeSchema = z.object({
  channel: z.string().min(1).max(64),
  auth: z
    .object({
      headers: z
        .object({ Authorization: z.string().max(300) })
        .partial()
        .optional(),
    })
    .optional(),
});
const unsubscribeSchema = z.object({ channel: z.string().min(1).max(64) });

export interface SocketChannels {
  attach(socket: Socket, siteId: number): void;
  /** Takes private channels from the sockets of a session that ended. */
  dropSession(sessionId: string): void;
  /** Drops what has ended among the sockets on a channel, or among all. */
  dropEnded(channel?: string): Promise<void>;
  /** A member plays in another window than the one that makes calls: that is no idle session. */
  keepAlive(channel: string): Promise<void>;
  close(): void;
}

interface ChannelDeps {
  readonly io: Server;
  readonly cluster: Cluster;
  readonly sessions: Pick<Sessions, 'identify' | 'livingOf' | 'keepAlive'>;
  readonly onError: (error: Error) => void;
}

/**
 * Laravel Echo's `subscribe` and `unsubscribe`. Private and presence channels belong to a session:
 * a socket has at most one, and loses its channels with it.
 */
export function createSocketChannels(deps: ChannelDeps): SocketChannels {
  const { sessions, onError } = deps;
  const subscribers = createSubscribers(deps.io, deps);

  return {
    attach(socket, siteId) {
      const subscriber = subscribers.add(socket, siteId);
      socket.on('subscribe', (payload: unknown) => {
        subscribe(deps, subscribers, subscriber, payload).catch((error: Error) => {
          onError(error);
          subscriber.pending.clear();
          refuse(socket, channelNameIn(payload), 503);
        });
      });
      socket.on('unsubscribe', (payload: unknown) => unsubscribe(subscribers, subscriber, payload));
      socket.on('disconnect', () => subscribers.remove(subscriber));
    },
    dropSession: subscribers.dropSession,
    close: subscribers.close,
    async keepAlive(channelName) {
      const now = Date.now();
      const due = subscribers
        .membersOn(channelName)
        .filter(({ keptAliveAt }) => now - keptAliveAt >= keepAliveEveryMs);
      for (const subscriber of due) subscriber.keptAliveAt = now;
      await sessions.keepAlive(sessionsOf(due));
    },
    dropEnded: (channelName) =>
      dropDead(
        deps,
        subscribers,
        channelName ? sessionsOf(subscribers.membersOn(channelName)) : subscribers.sessionIds(),
      ),
  };
}

async function subscribe(
  deps: ChannelDeps,
  subscribers: Subscribers,
  subscriber: Subscriber,
  payload: unknown,
): Promise<void> {
  const { socket, channels, pending } = subscriber;
  const parsed = subscribeSchema.safeParse(payload);
  const name = parsed.success ? parsed.data.channel : '';
  const channel = readChannel(name);
  if (!parsed.success || !channel) return refuse(socket, name, 404);
  if (channels.has(name) || pending.has(name)) return subscribers.tellPresent(subscriber, name);
  if (channels.size + pending.size >= maxChannels) return refuse(socket, name, 429);

  pending.add(name);
  const token = parsed.data.auth?.headers?.Authorization;
  const member = channel.kind === 'public' ? null : await identify(deps, subscriber, token);
  if (!pending.delete(name) || !socket.connected) return;
  if (!mayJoin(channel, member)) return refuse(socket, name, 403);
  if (member && !subscribers.bind(subscriber, member)) return refuse(socket, name, 429);
  await subscribers.join(subscriber, name, channel);
  // it may have ended while it was being asked about
  if (member) await dropDead(deps, subscribers, [member.sessionId]);
}

async function identify(
  { sessions }: ChannelDeps,
  { socket, siteId }: Subscriber,
  header: string | undefined,
): Promise<Member | null> {
  const token = (header ?? tokenOfHandshake(socket) ?? '').replace(/^Bearer\s+/i, '').trim();
  return token ? sessions.identify(token, siteId) : null;
}

function unsubscribe(subscribers: Subscribers, subscriber: Subscriber, payload: unknown): void {
  const parsed = unsubscribeSchema.safeParse(payload);
  if (!parsed.success) return;
  const { channel: name } = parsed.data;
  subscriber.pending.delete(name);
  const channel = subscriber.channels.get(name);
  if (channel) subscribers.leave(subscriber, name, channel);
}

async function dropDead(
  { sessions }: ChannelDeps,
  subscribers: Subscribers,
  sessionIds: readonly string[],
): Promise<void> {
  if (sessionIds.length === 0) return;
  const living = await sessions.livingOf(sessionIds);
  for (const sessionId of sessionIds) if (!living.has(sessionId)) subscribers.dropSession(sessionId);
}

function sessionsOf(subscribers: readonly Subscriber[]): string[] {
  return subscribers.flatMap(({ member }) => (member ? [member.sessionId] : []));
}

function refuse(socket: Socket, channel: string, status: 403 | 404 | 429 | 503): void {
  socket.emit('subscription_error', channel, status);
}

function channelNameIn(payload: unknown): string {
  const parsed = unsubscribeSchema.safeParse(payload);
  return parsed.success ? parsed.data.channel : '';
}

function tokenOfHandshake(socket: Socket): string | undefined {
  const auth = socket.handshake.auth as { headers?: { Authorization?: unknown } };
  const token = auth.headers?.Authorization ?? socket.handshake.headers.authorization;
  return typeof token === 'string' && token.length <= 300 ? token : undefined;
}
