import type { Server, Socket } from 'socket.io';
import { z } from 'zod';
import type { Sessions } from '#modules/session';
import type { Member } from '#platform/actor.ts';
import { mayJoin, readChannel, type Channel } from './channel.rules.ts';
import { createPresence, presentMember, type Presence } from './presence.ts';

const maxChannels = 20;
const maxSocketsPerSession = 30;
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

/** What a socket is subscribed to, and as whom. */
interface Subscriber {
  readonly socket: Socket;
  readonly siteId: number;
  readonly channels: Map<string, Channel>;
  /** Of these the client has changed its mind while they were being authorised. */
  readonly pending: Set<string>;
  member: Member | null;
  keptAliveAt: number;
}

export interface SocketChannels {
  attach(socket: Socket, siteId: number): void;
  /** Takes private channels from the sockets of a session that ended. */
  dropSession(sessionId: string): void;
  /** Drops what has ended among the sockets on a channel, or among all. */
  dropEnded(channel?: string): Promise<void>;
  /** A member plays in another window than the one that makes calls: that is no idle session. */
  keepAlive(channel: string): Promise<void>;
}

/**
 * Laravel Echo's `subscribe` and `unsubscribe`. Private and presence channels belong to a session:
 * a socket has at most one, and loses its channels with it.
 */
