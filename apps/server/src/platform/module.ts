import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Clock, Job, Listener, Sealing } from '@halls/service';
import type { Implementation } from './call.ts';
import type { Cluster } from './cluster.ts';
import type { Database, Sql } from './database.ts';
import type { Figures } from './figures/figures.ts';
import type { WatchedPools } from './figures/platform-gauges.ts';
import type { Dispatcher, Translate } from './http/dispatcher.ts';
import type { Approvable } from './office/approvable.ts';
import type { OfficeImplementation } from './office/office-call.ts';
import type { Settings } from './settings.ts';

/** What every module stands on. */
export interface Platform {
  readonly settings: Settings;
  readonly sql: Sql;
  /** As `sql`, for statements that are asked often and whose text is always the same. */
  readonly prepared: Sql;
  readonly pool: pg.Pool;
  /** Connections that bets alone have: whatever takes the others, money has its own. */
  readonly money: Pick<Database, 'pool' | 'sql'>;
  /** For secrets that the database keeps and must not read. */
  readonly sealing: Sealing;
  /** The other nodes. */
  readonly cluster: Cluster;
  readonly clock: Clock;
  readonly log: Logger;
  readonly translate: Translate;
  /** What this process notes of itself, for whoever watches it. */
  readonly figures: Figures;
  /** Its connections to the database, by what they are for. */
  readonly watchedPools: WatchedPools;
  /** Hears what the database's sessions tell each other; before the app starts. */
  readonly listener: Pick<Listener, 'listen' | 'isListening'>;
  /** Calls back whenever this process may have committed something: often, and for reads as well. */
  readonly onCommit: (tell: () => void) => void;
  /** Closes what a module opens, in reverse, once nothing is asked of it any more. */
  readonly closing: AsyncDisposableStack;
}

/** The way in from outside, for what is no call: pages, sockets, providers. */
export interface Outside {
  readonly http: FastifyInstance;
  /** The calls of all modules. */
  readonly dispatcher: Dispatcher;
}

/** One instance of a module. */
export interface Built<Face> {
  /** What other modules may use of it. */
  readonly face: Face;
  /** The calls that it answers. */
  readonly routes?: readonly Implementation[];
  /** The calls of the office that it answers. */
  readonly officeRoutes?: readonly OfficeImplementation[];
  /** Adds to the office's HTTP server what is no call. */
  mountDesk?(office: FastifyInstance): void;
  /** Origins that the office's pages frame, given its own. */
  readonly deskFrames?: (office: URL) => readonly string[];
  /** The changes of its things that others have to agree to. */
  readonly approvables?: readonly Approvable[];
  readonly jobs?: readonly Job[];
  mount?(outside: Outside): Promise<void> | void;
  /** Begins what runs by itself, once the app listens. */
  start?(): Promise<void> | void;
  /** Ends what `start` began, before the app stops to listen. */
  stop?(): Promise<void> | void;
}

export interface Module<Face> {
  readonly name: string;
  readonly needs: Readonly<Record<string, Module<unknown>>>;
  create(platform: Platform, needs: never): Built<Face> | Promise<Built<Face>>;
}

export type FaceOf<M> = M extends Module<infer Face> ? Face : never;
type FacesOf<Needs> = { readonly [Name in keyof Needs]: FaceOf<Needs[Name]> };

/**
 * Declares a module of the server: what it is called, which modules it needs, and how it is made of the platform
 * and their faces. It is made once for an app, after what it needs; a circle of needs does not compile, being one
 * of imports.
 */
export function defineModule<
  Face = undefined,
  const Needs extends Readonly<Record<string, Module<unknown>>> = Readonly<Record<never, never>>,
>(definition: {
  readonly name: string;
  readonly needs?: Needs;
  create(
    platform: Platform,
    needs: FacesOf<Needs>,
  ): (Face extends undefined ? Omit<Built<Face>, 'face'> : Built<Face>) | Promise<Built<Face>>;
}): Module<Face> {
  return { ...definition, needs: definition.needs ?? {} } as Module<Face>;
}
