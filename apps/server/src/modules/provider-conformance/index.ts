export { checkSeamlessProvider } from './check-seamless-provider.ts';
export { checkTransferProvider } from './check-transfer-provider.ts';
export type { CheckResult } from './conformance-check.ts';
export { providerConformanceModule } from './provider-conformance.module.ts';
export { presentResult, presentSum } from './present-results.ts';
export type { ProviderToCheck } from './provider-caller.ts';
export type { SeamlessToCheck } from './seamless-to-check.ts';
