export * from '@halls/ledger';
