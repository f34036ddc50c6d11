const storageKey = 'fast_payment_shown';

/** The secret of the payment that the address or, on the way back from a payment service, this browser speaks of. */
export function readShownSecret({ hash, search }: Pick<Location, 'hash' | 'search'>): string | null {
  if (hash.length > 1) return hash.slice(1);
  // who follows a link for an account wants to pay once more
  return new URLSearchParams(search).has('account') ? null : localStorage.getItem(storageKey);
}

/** It stands behind the `#` of the address, which no server is told; the account of a link leaves the address. */
export function showSecret(secret: string | null): void {
  const address = new URL(window.location.href);
  address.searchParams.delete('account');
  address.searchParams.delete('currency');
  address.hash = secret ?? '';
  window.history.replaceState(window.history.state, '', address);
  keepSecret(secret);
}

export function keepSecret(secret: string | null): void {
  if (secret === null) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, secret);
}
