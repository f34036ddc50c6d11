import { officeEndpoints, type ApprovedChange, type OfficeEndpoint } from '@halls/contract/office';

/** The kinds of changes that others have to agree to. */
export function approvedCalls(): readonly ApprovedChange[] {
  const all: readonly OfficeEndpoint[] = Object.values(officeEndpoints);
  return all.filter((call): call is ApprovedChange => call.approval !== undefined);
}
