import type { Server, Socket } from 'socket.io';
import type { Member } from '#platform/actor.ts';
import type { Cluster } from '#platform/cluster.ts';
import type { Channel } from './channel.rules.ts';
import { createPresence, presentMember } from './presence.ts';

const maxSocketsPerSession = 30;

/** What a socket is subscribed to, and as whom. */
export interface Subscriber {
  readonly socket: Socket;
  readonly siteId: number;
  readonly channels: Map<string, Channel>;
  /** Of these the client has changed its mind while they were being authorised. */
  readonly pending: Set<string>;
  member: Member | null;
  keptAliveAt: number;
}

/** The sockets of this process, by session; what they are on, and who is present where. */
export interface Subscribers {
  add(socket: Socket, siteId: number): Subscriber;
  remove(subscriber: Subscriber): void;
  /** False when the session has too many sockets already. */
  bind(subscriber: Subscriber, member: Member): boolean;
  join(subscriber: Subscriber, name: string, channel: Channel): Promise<void>;
  leave(subscriber: Subscriber, name: string, channel: Channel): void;
  /** Who is there, for one that has asked before. */
  tellPresent(subscriber: Subscriber, name: string): void;
  /** Takes private channels from the sockets of a session, and tells them with `subscription_error`. */
  dropSession(sessionId: string): void;
  sessionIds(): string[];
  /** Those on a channel that belong to a session. */
  membersOn(channelName: string): Subscriber[];
  close(): void;
}

export function createSubscribers(
  io: Server,
  deps: { readonly cluster: Cluster; readonly onError: (error: Error) => void },
): Subscribers {
  const presence = createPresence({ ...deps, onElsewhere: (...change) => tellRoom(io, ...change) });
  const bySession = new Map<string, Set<Subscriber>>();
  const bySocket = new Map<string, Subscriber>();

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
      tellRoom(io, 'leaving', room, member.memberId);
    }
  }

  return {
    add(socket, siteId) {
      const subscriber = newSubscriber(socket, siteId);
      bySocket.set(socket.id, subscriber);
      return subscriber;
    },
    remove(subscriber) {
      bySocket.delete(subscriber.socket.id);
      subscriber.pending.clear();
      unbind(subscriber);
    },
    bind(subscriber, member) {
      if (subscriber.member && subscriber.member.sessionId !== member.sessionId) unbind(subscriber);
      if (subscriber.member) return true;
      const others = bySession.get(member.sessionId) ?? new Set<Subscriber>();
      if (others.size >= maxSocketsPerSession) return false;
      bySession.set(member.sessionId, others.add(subscriber));
      subscriber.member = member;
      return true;
    },
    async join(subscriber, name, channel) {
      const { socket, member, channels } = subscriber;
      const room = roomOf(subscriber, name, channel);
      channels.set(name, channel);
      await socket.join(room);
      if (channel.kind !== 'presence' || !member) return;
      const isNew = presence.join(room, member.memberId, socket.id);
      socket.emit('presence:subscribed', name, presence.list(room));
      if (isNew) socket.to(room).emit('presence:joining', name, presentMember(member.memberId));
    },
    leave,
    tellPresent(subscriber, name) {
      const channel = subscriber.channels.get(name);
      if (channel?.kind !== 'presence') return;
      subscriber.socket.emit('presence:subscribed', name, presence.list(roomOf(subscriber, name, channel)));
    },
    dropSession: (sessionId) => dismiss([...(bySession.get(sessionId) ?? [])], unbind),
    sessionIds: () => [...bySession.keys()],
    membersOn: (channelName) =>
      socketIdsOn(io, channelName)
        .flatMap((socketId) => bySocket.get(socketId) ?? [])
        .filter(({ member }) => member),
    close: presence.close,
  };
}

function tellRoom(io: Server, event: 'joining' | 'leaving', room: string, memberId: number): void {
  io.to(room).emit(`presence:${event}`, channelOf(room), presentMember(memberId));
}

/** Windows need not wait for their next call to learn that their session has ended. */
function dismiss(subscribers: readonly Subscriber[], unbind: (subscriber: Subscriber) => void): void {
  for (const subscriber of subscribers) {
    const { socket, channels } = subscriber;
    const own = [...channels].filter(([, { kind }]) => kind === 'member').map(([name]) => name);
    unbind(subscriber);
    for (const name of own) socket.emit('subscription_error', name, 403);
  }
}

function socketIdsOn(io: Server, channelName: string): string[] {
  return [...(io.of('/').adapter.rooms.get(channelName) ?? [])];
}

function newSubscriber(socket: Socket, siteId: number): Subscriber {
  return { socket, siteId, channels: new Map(), pending: new Set(), member: null, keptAliveAt: 0 };
}

/** Presence is of one site; other channels carry hints, or belong to one member anyway. */
function roomOf(subscriber: { siteId: number }, name: string, channel: Channel): string {
  return channel.kind === 'presence' ? `site ${subscriber.siteId}: ${name}` : name;
}

/** The channel of a presence channel's room. */
function channelOf(room: string): string {
  return room.slice(room.indexOf(': ') + 2);
}
