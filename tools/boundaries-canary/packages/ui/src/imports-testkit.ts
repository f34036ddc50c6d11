export * from '@halls/testkit';
