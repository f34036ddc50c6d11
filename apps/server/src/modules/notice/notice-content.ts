import { z } from 'zod';
import type { Sealing } from '@halls/service';

const contentSchema = z.object({
  to: z.string(),
  values: z.strictObject({
    code: z.string().exactOptional(),
    account: z.string().exactOptional(),
    device: z.string().exactOptional(),
    at: z.string().exactOptional(),
  }),
});

/** To whom, and what the texts are about: what rests sealed of a notice. */
export type NoticeContent = z.output<typeof contentSchema>;

export function sealContent(sealing: Sealing, cause: string, content: NoticeContent): string {
  return sealing.seal(JSON.stringify(content), contextOf(cause));
}

export function openContent(sealing: Sealing, cause: string, sealed: string): NoticeContent {
  return contentSchema.parse(JSON.parse(sealing.open(sealed, contextOf(cause))));
}

function contextOf(cause: string): string {
  return `notice:${cause}`;
}
