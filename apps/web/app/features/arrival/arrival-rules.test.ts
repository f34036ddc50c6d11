import { describe, expect, it, test } from 'vitest';
import { readArrival, readRedeemed } from './arrival-rules.ts';

const site = 'https://site.example/';
const four = 'tk=c0de&member_account=lan01&member_currency=VND&member_id=17';
const lan = { member_account: 'lan01', member_currency: 'VND', member_id: '17' };

test('an address of a guest is left alone', () => {
  expect(readArrival(`${site}?lang=vi_VN#top`, false)).toBeNull();
});

test('all four parts are a code and whom it is for, and leave the address', () => {
  expect(readArrival(`${site}gameHall/2?lang=vi_VN&${four}#top`, false)).toEqual({
    cleaned: `${site}gameHall/2?lang=vi_VN#top`,
    code: 'c0de',
    named: lan,
  });
});

test.each(['tk', 'member_account', 'member_currency', 'member_id'])(
  'without %s the rest is nothing, and leaves the address all the same',
  (missing) => {
    const query = new URLSearchParams(four);
    query.delete(missing);
    expect(readArrival(`${site}?${query.toString()}`, false)).toEqual({
      cleaned: site,
      code: null,
      named: null,
    });
    query.set(missing, '');
    expect(readArrival(`${site}?${query.toString()}`, false)).toMatchObject({ code: null });
  },
);

test('a code alone is redeemed for whomever it is', () => {
  expect(readArrival(`${site}?enc=c0de`, false)).toEqual({ cleaned: site, code: 'c0de', named: null });
});

test('a page that is told not to ask only cleans its address', () => {
  expect(readArrival(`${site}?${four}`, true)).toEqual({ cleaned: site, code: null, named: null });
});

describe('an answer', () => {
  const answer = { tk: 't0ken', member_id: 17, member_account: 'lan01', member_currency: 'VND' };

  it('is a session when all four parts are there', () => {
    expect(readRedeemed(JSON.stringify(answer), null)).toEqual({ token: 't0ken', ...lan });
    for (const part of Object.keys(answer))
      expect(readRedeemed(JSON.stringify({ ...answer, [part]: undefined }), null)).toBeNull();
    expect(readRedeemed('not JSON', null)).toBeNull();
    expect(readRedeemed('null', null)).toBeNull();
  });

  it('about somebody else than the address names is nothing', () => {
    expect(readRedeemed(JSON.stringify(answer), lan)).not.toBeNull();
    expect(readRedeemed(JSON.stringify(answer), { ...lan, member_id: '18' })).toBeNull();
  });
});
