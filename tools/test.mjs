import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureInstalled, root, run, runBeside } from './installed.mjs';
import { failedFiles, troubles } from './test-summary.mjs';

/** `npm test`: installs, checks and runs every test, the browser's included; the last line counts them. */
ensureInstalled();
mkdirSync(`${root}test-results`, { recursive: true });
// What an earlier run said is no answer to this one.
for (const name of ['unit.json', 'unit-again.json', 'e2e.json', 'kit.json'])
  rmSync(`${root}test-results/${name}`, { force: true });

// What takes long and seldom finds anything is left to `npm run test:long`: see tests/long.ts.
const env = { FORCE_COLOR: '0', ...(process.argv.includes('--long') && { LONG: 'on' }) };

const script = (name, scriptName) => ({ name, command: 'npm', args: ['run', '--silent', scriptName] });

const generation = script('code generation', 'codegen');
/** What reads the sources alone: each list is a lane beside the other, since some of these use one core for most of their time. */
const lanes = [
  [script('format', 'format:check'), script('lint', 'lint')],
  [script('types', 'types'), script('unused code', 'unused')],
];
const steps = [
  {
    name: 'unit, machine, contract and server tests',
    command: 'vitest',
    args: vitestArgs('unit.json'),
    again: unitAgain,
  },
  { name: 'build', command: 'node', args: ['tools/build-once.mjs'] },
  { name: 'size', command: 'node', args: ['tools/size.mjs'] },
  { name: 'browser tests', command: 'playwright', args: ['test'] },
  {
    name: 'browser tests of the parts',
    command: 'playwright',
    args: ['test', '--config', 'playwright.kit.config.ts'],
  },
  { name: 'proof of the checklist', command: 'npm', args: ['run', '--silent', 'spec'] },
];

const failed = [];
/** Seconds of each step. */
const took = [];
take(generation);
await Promise.all(lanes.map(takeBeside));
for (const step of steps) take(step);

const unit = read('unit.json');
const browsers = [read('e2e.json'), read('kit.json')];
const sum = (field) => browsers.reduce((total, run) => total + (run?.stats?.[field] ?? 0), 0);
const passed = (unit?.numPassedTests ?? 0) + sum('expected') + sum('flaky');
const { failed: failedTests, flaky } = troubles(`${root}test-results/`);
if (flaky.length > 0) console.log(`\nNeeded a second try:\n${flaky.map((each) => `  ${each}`).join('\n')}`);
if (failedTests.length > 0) console.log(`\nFailed:\n${failedTests.map((each) => `  ${each}`).join('\n')}`);
if (failed.length > 0) console.log(`\nNot in order: ${failed.join(', ')}`);
console.log(`\nSeconds: ${took.join(', ')}`);
console.log(`\n${passed} passed, ${Math.max(failedTests.length, failed.length)} failed`);
process.exit(failed.length === 0 ? 0 : 1);

function take({ name, command, args, again }) {
  const startedAt = Date.now();
  console.log(`\n— ${name}`);
  let code = run(command, args, env);
  if (code !== 0 && again && process.env.CI) code = again();
  tell(name, code, startedAt);
}

async function takeBeside(lane) {
  for (const { name, command, args } of lane) {
    const startedAt = Date.now();
    const { code, output } = await runBeside(command, args, env);
    console.log(`\n— ${name}\n${output.trimEnd()}`);
    tell(name, code, startedAt);
  }
}

function tell(name, code, startedAt) {
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
  console.log(`— ${name}: ${code === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
  took.push(`${name} ${seconds}`);
  if (code !== 0) failed.push(name);
}

function vitestArgs(report) {
  return ['run', '--reporter=default', '--reporter=json', `--outputFile.json=test-results/${report}`];
}

/** What a file met before its first test, or in its hooks, has no second try of its own. The summary names it. */
function unitAgain() {
  const files = failedFiles(`${root}test-results/unit.json`);
  if (files.length === 0) return 1;
  console.log(`— once more: ${files.join(' ')}`);
  return run('vitest', [...vitestArgs('unit-again.json'), ...files], env);
}

function read(name) {
  try {
    return JSON.parse(readFileSync(`${root}test-results/${name}`, 'utf8'));
  } catch {
    return null;
  }
}
