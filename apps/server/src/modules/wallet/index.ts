export { walletModule } from './wallet.module.ts';
export { presentTransferBack, stayedCode } from './wallet.rules.ts';
