import type { Producer } from './sports-feed.ts';

/** Takes one message as it came off the wire; a promise that the book has it. */
export type FeedSink = (message: unknown) => Promise<void>;

/** What a feed is to the book. One of another house translates its own messages into ours. */
export interface FeedAdapter {
  /** Hands over what there is to say. Bounded by itself; called again and again. */
  pump(sink: FeedSink): Promise<void>;
  /** Has the producer tell everything anew, `snapshot_complete` with this id at the end. May be asked again. */
  requestSnapshot(producer: Producer, requestId: string): Promise<void>;
}
