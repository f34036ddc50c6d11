import { useCallback, useEffect } from 'react';
import { useRealtimeEvent } from '#app/realtime/use-realtime-connection.ts';
import { forgetWallets, loadWallets } from './wallet-list.ts';

/** Keeps the list of wallets in step while a member is there, and drops it with them. */
export function WalletWatch() {
  useRealtimeEvent(
    'all_transfer_back',
    useCallback(() => void loadWallets(), []),
  );
  useEffect(() => forgetWallets, []);
  return null;
}
