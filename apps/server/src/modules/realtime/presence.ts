import { listenToOtherNodes, type OtherNodesDeps } from './other-nodes.ts';

export interface PresentMember {
  readonly user_id: number;
  readonly user_info: { readonly member_id: number };
}

/**
 * Who is on each presence channel, at all nodes. A member with several sockets is there once, until the last one
 * leaves.
 */
export interface Presence {
  /** True when the member was not there before. */
  join(room: string, memberId: number, socketId: string): boolean;
  /** True when this was the member's last socket. */
  leave(room: string, memberId: number, socketId: string): boolean;
  /** The first thousand: a list for a client to show, not a count. */
  list(room: string): PresentMember[];
  close(): void;
}

const maxListed = 1_000;

export function createPresence(deps: OtherNodesDeps): Presence {
  const rooms = new Map<string, Map<number, Set<string>>>();
  const others = listenToOtherNodes(deps, {
    has: (room, memberId) => rooms.get(room)?.has(memberId) ?? false,
    list: () => Object.fromEntries([...rooms].map(([room, members]) => [room, [...members.keys()]])),
  });
  return {
    join(room, memberId, socketId) {
      const members = rooms.get(room) ?? new Map<number, Set<string>>();
      rooms.set(room, members);
      const sockets = members.get(memberId);
      if (sockets) {
        sockets.add(socketId);
        return false;
      }
      members.set(memberId, new Set([socketId]));
      others.tell('here', room, memberId);
      return !others.has(room, memberId);
    },
    leave(room, memberId, socketId) {
      const members = rooms.get(room);
      const sockets = members?.get(memberId);
      if (!members || !sockets?.delete(socketId) || sockets.size > 0) return false;
      members.delete(memberId);
      if (members.size === 0) rooms.delete(room);
      others.tell('gone', room, memberId);
      return !others.has(room, memberId);
    },
    list: (room) =>
      [...new Set([...(rooms.get(room)?.keys() ?? []), ...others.list(room)])]
        .slice(0, maxListed)
        .map(presentMember),
    close: others.close,
  };
}

export function presentMember(memberId: number): PresentMember {
  return { user_id: memberId, user_info: { member_id: memberId } };
}
