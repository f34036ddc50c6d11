export * from '@halls/pictures';
