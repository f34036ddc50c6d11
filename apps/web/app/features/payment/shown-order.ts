const storageKey = 'deposit_shown';

/** The order that the member looks at, so that it is shown again after a reload and on the way back from a payment service. */
export function readShownOrder(memberId: number): string | null {
  const [member, orderNumber] = (localStorage.getItem(storageKey) ?? '').split(' ');
  return member === String(memberId) && orderNumber ? orderNumber : null;
}

export function keepShownOrder(memberId: number, orderNumber: string | null): void {
  if (orderNumber === null) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, `${memberId} ${orderNumber}`);
}
