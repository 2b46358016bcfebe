import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { failedFiles, troubles } from '../../tools/test-summary.mjs';
import config from '../../vitest.config.ts';

it('a run names what failed and what passed at the second try alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'banyan-summary-'));
  try {
    const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
      fullName,
      status,
      failureMessages,
    });
    const assertionResults = [
      test('well', 'passed'),
      test('late', 'passed', 'Error: not yet'),
      test('ill', 'failed', 'Error: no', 'Error: no'),
    ];
    writeFileSync(
      join(folder, 'unit.json'),
      JSON.stringify({
        testResults: [{ name: 'a.test.ts', status: 'failed', message: '', assertionResults }],
      }),
    );
    const { failed, flaky } = troubles(`${folder}/`);
    expect(failed).toEqual(['a.test.ts › ill\n    Error: no']);
    expect(flaky).toEqual(['a.test.ts › late\n    Error: not yet']);
    expect(failedFiles(join(folder, 'unit.json'))).toEqual(['a.test.ts']);

    writeFileSync(
      join(folder, 'unit-again.json'),
      JSON.stringify({
        testResults: [
          { name: 'a.test.ts', status: 'passed', message: '', assertionResults: [test('ill', 'passed')] },
        ],
      }),
    );
    expect(troubles(`${folder}/`)).toEqual({ failed: [], flaky: ['a.test.ts\n    Error: no'] });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('a browser test tells each of its tries, with its place', () => {
  const folder = mkdtempSync(join(tmpdir(), 'banyan-summary-'));
  const ended = (line: number, message: string) => ({
    error: { message, location: { file: '/somewhere/e2e/a.e2e.ts', line } },
  });
  try {
    writeFileSync(
      join(folder, 'e2e.json'),
      JSON.stringify({
        suites: [
          {
            file: 'a.e2e.ts',
            specs: [
              {
                title: 'ill',
                tests: [
                  {
                    status: 'unexpected',
                    results: [ended(7, '\u001B[2mno\u001B[22m\n\nrow'), ended(3, 'two rows')],
                  },
                ],
              },
              { title: 'late', tests: [{ status: 'flaky', results: [ended(9, 'not yet'), {}] }] },
            ],
          },
        ],
      }),
    );
    expect(troubles(`${folder}/`)).toEqual({
      failed: ['a.e2e.ts › ill\n    a.e2e.ts:7 no\n    row\n    a.e2e.ts:3 two rows'],
      flaky: ['a.e2e.ts › late\n    a.e2e.ts:9 not yet'],
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('what is said for all tests, the second try among it, holds in each project', () => {
  const projects = config.test?.projects ?? [];
  expect(projects.length).toBeGreaterThan(0);
  for (const project of projects) expect(project).toMatchObject({ extends: true });
});
