import './faq.tables.ts';

export { faqModule } from './faq.module.ts';
