import { readFileSync } from 'node:fs';

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
  for (const { name, status, message, assertionResults } of read('unit.json')?.testResults ?? []) {
    const broken = assertionResults.filter((test) => test.status === 'failed');
    for (const { fullName, failureMessages } of broken)
      failed.push(`${name} › ${fullName}\n    ${firstLines(failureMessages[0])}`);
    if (status === 'failed' && broken.length === 0) failed.push(`${name}\n    ${firstLines(message)}`);
  }
  for (const name of ['e2e.json', 'kit.json'])
    for (const { title, status, error } of browserTests(read(name)?.suites ?? [])) {
      if (status === 'flaky') flaky.push(title);
      if (status === 'unexpected') failed.push(`${title}\n    ${firstLines(error)}`);
    }
  return { failed, flaky };
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
