export * from './nowhere.ts';
