export { issueLaunchCode } from './issue-launch-code.ts';
export { endSeamlessSessions, type LaunchCodeInput } from './launch-code.repo.ts';
export { registerSeamlessWallet, type SeamlessWalletParts } from './seamless-wallet.plugin.ts';
