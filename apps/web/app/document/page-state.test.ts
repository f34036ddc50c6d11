import { expect, it } from 'vitest';
import { writePageState, type PageState } from './page-state.ts';

it('cannot leave its script element, and reads back the same', () => {
  const state = { messages: { shell: { a: '</script><!--\u2028<b>' } } } as unknown as PageState;
  const written = writePageState(state);
  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toEqual(state);
});
