export * from '@halls/house-games';
