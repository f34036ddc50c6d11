import './views.css';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { ListView, ViewedList } from '@halls/contract/office';
import { Button, Checkbox, classNames, Icon, IconButton, TextInput } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain, reads, useRead } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { viewOf } from '#app/table/list-address.ts';

/** Views of a list that one has kept and those that others share: each is the list's address. */
export function Views({ list }: { list: ViewedList }) {
  const t = useTranslate('parts');
  const [address] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { data } = useRead(reads.of('/list-view/list', { list }));
  const [keeps, setKeeps] = useState(false);
  const query = viewOf(address);
  const views = data?.list ?? [];
  const here = views.find((view) => viewOf(new URLSearchParams(view.query)) === query);
  const canKeep = query !== '' && !here;
  if (!data || (views.length === 0 && !canKeep)) return null;
  return (
    <nav className="views" aria-label={t('views')}>
      {views.map((view) => (
        <View
          key={view.list_view_id}
          view={view}
          isHere={view === here}
          onOpen={() => void navigate(view === here ? pathname : `${pathname}?${view.query}`)}
        />
      ))}
      {canKeep && (
        <Button kind="plain" icon="star" onClick={() => setKeeps(true)}>
          {t('views.save')}
        </Button>
      )}
      {keeps && <KeepView list={list} query={query} onClose={() => setKeeps(false)} />}
    </nav>
  );
}

function View({ view, isHere, onOpen }: { view: ListView; isHere: boolean; onOpen: () => void }) {
  const t = useTranslate('parts');
  const forget = async () => {
    await api.call('/list-view/drop', { list_view_id: view.list_view_id });
    await readAgain('/list-view/list');
  };
  return (
    <span className={classNames('view', isHere && 'view-here')}>
      <button
        type="button"
        className="view-name"
        aria-pressed={isHere}
        title={view.is_own ? undefined : t('views.of', { account: view.account })}
        onClick={onOpen}
      >
        {view.is_shared && <Icon name="users" />}
        {view.name}
      </button>
      {isHere && view.is_own && (
        <IconButton icon="close" label={t('views.drop', { name: view.name })} onClick={() => void forget()} />
      )}
    </span>
  );
}

/** What the list shows now, under a name. */
function KeepView({ list, query, onClose }: { list: ViewedList; query: string; onClose: () => void }) {
  const t = useTranslate('parts');
  const [name, setName] = useState('');
  const [isShared, setIsShared] = useState(false);
  return (
    <CommandDialog<unknown>
      title={t('views.save')}
      note={t('views.save_note')}
      asksWhy={false}
      confirm={t('views.save')}
      renderFields={(faults) => (
        <>
          <TextInput
            label={t('views.name')}
            required
            maxLength={60}
            value={name}
            error={faults.name}
            onChange={({ target }) => setName(target.value)}
          />
          <Checkbox
            label={t('views.shared')}
            checked={isShared}
            onChange={({ target }) => setIsShared(target.checked)}
          />
        </>
      )}
      send={() => api.call('/list-view/save', { list, name, query, is_shared: isShared })}
      onDone={() => void readAgain('/list-view/list')}
      onClose={onClose}
    />
  );
}
