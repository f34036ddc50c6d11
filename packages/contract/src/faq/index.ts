export * from './faq.endpoints.ts';
