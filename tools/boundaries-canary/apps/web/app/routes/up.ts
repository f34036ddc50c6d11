export { up } from '../entry-client.tsx';