export function createSocketChannels(deps: {
  io: Server;
  sessions: Pick<Sessions, 'identify' | 'livingOf' | 'keepAlive'>;
  onError: (error: Error) => void;
}): SocketChannels {
  const { io, sessions } = deps;
  const presence: Presence = createPresence();
  const bySession = new Map<string, Set<Subscriber>>();
  const bySocket = new Map<string, Subscriber>();

  async function subscribe(subscriber: Subscriber, payload: unknown): Promise<void> {
    const { socket, channels, pending } = subscriber;
    const parsed = subscribeSchema.safeParse(payload);
    const name = parsed.success ? parsed.data.channel : '';
    const channel = readChannel(name);
    if (!parsed.success || !channel) return refuse(socket, name, 404);
    if (channels.has(name) || pending.has(name)) return welcomeAgain(subscriber, name, channel);
    if (channels.size + pending.size >= maxChannels) return refuse(socket, name, 429);

    pending.add(name);
    const member =
      channel.kind === 'public' ? null : await identify(subscriber, parsed.data.auth?.headers?.Authorization);
    if (!pending.delete(name) || !socket.connected) return;
    if (!mayJoin(channel, member)) return refuse(socket, name, 403);
    if (member && !bind(subscriber, member)) return refuse(socket, name, 429);
    channels.set(name, channel);
    await socket.join(roomOf(subscriber, name, channel));
    if (channel.kind === 'presence' && member) announceJoin(subscriber, name, channel, member);
    // it may have ended while it was being asked about
    if (member) await dropDead([member.sessionId]);
  }

  async function identify(
    { socket, siteId }: Subscriber,
    header: string | undefined,
  ): Promise<Member | null> {
    const token = (header ?? tokenOfHandshake(socket) ?? '').replace(/^Bearer\s+/i, '').trim();
    return token ? sessions.identify(token, siteId) : null;
  }

  function bind(subscriber: Subscriber, member: Member): boolean {
    if (subscriber.member && subscriber.member.sessionId !== member.sessionId) unbind(subscriber);
    if (subscriber.member) return true;
    const others = bySession.get(member.sessionId) ?? new Set<Subscriber>();
    if (others.size >= maxSocketsPerSession) return false;
    bySession.set(member.sessionId, others.add(subscriber));
    subscriber.member = member;
    return true;
  }

  function unbind(subscriber: Subscriber): void {
    const { member, channels } = subscriber;
    if (!member) return;
    for (const [name, channel] of channels) if (channel.kind !== 'public') leave(subscriber, name, channel);
    subscriber.member = null;
    const others = bySession.get(member.sessionId);
    others?.delete(subscriber);
    if (others?.size === 0) bySession.delete(member.sessionId);
  }

  function leave(subscriber: Subscriber, name: string, channel: Channel): void {
    const { socket, channels, member } = subscriber;
    channels.delete(name);
    const room = roomOf(subscriber, name, channel);
    void socket.leave(room);
    if (channel.kind === 'presence' && member && presence.leave(room, member.memberId, socket.id)) {
      io.to(room).emit('presence:leaving', name, presentMember(member.memberId));
    }
  }

  function announceJoin(subscriber: Subscriber, name: string, channel: Channel, member: Member): void {
    const { socket } = subscriber;
    const room = roomOf(subscriber, name, channel);
    const isNew = presence.join(room, member.memberId, socket.id);
    socket.emit('presence:subscribed', name, presence.list(room));
    if (isNew) socket.to(room).emit('presence:joining', name, presentMember(member.memberId));
  }

  function welcomeAgain(subscriber: Subscriber, name: string, channel: Channel): void {
    if (channel.kind !== 'presence' || !subscriber.channels.has(name)) return;
    subscriber.socket.emit('presence:subscribed', name, presence.list(roomOf(subscriber, name, channel)));
  }

  function unsubscribe(subscriber: Subscriber, payload: unknown): void {
    const parsed = unsubscribeSchema.safeParse(payload);
    if (!parsed.success) return;
    subscriber.pending.delete(parsed.data.channel);
    const channel = subscriber.channels.get(parsed.data.channel);
    if (channel) leave(subscriber, parsed.data.channel, channel);
  }

  function dropSession(sessionId: string): void {
    for (const subscriber of [...(bySession.get(sessionId) ?? [])]) unbind(subscriber);
  }

  function sessionsOn(channelName: string): { sessionId: string; subscriber: Subscriber }[] {
    const ids = io.of('/').adapter.rooms.get(channelName) ?? [];
    return [...ids].flatMap((socketId) => {
      const subscriber = bySocket.get(socketId);
      return subscriber?.member ? [{ sessionId: subscriber.member.sessionId, subscriber }] : [];
    });
  }

  async function dropDead(sessionIds: readonly string[]): Promise<void> {
    if (sessionIds.length === 0) return;
    const living = await sessions.livingOf(sessionIds);
    for (const sessionId of sessionIds) if (!living.has(sessionId)) dropSession(sessionId);
  }

  return {
    attach(socket, siteId) {
      const subscriber: Subscriber = {
        socket,
        siteId,
        channels: new Map(),
        pending: new Set(),
        member: null,
        keptAliveAt: 0,
      };
      bySocket.set(socket.id, subscriber);
      socket.on('subscribe', (payload: unknown) => {
        subscribe(subscriber, payload).catch((error: Error) => {
          deps.onError(error);
          subscriber.pending.clear();
          refuse(socket, channelNameIn(payload), 503);
        });
      });
      socket.on('unsubscribe', (payload: unknown) => unsubscribe(subscriber, payload));
      socket.on('disconnect', () => {
        bySocket.delete(socket.id);
        subscriber.pending.clear();
        unbind(subscriber);
      });
    },
    dropSession,
    async keepAlive(channelName) {
      const now = Date.now();
      const due = sessionsOn(channelName).filter(
        ({ subscriber }) => now - subscriber.keptAliveAt >= keepAliveEveryMs,
      );
      for (const { subscriber } of due) subscriber.keptAliveAt = now;
      await sessions.keepAlive(due.map(({ sessionId }) => sessionId));
    },
    async dropEnded(channelName) {
      await dropDead(
        channelName ? sessionsOn(channelName).map(({ sessionId }) => sessionId) : [...bySession.keys()],
      );
    },
  };
}

/** Presence is of one site; other channels carry hints, or belong to one member anyway. */
function roomOf(subscriber: { siteId: number }, name: string, channel: Channel): string {
  return channel.kind === 'presence' ? `site ${subscriber.siteId}: ${name}` : name;
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
