export { memberTransferModule } from './member-transfer.module.ts';
