export { walletModule } from './wallet.module.ts';
export { presentTransferBack } from './wallet.present.ts';
export { stayedCode } from './wallet.rules.ts';
