import { amountChecks } from './amount-checks.ts';
import { runChecks, type CheckResult } from './conformance-check.ts';
import { listChecks } from './list-checks.ts';
import { memberChecks } from './member-checks.ts';
import { orderChecks } from './order-checks.ts';
import { createProviderCaller, type ProviderToCheck } from './provider-caller.ts';
import { trustChecks } from './trust-checks.ts';

/** Plays the operator to a provider that holds money, and sees whether it keeps to the protocol. */
export async function checkTransferProvider(
  provider: ProviderToCheck,
  onResult?: (result: CheckResult) => void,
): Promise<CheckResult[]> {
  const caller = createProviderCaller(provider);
  try {
    const checks = [...memberChecks, ...listChecks, ...orderChecks, ...amountChecks, ...trustChecks];
    return await runChecks(caller, checks, onResult);
  } finally {
    await caller.clearUp();
  }
}
