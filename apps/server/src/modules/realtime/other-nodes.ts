import type { Cluster } from '#platform/cluster.ts';
import {
  aliveEveryMs,
  createPresentElsewhere,
  type PresenceChange,
  type PresenceMessage,
} from './present-elsewhere.ts';

export interface OtherNodes {
  has(room: string, memberId: number): boolean;
  list(room: string): number[];
  /** Tells them that a member's first socket came here, or that the last one left. */
  tell(kind: 'here' | 'gone', room: string, memberId: number): void;
  /** Tells them that everyone here is gone. */
  close(): void;
}

export interface OtherNodesDeps {
  readonly cluster: Cluster;
  /** Told of who comes and goes at other nodes. */
  readonly onElsewhere: (event: 'joining' | 'leaving', room: string, memberId: number) => void;
  readonly onError: (error: Error) => void;
}

const topic = 'presence';

/** Who is present at the other nodes; a node that is alone has none, and tells nobody. */
export function listenToOtherNodes(
  { cluster, onElsewhere, onError }: OtherNodesDeps,
  here: { has(room: string, memberId: number): boolean; list(): Readonly<Record<string, readonly number[]>> },
): OtherNodes {
  const node = cluster.nodeId;
  const elsewhere = createPresentElsewhere();
  const tell = (message: PresenceMessage) => {
    if (cluster.redis) cluster.publish(topic, JSON.stringify(message)).catch(onError);
  };
  const tellAll = () => tell({ kind: 'all', node, rooms: here.list() });
  const ask = () => tell({ kind: 'ask', node });
  const say = (event: 'joining' | 'leaving', changes: readonly PresenceChange[]) => {
    for (const { room, memberId } of changes)
      if (!here.has(room, memberId)) onElsewhere(event, room, memberId);
  };

  const hear = (text: string) => {
    const message = JSON.parse(text) as PresenceMessage;
    if (message.node === node) return;
    const { came, left } = elsewhere.take(message, Date.now());
    say('joining', came);
    say('leaving', left);
    if (message.kind === 'ask') tellAll();
    if (message.kind !== 'bye' && elsewhere.isStrange(message.node)) ask();
  };
  cluster.listen(topic, hear).then(ask, onError);
  // what was missed is asked for, and what was said to nobody is said again
  cluster.onGap(() => {
    ask();
    tellAll();
  });
  const timer = setInterval(() => {
    tell({ kind: 'alive', node });
    say('leaving', elsewhere.forgetSilent(Date.now()).left);
  }, aliveEveryMs);
  timer.unref();

  return {
    has: elsewhere.has,
    list: elsewhere.list,
    tell: (kind, room, memberId) => tell({ kind, node, room, memberId }),
    close() {
      clearInterval(timer);
      tell({ kind: 'bye', node });
    },
  };
}
