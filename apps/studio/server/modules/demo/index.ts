export { createDemo } from './demo.module.ts';
