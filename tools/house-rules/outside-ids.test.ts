import { expect, it } from 'vitest';
import { findOutsideIds } from './outside-ids.ts';

it.each([
  ['/** C13 to C19. */', 'C13 to C19'],
  ['// what a site says: C70, C71', 'C70, C71'],
  ['/** Every call of product.md §7. */', 'product.md'],
  ['  // as decisions.md has it', 'decisions.md'],
  ['-- rows.md', 'rows.md'],
  ['/** see reviews/x */', 'reviews/'],
])('finds what %j points at', (line, id) => {
  expect(findOutsideIds('apps/x.ts', `const a = 1;\n${line}\n`)).toEqual([
    `apps/x.ts:2: "${id}" is of a document that is not here; say the thing itself`,
  ]);
});

it.each([
  '/** RFC 9110 §13.1.2, as of HTTP 1.1 */',
  "const path = 'M1, L2 to C13';",
  '/** The currencies VND and USD, a code of H5_1. */',
  '// see ARCHITECTURE.md',
])('lets %j stand', (line) => {
  expect(findOutsideIds('apps/x.ts', line)).toEqual([]);
});
