import { describe, expect, it } from 'vitest';
import { introducerOf } from './introducer.ts';

describe('introducerOf', () => {
  it.each([
    ['?id=agent01&invite=X1', 'recommend_code=Y', { member_agent: 'agent01' }],
    ['?invite=X1', 'member_agent=agent02', { member_agent: 'agent02' }],
    ['?invite=X1', 'recommend_code=Y', { recommend_code: 'X1' }],
    ['', 'a=b; recommend_code=Y', { recommend_code: 'Y' }],
    ['', 'agent_domain_id=7; recommend_code=Y', { member_agent: '7' }],
    ['', 'agent_domain_id=7; member_agent=agent02', { member_agent: 'agent02' }],
    ['?id=', '', {}],
  ])('%s with cookies "%s"', (search, cookies, expected) => {
    expect(introducerOf(search, cookies)).toEqual(expected);
  });
});
