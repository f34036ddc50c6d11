import type { ContentKind } from '@halls/contract/publication';
import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { faultsOf, type FieldFaults } from '#app/command/faults-of.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { changeOf } from './change-of.ts';
import type { Document, Draft } from './document.ts';

export type Command = 'save' | 'submit' | 'publish' | 'return' | 'archive';

interface ContentCommandProps {
  command: Command;
  siteId: number;
  kind: ContentKind;
  document: Document | null;
  draft: Draft;
  /** What is wrong with the draft, for its form. */
  onFaults: (faults: FieldFaults) => void;
  /** The number of what was kept for the first time. */
  onSaved: (documentId: number) => void;
  onClose: () => void;
}

/** What is done with a version, and what it changes on the site. */
export function ContentCommand(props: ContentCommandProps) {
  const { command, kind, document, draft, onSaved, onClose } = props;
  const t = useTranslate('content');
  const latest = document?.versions[0];
  const shown = document?.versions.find(({ version }) => version === document.published_version);
  const hidden = t('order.hidden');
  const between = (before: Draft | null = null, after: Draft | null = null) =>
    changeOf(kind, before, after, hidden);
  const changes = {
    save: between(latest?.body, draft),
    submit: null,
    publish: between(shown?.body, latest?.body),
    return: null,
    archive: between(shown?.body),
  } as const;
  const change = changes[command];
  return (
    <CommandDialog<unknown>
      title={t(command)}
      note={t(`${command}_note`)}
      {...(change && { change })}
      confirm={t(command)}
      send={(reason) => send(props, reason)}
      onDone={(data) => {
        const saved = data as { document_id?: number } | null;
        if (command === 'save' && !document && saved?.document_id) onSaved(saved.document_id);
        void readAgain('/content/one', '/content/list', '/log/list');
      }}
      onClose={onClose}
    />
  );
}

async function send(props: ContentCommandProps, reason: string) {
  const { command, siteId: site_id, kind, document, draft, onFaults } = props;
  const document_id = document?.document_id ?? 0;
  const version = document?.versions[0]?.version ?? 0;
  switch (command) {
    case 'save': {
      const result = await api.call('/content/save', {
        ...{ site_id, kind, body: draft, base_version: version, reason },
        ...(document && { document_id }),
      });
      onFaults(result.ok ? {} : faultsOf(result.data));
      return result;
    }
    case 'submit':
      return api.call('/content/submit', { site_id, document_id, version, reason });
    case 'archive':
      return api.call('/content/archive', { site_id, document_id, reason });
    default:
      return api.call('/content/decide', { site_id, document_id, version, verdict: command, reason });
  }
}
