import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildReport, formatReport, type Proof } from '../../tools/spec-report.ts';
import { parseCatalogueRow, parseChecklist } from '../../tools/spec-rows.ts';

const sample = `# A checklist

## NF Notice form
- NF-01 Width 800 px.
- NF-02 Title "Task Genie".

## NX Call names
- NX-001 login | POST no prefix | Auth and session
- NX-002 get-club | POST | Classes, divisions, clubs, batches
- NX-003 country-list | GET | Competitions
`;
const calls = {
  login: { built: true, ours: false },
  'get-club': { built: false, ours: false },
  'country-list': { built: true, ours: false },
  'resume-session': { built: true, ours: true },
};
const proof = (row: string): Proof => ({ row, file: 'tests/a.test.ts', test: `a [${row}]` });

describe('reading a checklist', () => {
  it('finds the areas and their rows', () => {
    const [form, names] = parseChecklist(sample);
    expect(form).toEqual({
      code: 'NF',
      title: 'Notice form',
      rows: [
        { id: 'NF-01', text: 'Width 800 px.' },
        { id: 'NF-02', text: 'Title "Task Genie".' },
      ],
    });
    expect(names?.rows).toHaveLength(3);
  });

  it('refuses a number that is used twice or stands in the wrong area', () => {
    expect(() => parseChecklist('## NF Form\n- NF-01 a\n- NF-01 b\n')).toThrow('NF-01 is there twice.');
    expect(() => parseChecklist('## NF Form\n- VN-01 a\n')).toThrow(
      "VN-01 stands under another area's heading.",
    );
  });

  it('reads a call name with its remark, its method, its prefix and its areas', () => {
    const row = { id: 'NX-291', text: 'get-latest-notice-list (+ filtered variant) | POST | Notices' };
    expect(parseCatalogueRow(row)).toEqual({
      id: 'NX-291',
      name: 'get-latest-notice-list',
      method: 'POST',
      prefix: true,
      areas: ['Notices'],
    });
    const shared = { id: 'NX-196', text: 'a | GET no prefix | Faculty, Classes, divisions, clubs, batches' };
    expect(parseCatalogueRow(shared)).toMatchObject({
      method: 'GET',
      prefix: false,
      areas: ['Faculty', 'Classes, divisions, clubs, batches'],
    });
  });

  it("reads the project's own, whose heading gives the sum of its rows", () => {
    const text = readFileSync('docs/spec/checklist.md', 'utf8');
    const areas = parseChecklist(text);
    const sums = areas.map((area) => `${area.code} ${area.rows.length}`).join(', ');
    const total = areas.reduce((sum, area) => sum + area.rows.length, 0);
    expect(text).toContain(`Rows: ${total} — ${sums}\n`);
  });
});

describe('the report', () => {
  it('takes a row for proven when a test names it', () => {
    const report = buildReport(parseChecklist(sample), [proof('NF-02'), proof('NF-02')], calls);
    expect(report.areas[0]).toMatchObject({ rows: 2, proven: 1, open: [{ id: 'NF-01' }] });
    expect(report).toMatchObject({ rows: 5, proven: 1 });
  });

  it('takes the row of a call for proven when the call is built besides', () => {
    const report = buildReport(parseChecklist(sample), [proof('NX-001'), proof('NX-002')], calls);
    expect(report.areas[1]?.open.map((row) => row.id)).toEqual(['NX-002', 'NX-003']);
    expect(report.calls).toEqual({ built: 2, notBuilt: 1, ours: 1 });
  });

  it('tells what is built otherwise than its row says from what is built as it says', () => {
    const proofs = [proof('NF-01'), proof('NX-001')];
    const report = buildReport(parseChecklist(sample), proofs, calls, [proof('NF-01'), proof('NF-02')]);
    expect(report.areas[0]).toMatchObject({ rows: 2, proven: 0, deviates: 1, open: [{ id: 'NF-02' }] });
    expect(report).toMatchObject({ proven: 1, deviates: 1 });
  });

  it('lists what is named although there is no such row', () => {
    const report = buildReport(parseChecklist(sample), [proof('NF-01'), proof('NF-99')], calls);
    expect(report.unknown).toEqual([proof('NF-99')]);
    expect(formatReport(report, { open: false })).toContain(
      'no such row: NF-99 in tests/a.test.ts: a [NF-99]',
    );
  });

  it('prints the open rows only when asked', () => {
    const report = buildReport(parseChecklist(sample), [proof('NF-01')], calls);
    expect(formatReport(report, { open: false })).not.toContain('Task Genie');
    expect(formatReport(report, { open: true })).toContain('NF-02 Title "Task Genie".');
    expect(formatReport(report, { open: true })).toMatch(/^NF {2}Notice form +2 +1 +0 +1$/m);
  });
});

describe('the command', () => {
  it('names no row that does not exist in any test of this project', () => {
    const output = execFileSync('node_modules/.bin/tsx', ['tools/spec.ts', '--json'], { encoding: 'utf8' });
    const report: unknown = JSON.parse(output);
    expect(report).toMatchObject({ rows: 1158, unknown: [] });
  });
});
