import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Role } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import type { peopleCalls } from '#contract/people/people.calls.gen.ts';
import { fingerprint, keepSecret } from '#server/auth/index.ts';
import { memberships, people } from '#server/directory/schema.ts';
import { signInSheets } from '#server/people/schema.ts';
import { startCode } from '#server/people/sheets/start-code.ts';
import { type Aim, type Aims, studentAt, type Target, test, world } from '../aimed-world.ts';
import { newGroup } from '../classes/aims.ts';
import { formSession } from '../notice-inputs.ts';
import type { Client } from '../test-server.ts';
import type { Named } from '../world.ts';

/** The office names a school; the others mean their own, and sometimes another one. */
const schoolOf = (who: Named, target: Target) =>
  target === 'otherSchool' ? 2 : who.role === roles.superAdmin ? 1 : who.schoolId;

const inSchool = (fields: (target: Target) => object = () => ({})): Aim => ({
  body: (who, _client, target) => ({ school_id: schoolOf(who, target), ...fields(target) }),
  at: 'row',
});
const newLogin = () => `T${randomBytes(6).toString('hex')}`.toUpperCase();
/** One whom nobody else needs. */
const newcomer = async (role: Role, target: Target) => {
  const values = { schoolId: target === 'otherSchool' ? 2 : 1, role, loginName: newLogin() };
  const [row] = await test.server.app.db
    .insert(people)
    .values({ ...values, firstName: 'New', lastName: 'Comer' })
    .returning({ id: people.id, version: people.version });
  return row ?? { id: 0, version: 0 };
};
/** A teacher of a batch, and that batch: neither school takes new ones, since both teach in grades. */
async function teacherOfClub(target: Target) {
  const teacher = await newcomer(roles.faculty, target);
  const { school_id, groupId, partId } = await newGroup('club', target);
  await test.server.app.db
    .insert(memberships)
    .values({ schoolId: school_id, personId: teacher.id, gradeId: groupId, divisionId: partId });
  return { ...teacher, batches: [partId] };
}
const changing = (role: Role, fields: (target: Target) => object = () => ({})): Aim => ({
  body: async (who, _client, target) => ({
    school_id: schoolOf(who, target),
    rows: [await newcomer(role, target)],
    ...fields(target),
  }),
  at: 'row',
});
const facultyAt = (who: Named, target: Target) => {
  const { bina, asha, otherFaculty } = world;
  if (target === 'otherSchool') return otherFaculty.id;
  if (target === 'own' && who.role === roles.faculty) return who.id;
  return (who.id === bina.id ? asha : bina).id;
};
const ofTeacher = (name: 'id' | 'faculty_id'): Aim => ({
  body: (who, _client, target) => ({
    // A teacher's own school alone is asked about; it is the other person that is out of reach.
    school_id: who.role === roles.superAdmin ? schoolOf(who, target) : 0,
    [name]: facultyAt(who, target),
  }),
  at: 'row',
});
const ofStudent = (name: 'id' | 'stid'): Aim => ({
  body: (who, _client, target) => ({
    school_id: who.role === roles.superAdmin ? schoolOf(who, target) : 0,
    [name]: studentAt(target),
  }),
  at: 'row',
});
const adding = (fields: object): Aim => ({
  body: async (who, client, target) => ({
    school_id: schoolOf(who, target),
    formSession: await session(client),
    user_id: newLogin(),
    firstName: 'New',
    gender: 'Female',
    ...fields,
  }),
  at: 'row',
});
const session = (client: Client) => formSession(client).catch(() => 'x'.repeat(43));
const versionOf = async (id: number) => {
  const [row] = await test.server.app.db
    .select({ version: people.version })
    .from(people)
    .where(eq(people.id, id));
  return row?.version ?? 0;
};
const placeAt = (target: Target) => world.places[target === 'otherSchool' ? 'other' : '10B'];
/** One's own, or that of somebody else who may make one too. */
const ofSheet: Aim = {
  body: async (who, _client, target) => {
    const schoolId = schoolOf(who, target);
    const madeBy = target === 'sameSchool' ? world.bina.id : who.id;
    const [sheet] = await test.server.app.db
      .insert(signInSheets)
      .values({ schoolId, madeBy, madeAt: test.clock.now, personIds: [], secret: 'secret' })
      .returning({ id: signInSheets.id });
    return { school_id: schoolId, sheet_id: sheet?.id };
  },
  at: 'row',
  // It is read by who made it alone.
  except: { 1: { sameSchool: 404 }, 2: { sameSchool: 404 } },
};

