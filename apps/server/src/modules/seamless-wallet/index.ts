export { endSeamlessSessions, issueLaunchCode, type LaunchCodeInput } from './launch-code.ts';
export { registerSeamlessWallet, type SeamlessWalletParts } from './seamless-wallet.plugin.ts';
