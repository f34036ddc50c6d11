import type { z } from 'zod';

/** Names between braces in a channel pattern, such as `member_id` in `private-member.{member_id}`. */
type ChannelParameter<Pattern extends string> = Pattern extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ChannelParameter<Rest>
  : never;

/** One realtime event: the channel on the wire, its raw name and what it carries beside `seq`. */
export interface RealtimeEvent<
  Channel extends string = string,
  Name extends string = string,
  Payload extends z.ZodType = z.ZodType,
> {
  readonly channel: Channel;
  readonly event: Name;
  readonly summary: string;
  readonly payload: Payload;
}

export function defineEvent<
  const Channel extends string,
  const Name extends string,
  const Payload extends z.ZodType,
>(event: RealtimeEvent<Channel, Name, Payload>): RealtimeEvent<Channel, Name, Payload> {
  return event;
}

export type PayloadOf<E extends RealtimeEvent> = z.output<E['payload']>;
/** What a client receives: the payload with the channel's increasing number. */
export type ReceivedOf<E extends RealtimeEvent> = PayloadOf<E> & { seq: number };

/** Fills a channel pattern: `channelOf(memberCash, { member_id: 17 })` is "private-member.17". */
export function channelOf<E extends RealtimeEvent>(
  event: E,
  values: Readonly<Record<ChannelParameter<E['channel']>, string | number>>,
): string {
  const byName: Readonly<Record<string, string | number>> = values;
  return event.channel.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = byName[name];
    if (value === undefined) throw new RangeError(`Channel ${event.channel} needs ${name}`);
    return String(value);
  });
}
