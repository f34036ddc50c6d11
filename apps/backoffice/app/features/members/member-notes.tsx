import './member-notes.css';
import { useState } from 'react';
import { Button } from '@halls/ui';
import { TextArea } from '@halls/ui/text-area';
import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { useList } from '#app/api/use-list.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { EntityLink } from '#app/parts/entity-link.tsx';
import { Panel } from '#app/parts/panel.tsx';
import { Empty, LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { When } from '#app/parts/when.tsx';
import { useMay } from '#app/session/office-session.ts';
import { useTranslate } from '#app/texts/texts.ts';
import type { Whom } from './whom.ts';

/** What operators have noted of a member, the newest first. */
export function MemberNotes({ whom }: { whom: Whom }) {
  const t = useTranslate('members');
  const p = useTranslate('parts');
  const may = useMay();
  const [adds, setAdds] = useState(false);
  const { items, problem, isAsking, hasMore, more, again } = useList('/member-note/list', whom);
  return (
    <Panel
      title={t('tab.notes')}
      actions={
        may('member.edit', whom.site_id) && (
          <Button kind="accent" onClick={() => setAdds(true)}>
            {t('note_add')}
          </Button>
        )
      }
    >
      {!items && (problem ? <ReadProblem message={problem} again={again} /> : <LoadingLines />)}
      {items?.length === 0 && <Empty icon="mail">{t('notes_none')}</Empty>}
      <ol className="notes">
        {items?.map((note) => (
          <li key={note.note_id} className="note">
            <p className="note-head">
              <EntityLink
                target={`operator/${note.operator.operator_id}`}
                siteId={null}
                name={note.operator.account}
              />
              <When at={note.at} />
            </p>
            <p className="note-text">{note.text}</p>
          </li>
        ))}
      </ol>
      {hasMore && (
        <Button busy={isAsking} onClick={more}>
          {p('table.more')}
        </Button>
      )}
      {adds && <AddNote whom={whom} onClose={() => setAdds(false)} />}
    </Panel>
  );
}

function AddNote({ whom, onClose }: { whom: Whom; onClose: () => void }) {
  const t = useTranslate('members');
  const [text, setText] = useState('');
  return (
    <CommandDialog
      title={t('note_add')}
      note={t('note_add_note')}
      confirm={t('note_add')}
      renderFields={(faults) => (
        <TextArea
          label={t('note_text')}
          required
          rows={5}
          maxLength={2000}
          value={text}
          error={faults.text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      send={(reason) => api.call('/member-note/add', { ...whom, text, reason })}
      onDone={() => void readAgain('/member-note/list', '/log/list')}
      onClose={onClose}
    />
  );
}
