import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { useTranslate } from '#app/texts/texts.ts';

export interface Asked {
  readonly version: number;
  readonly what: 'shadow_run' | 'shadow_end' | 'publish';
}

/** Has a version run beside the rules, ends that, or asks that it hold. */
export function RunRules({
  siteId,
  asked: { version, what },
  onClose,
}: {
  siteId: number;
  asked: Asked;
  onClose: () => void;
}) {
  const t = useTranslate('risk');
  const which = { site_id: siteId, version };
  return (
    <CommandDialog<unknown>
      title={`${t(what)} · ${t('version', { version })}`}
      note={t(`${what}_note`)}
      needsAnother={what === 'publish'}
      confirm={t(what)}
      send={(reason) =>
        what === 'publish'
          ? api.call('/risk/publish', { ...which, reason })
          : api.call('/risk/shadow', { ...which, runs: what === 'shadow_run', reason })
      }
      onDone={() => void readAgain('/risk/rules', '/risk/try', '/change-request/list', '/log/list')}
      onClose={onClose}
    />
  );
}
