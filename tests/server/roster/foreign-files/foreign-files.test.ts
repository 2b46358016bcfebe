import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test-server.ts';
import { importing } from '../importing.ts';
import { foreignFiles } from './foreign-files.ts';

let test: TestServer;
let its: ReturnType<typeof importing>;
beforeAll(async () => {
  test = await startTestServer();
  its = importing(test, { client: await test.signIn(test.world.admin), who: test.world.admin });
});
afterAll(() => test.close());

describe('a file of another product, or of a school, comes in as it is', () => {
  it.each(foreignFiles)('$title [C2-09]', async ({ dialect, valid, wrong, left = {}, ...file }) => {
    const read = await its.start(file);
    expect(read.failure).toBeNull();
    expect(read.facts?.dialect).toBe(dialect);
    expect(Object.fromEntries((read.facts?.left ?? []).map(({ word, count }) => [word, count]))).toEqual(
      left,
    );
    expect(JSON.stringify([read.headings, read.sample])).not.toMatch(/password|secret/i);
    const checked = await its.checked(file);
    const problems = (await its.rows(checked.id, 'problem')).map(({ problems: of }) =>
      of.map(({ code }) => code),
    );
    expect(problems.flat()).toEqual(wrong);
    expect((await its.apply(checked)).state).toBe('applied');
    expect(checked.counts).toMatchObject({ new: valid, problem: wrong.length });
    // The same file again finds everybody it brought.
    const again = await its.checked(file);
    expect(again.counts).toMatchObject({ new: 0, changed: 0, problem: wrong.length });
  });
});
