export * from '@halls/fairness';
