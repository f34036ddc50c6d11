/** What nodes tell each other of who is present; rooms are `Presence`'s. */
export type PresenceMessage =
  | {
      readonly kind: 'here' | 'gone';
      readonly node: string;
      readonly room: string;
      readonly memberId: number;
    }
  /** Everyone who is at a node. */
  | {
      readonly kind: 'all';
      readonly node: string;
      readonly rooms: Readonly<Record<string, readonly number[]>>;
    }
  /** A node that has just begun, or has missed something, asks the others for all of theirs. */
  | { readonly kind: 'ask'; readonly node: string }
  /** Said again and again: a node that falls silent is gone, and who was there with it. */
  | { readonly kind: 'alive'; readonly node: string }
  | { readonly kind: 'bye'; readonly node: string };

export interface PresenceChange {
  readonly room: string;
  readonly memberId: number;
}

export interface PresentElsewhere {
  has(room: string, memberId: number): boolean;
  list(room: string): number[];
  /** Takes in what another node says. Answers who has come to a room or left it, among all other nodes together. */
  take(message: PresenceMessage, nowMs: number): { came: PresenceChange[]; left: PresenceChange[] };
  /** A node that this one hears of without knowing who is there. */
  isStrange(node: string): boolean;
  /** Forgets nodes that have fallen silent. */
  forgetSilent(nowMs: number): { left: PresenceChange[] };
}

export const aliveEveryMs = 5_000;
const silentAfterMs = 3 * aliveEveryMs;

interface Node {
  heardAtMs: number;
  /** False until it has said who is there. */
  isKnown: boolean;
  readonly rooms: Map<string, Set<number>>;
}

/** Who is present at the other nodes, as far as they have said. */
export function createPresentElsewhere(): PresentElsewhere {
  const nodes = new Map<string, Node>();

  const has = (room: string, memberId: number) =>
    [...nodes.values()].some(({ rooms }) => rooms.get(room)?.has(memberId));
  const nodeOf = (name: string, nowMs: number): Node => {
    const node = nodes.get(name) ?? { heardAtMs: nowMs, isKnown: false, rooms: new Map() };
    node.heardAtMs = nowMs;
    nodes.set(name, node);
    return node;
  };
  const add = (node: Node, room: string, memberId: number): PresenceChange[] => {
    const isNew = !has(room, memberId);
    const members = node.rooms.get(room) ?? new Set();
    node.rooms.set(room, members.add(memberId));
    return isNew ? [{ room, memberId }] : [];
  };
  const remove = (node: Node, room: string, memberId: number): PresenceChange[] => {
    const members = node.rooms.get(room);
    if (!members?.delete(memberId)) return [];
    if (members.size === 0) node.rooms.delete(room);
    return has(room, memberId) ? [] : [{ room, memberId }];
  };
  const forget = (name: string): PresenceChange[] => {
    const node = nodes.get(name);
    nodes.delete(name);
    return [...(node?.rooms ?? [])].flatMap(([room, members]) =>
      [...members].filter((memberId) => !has(room, memberId)).map((memberId) => ({ room, memberId })),
    );
  };

  return {
    has,
    list: (room) => [...nodes.values()].flatMap(({ rooms }) => [...(rooms.get(room) ?? [])]),
    isStrange: (node) => !nodes.get(node)?.isKnown,
    take(message, nowMs) {
      if (message.kind === 'bye') return { came: [], left: forget(message.node) };
      const node = nodeOf(message.node, nowMs);
      if (message.kind === 'here') return { came: add(node, message.room, message.memberId), left: [] };
      if (message.kind === 'gone') return { came: [], left: remove(node, message.room, message.memberId) };
      if (message.kind !== 'all') return { came: [], left: [] };
      node.isKnown = true;
      const said = Object.entries(message.rooms);
      const came = said.flatMap(([room, members]) => members.flatMap((id) => add(node, room, id)));
      const left = [...node.rooms].flatMap(([room, members]) => {
        const still = new Set(message.rooms[room]);
        return [...members].filter((id) => !still.has(id)).flatMap((id) => remove(node, room, id));
      });
      return { came, left };
    },
    forgetSilent(nowMs) {
      const silent = [...nodes].filter(([, { heardAtMs }]) => nowMs - heardAtMs > silentAfterMs);
      return { left: silent.flatMap(([name]) => forget(name)) };
    },
  };
}
