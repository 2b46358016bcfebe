import { existsSync, readFileSync } from 'node:fs';

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
    for (const { title, status, error } of browserTests(read(name)?.suites ?? [])) {
      if (status === 'flaky') flaky.push(title);
      if (status === 'unexpected') failed.push(`${title}\n    ${firstLines(error)}`);
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
        yield { title: `${suite.file} › ${spec.title}`, status, error: results.at(-1)?.error?.message };
    yield* browserTests(suite.suites ?? []);
  }
}

function firstLines(text = '') {
  return text.split('\n').slice(0, 3).join('\n    ');
}
