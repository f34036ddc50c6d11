import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { memberLogin } from '@halls/contract/session';
import { memberCash } from '@halls/contract/wallet';
import type { Listener } from '@halls/service';
import type { SessionEndReason, Sessions } from '#modules/session';
import type { Cluster } from '#platform/cluster.ts';
import { createOutboxRelay, type RelayedEvent } from '#platform/outbox-relay.ts';
import { isOriginAllowed } from './origin.rules.ts';
import { createSocketChannels } from './socket-channels.ts';

export interface Realtime {
  /** Begins to relay events; the sockets' server answers from the start. */
  start(): void;
  /** How many sockets are open at this process. */
  count(): number;
  /** Ends sockets and relay; the HTTP server is its owner's to close. */
  close(): Promise<void>;
}

const maxMessageBytes = 16 * 1024;
/** Echo sends a handful; more is a program gone wrong. */
const packetsPerWindow = 200;
const packetWindowMs = 10_000;
/** A replaced session gets its `login` event first; without a relay in reach it is dropped after this. */
const replacedGraceMs = 2_000;
const eventsTopic = 'events';
const shutEveryMs = 5_000;

/** What a trigger of `app.session` says of each end, whichever process caused it. */
interface SessionEnd {
  readonly session_id: string;
  readonly reason: SessionEndReason;
}

/** Socket.IO at `/socket.io` in the protocol of Laravel Echo's `socket.io` broadcaster. */
export function createRealtime(deps: {
  httpServer: HttpServer;
  sessions: Pick<Sessions, 'identify' | 'livingOf' | 'keepAlive'>;
  databaseUrl: string;
  cluster: Cluster;
  /** To be started after this is made. */
  listener: Pick<Listener, 'listen'>;
  /** Calls back whenever this process may have committed an event. */
  onCommit: (tell: () => void) => void;
  findSite: (host: string) => { readonly siteId: number };
  /** False while there is no site to find, or the host's is in maintenance. */
  isOpen: (host: string) => boolean;
  /** Besides each site's own. */
  allowedOrigins?: readonly string[];
  logger: { error(context: object, message: string): void };
}): Realtime {
  const allowedOrigins = deps.allowedOrigins ?? [];
  const onError = (error: Error) => deps.logger.error({ err: error }, 'realtime failure');
  const io = new Server(deps.httpServer, {
    path: '/socket.io',
    serveClient: false,
    maxHttpBufferSize: maxMessageBytes,
    perMessageDeflate: false,
    connectTimeout: 20_000,
    cors: { origin: [...allowedOrigins] },
    allowRequest: (request, done) => {
      const allowed =
        deps.isOpen(hostOf(request.headers.host)) &&
        isOriginAllowed(request.headers.origin, request.headers.host, allowedOrigins);
      done(allowed ? null : 'origin not allowed', allowed);
    },
  });
  const channels = createSocketChannels({ io, sessions: deps.sessions, cluster: deps.cluster, onError });
  const late = createLateDrops(channels.dropSession);

  io.on('connection', (socket) => {
    limitPackets(socket);
    channels.attach(socket, deps.findSite(hostOf(socket.handshake.headers.host)).siteId);
  });

  const stopShutting = shutByTheClock(io, deps.isOpen);
  const relay = createOutboxRelay({
    databaseUrl: deps.databaseUrl,
    onCommit: deps.onCommit,
    send: (events) => passOn(deps.cluster, events, deliver),
    onError,
  });
  deps.cluster.listen(eventsTopic, (text) => deliver(JSON.parse(text) as RelayedEvent[])).catch(onError);
  // who may have missed something connects anew, and asks
  deps.cluster.onGap(() => io.sockets.sockets.forEach((socket) => socket.conn.close()));
  deps.listener.listen('session_ended', (payload) => {
    if (payload === null) return void channels.dropEnded().catch(onError);
    const { session_id: sessionId, reason } = JSON.parse(payload) as SessionEnd;
    if (reason === 'replaced') late.drop(sessionId);
    else channels.dropSession(sessionId);
  });

  function deliver(events: readonly RelayedEvent[]): void {
    for (const event of events) emit(event);
  }

  function emit({ channel, event, payload, seq }: RelayedEvent): void {
    if (!io.of('/').adapter.rooms.has(channel)) return;
    io.to(channel).emit(event, channel, { ...payload, seq });
    // the older session has now heard why it ends
    if (event === memberLogin.event) channels.dropEnded(channel).catch(onError);
    if (event === memberCash.event) channels.keepAlive(channel).catch(onError);
  }

  return {
    start: relay.start,
    count: () => io.engine.clientsCount,
    async close() {
      stopShutting();
      await relay.close();
      late.close();
      channels.close();
      // not `disconnect`, which tells clients to stay away: these come back once a server is there
      io.engine.close();
    },
  };
}

/** A site is shut by the clock; whoever is let go tries again until it is open. */
function shutByTheClock(io: Server, isOpen: (host: string) => boolean): () => void {
  const timer = setInterval(() => {
    for (const { conn, handshake } of io.sockets.sockets.values())
      if (!isOpen(hostOf(handshake.headers.host))) conn.close();
  }, shutEveryMs).unref();
  return () => clearInterval(timer);
}

/** Without its port. */
function hostOf(header: string | undefined): string {
  return (header ?? '').replace(/:\d+$/, '');
}

/** Sessions that keep their channels for a moment. */
function createLateDrops(dropSession: (sessionId: string) => void) {
  const timers = new Set<NodeJS.Timeout>();
  return {
    drop(sessionId: string): void {
      const timer = setTimeout(() => {
        timers.delete(timer);
        dropSession(sessionId);
      }, replacedGraceMs);
      timers.add(timer);
    },
    close(): void {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/** To every node; one that is alone delivers what it has. */
function passOn(
  cluster: Cluster,
  events: readonly RelayedEvent[],
  deliver: (events: readonly RelayedEvent[]) => void,
): Promise<void> | void {
  if (!cluster.redis) return deliver(events);
  return cluster.publish(eventsTopic, JSON.stringify(events));
}

function limitPackets(socket: Socket): void {
  let windowEndsAt = 0;
  let packets = 0;
  socket.use((_packet, next) => {
    const now = Date.now();
    if (now >= windowEndsAt) {
      windowEndsAt = now + packetWindowMs;
      packets = 0;
    }
    packets += 1;
    if (packets > packetsPerWindow) socket.disconnect(true);
    else next();
  });
}
