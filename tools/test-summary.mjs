import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Names what failed and what needed a second try, at the end of a run whose middle nobody keeps. */
export function troubles(folder) {
  const read = (name) => {
    try {
      return JSON.parse(readFileSync(`${folder}${name}`, 'utf8'));
    } catch {
      return null;
    }
  };
  const failed = [];
  const flaky = [];
  // Of a file that was run once more the second run counts.
  const again = new Map((read('unit-again.json')?.testResults ?? []).map((result) => [result.name, result]));
  for (const first of read('unit.json')?.testResults ?? []) {
    const { name, status, message, assertionResults } = again.get(first.name) ?? first;
    if (again.has(first.name) && status !== 'failed')
      flaky.push(`${name}\n    ${firstLines(reasonOf(first))}`);
    const broken = assertionResults.filter((test) => test.status === 'failed');
    for (const { fullName, failureMessages } of broken)
      failed.push(`${name} › ${fullName}\n    ${firstLines(failureMessages[0])}`);
    // vitest keeps what the first try said.
    for (const { fullName, status: ending, failureMessages } of assertionResults)
      if (ending === 'passed' && failureMessages.length > 0)
        flaky.push(`${name} › ${fullName}\n    ${firstLines(failureMessages[0])}`);
    if (status === 'failed' && broken.length === 0) failed.push(`${name}\n    ${firstLines(message)}`);
  }
  for (const name of ['e2e.json', 'kit.json'])
    for (const { title, status, tries } of browserTests(read(name)?.suites ?? [])) {
      const told = [title, ...tries].join('\n    ');
      if (status === 'flaky') flaky.push(told);
      if (status === 'unexpected') failed.push(told);
    }
  return { failed, flaky };
}

/** The test files of a report that did not end well; none where the run ended before its report. */
export function failedFiles(path) {
  const { testResults } = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { testResults: [] };
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
}

function reasonOf({ message, assertionResults }) {
  return assertionResults.find(({ status }) => status === 'failed')?.failureMessages[0] ?? message;
}

function* browserTests(suites) {
  for (const suite of suites) {
    for (const spec of suite.specs ?? [])
      for (const { status, results } of spec.tests)
        yield {
          title: `${suite.file} › ${spec.title}`,
          status,
          // The first try says why; the second often meets only what the first one left behind.
          tries: results.flatMap(({ error }) =>
            error ? [`${placeOf(error)}${firstLines(error.message, 8)}`] : [],
          ),
        };
    yield* browserTests(suite.suites ?? []);
  }
}

function placeOf({ location }) {
  return location ? `${basename(location.file)}:${location.line} ` : '';
}

function firstLines(text = '', most = 3) {
  const lines = stripVTControlCharacters(text).split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .slice(0, most)
    .join('\n    ');
}
