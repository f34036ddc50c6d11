import './recommendation.css';
import { useState, type FormEvent } from 'react';
import { Button, TextInput } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { FriendList } from './friend-list.tsx';

export const namespaces = ['recommendation'] as const;

/** One of the member's friends, by the account that the member knows already. */
export function Part() {
  const t = useTranslate('recommendation');
  const [typed, setTyped] = useState('');
  const [account, setAccount] = useState('');
  const search = (event: FormEvent) => {
    event.preventDefault();
    setAccount(typed.trim());
  };
  return (
    <div className="friends-sections">
      <form className="member-panel friends-search" role="search" onSubmit={search}>
        <TextInput
          label={t('account')}
          hint={t('hint')}
          value={typed}
          maxLength={64}
          required
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit">{t('find')}</Button>
      </form>
      {account !== '' && <FriendList key={account} asked={{ account }} empty={t('none_found')} />}
    </div>
  );
}
