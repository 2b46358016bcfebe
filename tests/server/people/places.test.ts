import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { divisions, grades, memberships, people } from '#server/directory/schema.ts';
import { times } from '../../long.ts';
import { buildClubWorld, type ClubWorld } from '../club-world.ts';
import { formSession } from '../notice-inputs.ts';
import { openSocket } from '../realtime-client.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';

let test: TestServer;
let clubs: ClubWorld;
let admin: Client;
beforeAll(async () => {
  test = await startTestServer();
  clubs = await buildClubWorld(test.server.app.db);
  admin = await test.enter(clubs.mixedAdmin);
});
afterAll(() => test.close());

const newStudent = async (name: string) => {
  const fields = { user_id: name, firstName: 'Maya', gender: 'Female' };
  return (await admin.ok('add-student', { formSession: await formSession(admin), ...fields })).data;
};
const rowOf = async (id: number) => {
  const [row] = await test.server.app.db
    .select({ id: people.id, version: people.version })
    .from(people)
    .where(eq(people.id, id));
  return row ?? { id: 0, version: 0 };
};

/** A class and a club of the school, each with a part of this name. */
async function newParts(name: string) {
  const { db } = test.server.app;
  const schoolId = clubs.mixedAdmin.schoolId;
  const partOf = async (kind: 'grade' | 'club') => {
    const [group] = await db
      .insert(grades)
      .values({ schoolId, kind, name: `${kind} ${name}`, position: 50 })
      .returning({ id: grades.id });
    const [part] = await db
      .insert(divisions)
      .values({ schoolId, gradeId: group?.id ?? 0, name })
      .returning({ id: divisions.id });
    return part?.id ?? 0;
  };
  return { section: await partOf('grade'), batch: await partOf('club') };
}

describe('the places of a person', () => {
  it('are told to the screens of classes when they change, and when somebody comes, goes or is renamed', async () => {
    const watching = await openSocket(test, admin);
    const telling = async <Answer>(act: () => Promise<Answer>) => {
      const heard = new Promise<void>((resolve) => watching.once('classes.changed', () => resolve()));
      const answer = await act();
      await heard;
      return answer;
    };
    const { id } = await telling(() => newStudent('TOLD1'));
    const division_id = clubs.sevenA.divisionId;
    const move = async () => admin.ok('migrate-student', { rows: [await rowOf(id)], division_id });
    await telling(move);
    await telling(async () => admin.ok('update-student', { ...(await rowOf(id)), firstName: 'Mira' }));
    await telling(async () => admin.ok('delete-student', { rows: [await rowOf(id)] }));
    await telling(async () => admin.ok('reactivate-student', { rows: [await rowOf(id)] }));
    expect(await rowOf(id)).toMatchObject({ version: 5 });
    watching.disconnect();
  });

  it('are never in a section or batch that is removed at the same moment, and nobody waits in a circle', async () => {
    const { db } = test.server.app;
    const school_id = clubs.mixedAdmin.schoolId;
    const [first, second] = [await newStudent('RACE1'), await newStudent('RACE2')];
    for (let round = 0; round < times(4, 12); round += 1) {
      const { section, batch } = await newParts(`Race ${round}`);
      const rows = [await rowOf(first.id), await rowOf(second.id)];
      const answers = await Promise.all([
        admin.call('migrate-student', { rows, division_id: section, batches: [batch] }),
        admin.call('merge-student-into-batch', {
          school_id,
          batch_id: batch,
          student_ids: [second.id, first.id],
        }),
        admin.call('remove-batch', { school_id, rows: [{ id: batch, version: 1 }] }),
        admin.call('remove-class-section', { school_id, of: 'section', rows: [{ id: section, version: 1 }] }),
      ]);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      for (const part of [section, batch]) {
        const sitting = await db.$count(memberships, eq(memberships.divisionId, part));
        const inUse = await db.$count(divisions, and(eq(divisions.id, part), isNull(divisions.archivedAt)));
        expect(sitting === 0 || inUse === 1).toBe(true);
      }
    }
  });
});
