import type { Job } from '@halls/service';
import type { FastifyPluginAsync } from 'fastify';

/** One room of the studio: what it answers, what it repeats, what it has to let go of. */
export interface StudioModule {
  readonly name: string;
  /** A scope of its own: its hooks and limits are for its own audience. */
  readonly routes?: FastifyPluginAsync;
  readonly jobs?: readonly Job[];
  /** Ends answers that would stay open for ever; called before the rest is waited for. */
  letGo?(): void;
  close?(): Promise<void>;
}
