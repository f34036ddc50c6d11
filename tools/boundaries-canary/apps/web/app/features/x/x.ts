export { y } from '../y/y.ts';
