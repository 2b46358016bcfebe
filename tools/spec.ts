import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { calls } from '#contract/catalogue.ts';
import { rowsNamed, rowsOfTable, testNames } from './spec-proofs.ts';
import { buildReport, formatReport, type Proof } from './spec-report.ts';
import { parseChecklist } from './spec-rows.ts';

/** `npm run spec [-- --open | --json]`: which rows of docs/spec/checklist.md the tests prove, and which we deviate from. */

const root = dirname(dirname(fileURLToPath(import.meta.url)));

function sourcesUnder(folder: string): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.tsx?$/.test(file)).map((file) => join(folder, file));
}

function proofsIn(file: string): Proof[] {
  const names = testNames(readFileSync(join(root, file), 'utf8'));
  return names.flatMap((test) => rowsNamed(test).map((row) => ({ row, file, test })));
}

const { values: options } = parseArgs({
  options: { open: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
});
const checklist = parseChecklist(readFileSync(join(root, 'docs/spec/checklist.md'), 'utf8'));
const proofs = ['tests', 'e2e'].flatMap(sourcesUnder).flatMap(proofsIn);
const deviations = rowsOfTable(readFileSync(join(root, 'docs/deviations.md'), 'utf8')).map(
  ({ row, says }) => ({
    row,
    file: 'docs/deviations.md',
    test: says,
  }),
);
const report = buildReport(checklist, proofs, calls, deviations);

console.log(options.json ? JSON.stringify(report, null, 2) : formatReport(report, { open: options.open }));
if (report.unknown.length > 0) process.exitCode = 1;
