import { describe, expect, it } from 'vitest';
import { countPlaywright, failuresOfPlaywright, failuresOfVitest, writeFailures } from './test-reports.ts';

const playwright = {
  stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 },
  errors: [{ message: 'the product did not start' }],
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: [
            {
              title: 'stands still',
              file: 'journey/pages.spec.ts',
              tests: [
                { projectName: 'desktop', status: 'expected', results: [{ errors: [] }] },
                {
                  projectName: 'mobile',
                  status: 'unexpected',
                  results: [
                    {
                      errors: [
                        { message: 'Error: \u001B[31mInfo\u001B[39m\n\n+ 0.012' },
                        { message: 'Error: Letter' },
                      ],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

describe('failuresOfPlaywright', () => {
  it('says what each soft expectation found, and what failed beside the tests', () => {
    expect(writeFailures(failuresOfPlaywright(playwright)).split('\n')).toEqual([
      'failed  [mobile] journey/pages.spec.ts › stands still',
      '        Error: Info',
      '        + 0.012',
      '        Error: Letter',
      'failed  beside the tests',
      '        the product did not start',
    ]);
    expect(countPlaywright(playwright)).toEqual({ passed: 1, failed: 2, skipped: 0 });
  });

  it('has nothing to say where there is no report', () => {
    expect(failuresOfPlaywright(null)).toEqual([]);
    expect(failuresOfVitest(null)).toEqual([]);
  });
});

describe('failuresOfVitest', () => {
  it('says what failed in each test, and of a file that could not be read', () => {
    const test = { status: 'failed', fullName: 'adds up', failureMessages: ['expected 3 to be 4'] };
    const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };
    const failures = failuresOfVitest({
      testResults: [
        { name: '/a.test.ts', status: 'failed', message: '', assertionResults: [test, passed] },
        { name: '/b.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
        { name: '/c.test.ts', status: 'passed', message: '', assertionResults: [passed] },
      ],
    });
    expect(failures).toEqual([
      { name: '/a.test.ts › adds up', messages: ['expected 3 to be 4'] },
      { name: '/b.test.ts', messages: ['no such file'] },
    ]);
  });
});

describe('writeFailures', () => {
  it('cuts what would push everything else out', () => {
    const message = Array.from({ length: 100 }, (_, line) => `line ${line} ${'x'.repeat(1_000)}`).join('\n');
    const lines = writeFailures([{ name: 'long', messages: [message] }]).split('\n');
    expect(lines).toHaveLength(42);
    expect(lines.at(-1)).toBe('        … 60 lines more');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(320);
  });
});
