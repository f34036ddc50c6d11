export * from './article.endpoints.ts';
