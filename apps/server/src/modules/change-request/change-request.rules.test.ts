import { describe, expect, it } from 'vitest';
import type { Grant } from '#platform/actor.ts';
import { quorumFor, refuseVote, usualPolicy } from './change-request.rules.ts';

const grant = (over: Partial<Grant> = {}): Grant => ({
  permission: 'balance.approve',
  siteIds: null,
  currencies: null,
  amountLimitMinor: {},
  ...over,
});
const usd = (amountMinor: bigint) => ({ currency: 'USD', amountMinor }) as const;
const vote = (grants: Grant[], request = {}) =>
  refuseVote({ operatorId: 7, grants, isEmergency: false }, 'balance.approve', {
    ...{ siteId: 1, askedBy: 3, amount: usd(500n) },
    ...request,
  });

describe('who may decide on a request', () => {
  it('is somebody else, who holds the permission in its site', () => {
    expect(vote([grant()])).toBe(null);
    expect(vote([grant({ siteIds: [1, 2] })])).toBe(null);
    expect(vote([grant({ siteIds: [2] })])).toBe('not-yours');
    expect(vote([grant({ permission: 'operator.approve' })])).toBe('not-yours');
    expect(vote([])).toBe('not-yours');
  });

  it('is not who asked, through whatever role, nor whom it is about', () => {
    expect(vote([grant()], { askedBy: 7 })).toBe('own');
    const request = { siteId: null, askedBy: 3, amount: null };
    const voter = { operatorId: 7, grants: [grant()], isEmergency: false };
    expect(refuseVote(voter, 'balance.approve', request, [7])).toBe('own');
  });

  it('is not an emergency account: who sits there has one of their own', () => {
    const voter = { operatorId: 7, grants: [grant()], isEmergency: true };
    const request = { siteId: 1, askedBy: 3, amount: null };
    expect(refuseVote(voter, 'balance.approve', request)).toBe('emergency');
  });

  it('needs the permission everywhere for what is of the whole house', () => {
    expect(vote([grant({ siteIds: [1] })], { siteId: null })).toBe('not-yours');
    expect(vote([grant()], { siteId: null })).toBe(null);
  });

  it('is held to currencies and amounts, whichever way the money goes', () => {
    const limited = grant({ currencies: ['USD'], amountLimitMinor: { USD: 500n } });
    expect(vote([limited])).toBe(null);
    expect(vote([limited], { amount: usd(501n) })).toBe('limit');
    expect(vote([limited], { amount: usd(-501n) })).toBe('limit');
    expect(vote([limited], { amount: { currency: 'VND', amountMinor: 1n } })).toBe('limit');
    expect(vote([limited, grant()], { amount: usd(501n) })).toBe(null);
    // what one role gives and another bounds is not added up
    const elsewhere = grant({ siteIds: [2] });
    expect(vote([limited, elsewhere], { amount: usd(501n) })).toBe('limit');
  });
});

describe('how many have to agree', () => {
  it('is what the policy says, and nobody up to its amount', () => {
    const policy = { ...usualPolicy, quorum: 2, amountOver: { USD: '5.00' } };
    expect(quorumFor(usualPolicy, null)).toBe(1);
    expect(quorumFor(policy, null)).toBe(2);
    expect(quorumFor(policy, usd(500n))).toBe(0);
    expect(quorumFor(policy, usd(-500n))).toBe(0);
    expect(quorumFor(policy, usd(501n))).toBe(2);
    expect(quorumFor(policy, { currency: 'VND', amountMinor: 1n })).toBe(2);
  });
});
