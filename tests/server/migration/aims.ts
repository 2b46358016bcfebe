import { randomBytes, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import type { migrationCalls } from '#contract/migration/migration.calls.gen.ts';
import { academicYears } from '#server/directory/schema.ts';
import { migrationLines, migrations } from '#server/migration/schema.ts';
import { type Aim, type Aims, studentAt, type Target, test, world } from '../aimed-world.ts';
import { formSession } from '../notice-inputs.ts';
import type { Named } from '../world.ts';

const schoolOf = (who: Named, target: Target) =>
  target === 'otherSchool' ? 2 : who.role === roles.superAdmin ? 1 : who.schoolId;

/** A move of the school, the only one that is open or applied; nobody has a line in it but who is named. */
async function newPlan(schoolId: number, state: 'draft' | 'applied', studentId?: number) {
  const { db } = test.server.app;
  await db.delete(migrations).where(eq(migrations.schoolId, schoolId));
  const years = { fromYear: '2025-2026', toYear: '2026-2027' };
  const [plan] = await db
    .insert(migrations)
    .values({
      schoolId,
      ...years,
      state,
      rules: { classes: [], clubs: [], faculty: 'keep' },
      batchId: randomUUID(),
      leaveOn: '2027-03-31',
      createdBy: 1,
      createdAt: test.clock.now,
      ...(state === 'applied' && { appliedAt: test.clock.now, appliedBy: 1 }),
    })
    .returning();
  if (studentId !== undefined)
    await db.execute(sql`
      insert into ${migrationLines} (school_id, migration_id, person_id, action, verdict, applied_enrolment)
      select ${schoolId}::int, ${plan?.id ?? 0}::int, ${studentId}::int, 'retain', 'done',
        (select max(id) from enrolments where person_id = ${studentId} and valid_to is null)`);
  return { school_id: schoolId, migration_id: plan?.id ?? 0, version: plan?.version ?? 0 };
}

const ofPlan = (fields: object = {}, state: 'draft' | 'applied' = 'draft'): Aim => ({
  body: async (who, _client, target) => ({ ...(await newPlan(schoolOf(who, target), state)), ...fields }),
  at: 'row',
});

export const aims: Aims<typeof migrationCalls> = {
  'get-migrations': {
    body: (who, _client, target) => ({ school_id: schoolOf(who, target) }),
    at: 'row',
  },
  'get-migration': ofPlan(),
  'get-students-for-migration': ofPlan(),
  'save-students-to-newAcademic': ofPlan(),
  'migrate-last-grades': {
    body: async (who, _client, target) => ({
      ...(await newPlan(schoolOf(who, target), 'draft')),
      grades: [target === 'otherSchool' ? world.places.other.gradeId : world.places['9A'].gradeId],
      leave_on: '2027-03-31',
    }),
    at: 'row',
  },
  'schedule-migration': ofPlan({ day: null }),
  // The year it begins with is over: it is refused once it may be made.
  'migrate-student-bulk': { ...ofPlan(), answer: 422 },
  'upload-migration-exceptions': {
    body: async (who, _client, target) => ({
      ...(await newPlan(schoolOf(who, target), 'draft')),
      upload_id: await test.finishedUpload(
        who,
        'list.csv',
        Buffer.from('Username,Becomes\nX,stays\n'),
        'migration',
      ),
      org_name: 'list.csv',
    }),
    at: 'row',
  },
  'rollback-migrated-students': ofPlan({ dryRun: true }, 'applied'),
  'rollback-student-preClass': {
    body: async (who, _client, target) => {
      const student_id = studentAt(target);
      const { school_id } = await newPlan(schoolOf(who, target), 'applied', student_id);
      return { school_id, student_id };
    },
    at: 'row',
  },
  'create-model3-student': {
    body: async (who, client, target) => {
      const school_id = schoolOf(who, target);
      const year = { name: '2027-2028', startsOn: '2027-04-01', endsOn: '2028-03-31' };
      await test.server.app.db
        .insert(academicYears)
        .values({ schoolId: school_id, ...year, state: 'planned' })
        .onConflictDoNothing();
      return {
        school_id,
        formSession: await formSession(client).catch(() => 'x'.repeat(43)),
        user_id: `T${randomBytes(6).toString('hex')}`.toUpperCase(),
        firstName: 'New',
        gender: 'Female',
      };
    },
    at: 'row',
  },
};
