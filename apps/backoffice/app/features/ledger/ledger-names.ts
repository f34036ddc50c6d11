import type { LedgerAccount } from '@halls/contract/office';
import { useTranslate } from '#app/texts/texts.ts';

/** What a kind of transaction is called; one that nobody has named yet is called what it is. */
export function useKindName(): (kind: string) => string {
  const t = useTranslate('ledger');
  return (kind) => {
    const key = `kind.${kind}`;
    const name = t(key as Parameters<typeof t>[0]);
    return name === key ? kind : name;
  };
}

/** What an account is called: its kind, and the provider that it is about. */
export function useAccountName(): (account: Pick<LedgerAccount, 'kind' | 'gp_id' | 'psp_id'>) => string {
  const t = useTranslate('ledger');
  return ({ kind, gp_id: gpId, psp_id: pspId }) =>
    [t(`account.${kind}`), gpId, pspId].filter(Boolean).join(' ');
}
