export * from './award-sources.ts';
