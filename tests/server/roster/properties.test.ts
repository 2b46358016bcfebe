import { and, eq, ne } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportDetail } from '#contract/roster/roster.wire.ts';
import { people } from '#server/directory/schema.ts';
import { erasePeople } from '#server/people/index.ts';
import { times } from '../../long.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { studentsFile } from './files.ts';
import { importing, stateOfSchool } from './importing.ts';

let test: TestServer;
let its: ReturnType<typeof importing>;
beforeAll(async () => {
  test = await startTestServer();
  its = importing(test, { client: await test.signIn(test.world.otherAdmin), who: test.world.otherAdmin });
});
afterAll(() => test.close());

const from = (...texts: string[]) => fc.constantFrom(...texts);

/** Few values, so that rows meet each other and those of the runs before. */
const row = fc.tuple(
  from('', 'Q1', 'Q2', 'Q3', 'q4', 'S21', 'S1', 'bad name!'),
  from('', 'N1', 'N2', 'N3', '007'),
  from('Zoya', 'Yash', "D'Souza", '', 'Zoya 7', '=1+1'),
  from('', 'Rao', 'Müller'),
  from('', '2014-03-31', '2015-13-40', '2016-02-29'),
  from('', '9823775684', '9.82E+09', '12'),
  from('', 'Grade 3', '4', 'Nowhere'),
  from('', 'A', 'B'),
);
const rowsOf = fc.array(row, { minLength: 1, maxLength: 8 });
/** What was imported before, and the file itself. */
const lists = fc.tuple(rowsOf, rowsOf, fc.constantFrom<0 | 1>(0, 0, 1));
const fileOf = (rows: readonly (readonly string[])[]) => studentsFile(...rows);
const changes = ({ counts }: ImportDetail) => counts.new + counts.changed + counts.leaver > 0;

const runs = { numRuns: times(4, 20), endOnFailure: true };

/** Everybody of the school whom a file brought. */
async function takeAway(): Promise<void> {
  const { app } = test.server;
  const { db } = app;
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.schoolId, 2), eq(people.role, 3), ne(people.loginName, 'S21')));
  await erasePeople(
    app,
    db,
    2,
    rows.map(({ id }) => id),
  );
}

interface Journey {
  readonly file: ReturnType<typeof fileOf>;
  readonly checked: ImportDetail;
  readonly complete: 0 | 1;
  readonly before: string;
}

async function thereAndBack({ file, checked, complete, before }: Journey): Promise<void> {
  const applied = await its.apply(checked);
  expect(applied.state).toBe('applied');
  const again = await its.checked(file, { complete, dates: 'dmy' });
  expect(again.counts).toMatchObject({ changed: 0, new: 0, leaver: 0 });
  const undone = await its.undo(applied);
  expect(undone.counts.stayed).toBe(0);
  expect(await stateOfSchool(test, 2)).toBe(before);
}

describe('any file', () => {
  it('applied twice is applied once, and undone is as if it had not been', async () => {
    await fc.assert(
      fc.asyncProperty(lists, async ([earlier, rows, complete]) => {
        const first = await its.checked(fileOf(earlier), { dates: 'dmy' });
        const base = changes(first) ? await its.apply(first) : null;
        const before = await stateOfSchool(test, 2);
        const file = fileOf(rows);
        const checked = await its.checked(file, { complete, dates: 'dmy' });
        expect(await stateOfSchool(test, 2)).toBe(before);
        if (changes(checked)) await thereAndBack({ file, checked, complete, before });
        // Whoever was changed and changed back is not as the first import left them: they go by hand.
        if (base) await takeAway();
      }),
      runs,
    );
  });
});
