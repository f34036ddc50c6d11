import './payout-account.css';
import { useState } from 'react';
import { Button, buttonClass, Icon, Skeleton } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { FormProblem } from '@halls/web-kit/forms';
import { reads, useRead } from '#app/api/reads.ts';
import { useMember } from '#app/member/member-store.ts';
import { formatTime } from '#app/page/format-time.ts';
import { Link } from '#app/page/link.tsx';
import { usePage } from '#app/page/page-context.ts';
import { accountsRead, type PayoutAccounts } from './payout-accounts.ts';
import { AddAccountForm } from './add-account-form.tsx';
import { RemoveAccountForm } from './remove-account-form.tsx';
import { useAccountPrompt } from './use-account-prompt.ts';

export const namespaces = ['payout_account', 'errors'] as const;

/** The accounts that the member can be paid out to: listed, added, removed. */
export function Part() {
  const t = useTranslate('payout_account');
  const accounts = useRead(accountsRead);
  if (!accounts.data)
    return accounts.refusal ? (
      <FormProblem>
        {t('failed')}{' '}
        <Button kind="plain" size="small" onClick={accounts.again}>
          {t('again')}
        </Button>
      </FormProblem>
    ) : (
      <div className="member-panel payout-skeleton" aria-busy="true">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="payout-skeleton-row" />
        ))}
      </div>
    );
  const readAgain = () => void reads.again(accountsRead);
  return (
    <div className="payout">
      <Asked />
      <AccountList accounts={accounts.data} onChange={readAgain} />
      <AddPanel accounts={accounts.data} onChange={readAgain} />
    </div>
  );
}

/** The site wants an account of this member's before a deposit. */
function Asked() {
  const t = useTranslate('payout_account');
  const { member } = useMember();
  useAccountPrompt(member);
  if (member?.need_bank_account_deposit_verified !== 1) return null;
  return (
    <p className="payout-asked" role="status">
      <Icon name="info" />
      {t('asked')}
    </p>
  );
}

function AccountList({ accounts: { list }, onChange }: { accounts: PayoutAccounts; onChange: () => void }) {
  const t = useTranslate('payout_account');
  return (
    <section className="member-panel payout-panel" aria-labelledby="payout-list">
      <h2 id="payout-list">{t('list')}</h2>
      <p className="payout-note">{t('note')}</p>
      {list.length === 0 && <p>{t('none')}</p>}
      <ul>
        {list.map((account) => (
          <AccountRow key={account.account_id} account={account} onChange={onChange} />
        ))}
      </ul>
    </section>
  );
}

function AccountRow({
  account,
  onChange,
}: {
  account: PayoutAccounts['list'][number];
  onChange: () => void;
}) {
  const t = useTranslate('payout_account');
  const { language } = usePage();
  const [isAsking, setAsking] = useState(false);
  return (
    <li className="payout-account">
      <div className="payout-what">
        <strong>{account.bank_name}</strong>
        <span className="payout-number">{account.number}</span>
        <span>
          {account.is_usable === 1
            ? t('usable')
            : t('usable_from', { time: formatTime(account.usable_at, language) })}
        </span>
      </div>
      {isAsking ? (
        <RemoveAccountForm account={account} onCancel={() => setAsking(false)} onRemoved={onChange} />
      ) : (
        <Button
          size="small"
          icon="close"
          aria-label={t('remove_which', { bank: account.bank_name, number: account.number })}
          onClick={() => setAsking(true)}
        >
          {t('remove')}
        </Button>
      )}
    </li>
  );
}

function AddPanel({ accounts, onChange }: { accounts: PayoutAccounts; onChange: () => void }) {
  const t = useTranslate('payout_account');
  return (
    <section className="member-panel payout-panel" aria-labelledby="payout-add">
      <h2 id="payout-add">{t('add')}</h2>
      {accounts.list.length >= accounts.max ? (
        <p>{t('full', { max: accounts.max })}</p>
      ) : accounts.holder_name === '' ? (
        <>
          <p>{t('name_missing')}</p>
          <Link className={buttonClass({ kind: 'accent' })} to="/user/Info">
            {t('to_profile')}
          </Link>
        </>
      ) : (
        <AddAccountForm key={accounts.list.length} accounts={accounts} onAdded={onChange} />
      )}
    </section>
  );
}