export const aims: Aims<typeof peopleCalls> = {
  'faculty-list': inSchool(),
  'get-faculty-regLimit': inSchool(),
  'add-faculty': adding({ mobile: '9876543210', email_id: 'new@test.org' }),
  'edit-faculty': {
    body: async (who, client, target) => {
      const { school_id, id } = (await ofTeacher('id').body(who, client, target)) as Record<string, number>;
      return { school_id, id, version: await versionOf(id ?? 0), gender: 'Female', mobile: '9876543210' };
    },
    at: 'row',
  },
  'faculty-by-id': ofTeacher('id'),
  'remove-faculty-image': ofTeacher('id'),
  'set-faculty-status': changing(roles.faculty, () => ({ status: 'inactive' })),
  'student-list': inSchool(),
  'student-list-for-excel': inSchool(),
  'student-history': ofStudent('id'),
  'get-possible-duplicates': inSchool(),
  'keep-students-apart': {
    body: async (who, _client, target) => ({
      school_id: schoolOf(who, target),
      first: (await newcomer(roles.student, target)).id,
      second: (await newcomer(roles.student, target)).id,
    }),
    at: 'row',
  },
  'merge-students': {
    body: async (who, _client, target) => ({
      school_id: schoolOf(who, target),
      kept: await newcomer(roles.student, target),
      merged: await newcomer(roles.student, target),
    }),
    at: 'row',
  },
  'release-student': {
    body: async (who, _client, target) => ({
      school_id: schoolOf(who, target),
      ...(await newcomer(roles.student, target)),
    }),
    at: 'row',
  },
  'accept-student': {
    body: async (who, client, target) => {
      const elsewhere = target === 'otherSchool' ? 'sameSchool' : 'otherSchool';
      const { id } = await newcomer(roles.student, elsewhere);
      const code = startCode();
      const person = { schoolId: elsewhere === 'otherSchool' ? 2 : 1, id };
      const { app } = test.server;
      await keepSecret({ app, db: app.db }, person, 'transfer', fingerprint(code), null);
      return {
        school_id: schoolOf(who, target),
        formSession: await session(client),
        transfer_code: code,
        user_id: newLogin(),
      };
    },
    at: 'row',
  },
  'export-student': ofStudent('id'),
  'erase-student': {
    body: async (who, _client, target) => {
      const school_id = schoolOf(who, target);
      const [student] = await test.server.app.db
        .insert(people)
        .values({
          schoolId: target === 'otherSchool' ? 2 : 1,
          role: roles.student,
          loginName: newLogin(),
          firstName: 'Gone',
          lastName: '',
          isActive: false,
          deletedAt: test.clock.now,
        })
        .returning({ id: people.id, loginName: people.loginName });
      return { school_id, id: student?.id, user_id: student?.loginName };
    },
    at: 'row',
  },
  // Those one teaches, and nothing else to ask for.
  'student-list-by-faculty': { body: () => ({}) },
  'student-list-by-gradeDivision': {
    body: (who, _client, target) => {
      const { '9A': other, '10B': taught, other: elsewhere } = world.places;
      const place = { own: taught, sameSchool: other, otherSchool: elsewhere }[target];
      const school_id = who.role === roles.superAdmin ? schoolOf(who, target) : 0;
      return { school_id, grade_id: place.gradeId, division_id: place.divisionId };
    },
    at: 'row',
  },
  'student-name-by-id': ofStudent('stid'),
  'student-by-id': {
    body: (who, client, target) => {
      if (who.role !== roles.student || target !== 'own') return ofStudent('id').body(who, client, target);
      return { id: who.id };
    },
    at: 'row',
  },
  'get-student-regLimit': inSchool(),
  'add-student': adding({}),
  'update-student': {
    body: async (who, client, target) => {
      const { school_id, id } = (await ofStudent('id').body(who, client, target)) as Record<string, number>;
      const gender = who.role === roles.faculty ? {} : { gender: 'Male' };
      return { school_id, id, version: await versionOf(id ?? 0), ...gender };
    },
    at: 'row',
  },
  'migrate-student': changing(roles.student, (target) => ({ division_id: placeAt(target).divisionId })),
  'activate-student': changing(roles.student, () => ({ status: 'inactive' })),
  'reactivate-student': changing(roles.student),
  'delete-student': changing(roles.student),
  'reset-student-password': {
    body: async (who, _client, target) => ({
      school_id: schoolOf(who, target),
      id: (await newcomer(roles.student, target)).id,
    }),
    at: 'row',
  },
  'del-std-redis-key': ofStudent('id'),
  'faculty-list-by-grade': inSchool((target) => ({ grade: placeAt(target).gradeId })),
  'get-faculty-by-clubs': inSchool(() => ({ club_id: 0 })),
  'get-club-teacher-list': ofTeacher('faculty_id'),
  'get-faculty-all-division': inSchool(),
  'get-faculty-all-club': inSchool(),
  'check-faculty-division': inSchool((target) => ({ divisions: [placeAt(target).divisionId] })),
  'add-club-faculty': {
    body: async (who, _client, target) => ({
      school_id: schoolOf(who, target),
      ...(await teacherOfClub(target)),
    }),
    at: 'row',
  },
  'get-faculty-class-list': ofTeacher('faculty_id'),
  'get-faculty-club-list': ofTeacher('faculty_id'),
  'faculty-club-batch-list': ofTeacher('faculty_id'),
  'update-bluk-stuPass': {
    body: async (who, client, target) => ({
      school_id: schoolOf(who, target),
      formSession: await session(client),
      divisions: [placeAt(target).divisionId],
      batches: [],
      own_password: 1,
    }),
    at: 'row',
  },
  'student-codes': {
    body: async (who, client, target) => ({
      school_id: who.role === roles.superAdmin ? schoolOf(who, target) : 0,
      formSession: await session(client),
      ids: [studentAt(target)],
    }),
    at: 'row',
  },
  'faculty-codes': {
    body: async (who, client, target) => ({
      school_id: who.role === roles.superAdmin ? schoolOf(who, target) : 0,
      formSession: await session(client),
      ids: [{ own: world.bina, sameSchool: world.chetan, otherSchool: world.otherFaculty }[target].id],
    }),
    at: 'row',
  },
  'get-sign-in-sheet': ofSheet,
  'close-sign-in-sheet': ofSheet,
  'reset-faculty-password': {
    body: (who, _client, target) => ({
      faculty_id: { own: world.bina, sameSchool: world.esha, otherSchool: world.otherFaculty }[target].id,
      admin_id: who.id,
    }),
    at: 'row',
    // A student is no teacher.
    except: { 2: { sameSchool: 404 } },
  },
  'reset-person-password': {
    body: (_who, _client, target) => ({ person_id: studentAt(target) }),
    at: 'row',
  },
};
