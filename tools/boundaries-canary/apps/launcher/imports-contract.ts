export * from '@halls/contract';
