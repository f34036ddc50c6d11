import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { useTranslate } from '#app/texts/texts.ts';

export type EnvelopeDeed = 'announce' | 'stop' | 'drop';

/** Asks that an envelope be announced, ends one, or drops a draft. */
export function EnvelopeCommand({
  siteId,
  envelopeId,
  deed,
  onClose,
}: {
  siteId: number;
  envelopeId: number;
  deed: EnvelopeDeed;
  onClose: () => void;
}) {
  const t = useTranslate('red_envelopes');
  const which = { site_id: siteId, envelope_id: envelopeId };
  return (
    <CommandDialog<unknown>
      title={t(deed)}
      note={t(`${deed}_note`)}
      needsAnother={deed === 'announce'}
      confirm={t(deed)}
      send={(reason) =>
        deed === 'announce'
          ? api.call('/red-envelope/announce', { ...which, reason })
          : api.call('/red-envelope/stop', { ...which, reason })
      }
      onDone={() =>
        void readAgain('/red-envelope/list', '/red-envelope/show', '/change-request/list', '/log/list')
      }
      onClose={onClose}
    />
  );
}
