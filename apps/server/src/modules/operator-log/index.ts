export { operatorLogModule } from './operator-log.module.ts';
