import type { FastifyRequest } from 'fastify';
import type { Job } from '@halls/service';

/** What of the server's work is followed from its beginning to its end, each piece with what it was a part of. */
export interface Traces {
  /** A call begins: `go` runs as a part of it. A provider's call is a part of what the provider says it is. */
  begin(request: FastifyRequest, go: () => void): void;
  /** The same call goes on after its body has been read, which happens apart from it. */
  goOn(request: FastifyRequest, go: () => void): void;
  end(request: FastifyRequest, status: number): void;
  /** The query builder has run a statement for what is being done; its text without values. */
  noteStatement(text: string, tookMs: number): void;
  /** The same job, whose runs are followed. */
  follow(job: Job): Job;
  /** Tells what there still is to tell, for a few seconds at most. */
  close(): Promise<void>;
}

/** Where traces go, and the share of all calls that is followed. */
export interface TraceSettings {
  /** Speaks OTLP over HTTP, such as http://collector:4318/v1/traces. */
  readonly url: string;
  /** From 0 to 1. */
  readonly share: number;
}
