import { randomUUID } from 'node:crypto';
import type { classesCalls } from '#contract/classes/classes.calls.gen.ts';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import { divisions, grades, memberships, people } from '#server/directory/schema.ts';
import { type Aim, type Aims, claimed, ofSchool, type Target, test, world } from '../aimed-world.ts';
import { formSession } from '../notice-inputs.ts';
import type { Client } from '../test-server.ts';

const classList = (
  fields: (who: { login_id: number; school_id: number }, gradeId: number) => object,
): Aim => ({
  body: (who, _client, target) =>
    fields(
      claimed(who, target),
      target === 'otherSchool' ? world.places.other.gradeId : world.places['10B'].gradeId,
    ),
  at: 'claim',
});

/** The office has no classes: what is its own is that of any school. */
const schoolAt = (target: Target) => (target === 'otherSchool' ? 2 : 1);
const session = (client: Client) => formSession(client).catch(() => 'x'.repeat(43));
const newName = () => `New ${randomUUID().slice(0, 8)}`;

/** A group with one part and nobody in it. */
export async function newGroup(kind: GroupKind, target: Target, archivedAt: Date | null = null) {
  const { db } = test.server.app;
  const school_id = schoolAt(target);
  const rows = { schoolId: school_id, kind, name: newName(), position: 1, archivedAt };
  const [group] = await db.insert(grades).values(rows).returning({ id: grades.id });
  const groupId = group?.id ?? 0;
  const [part] = await db
    .insert(divisions)
    .values({ schoolId: school_id, gradeId: groupId, name: 'A' })
    .returning({ id: divisions.id });
  return { school_id, groupId, partId: part?.id ?? 0 };
}
/** A student of the school, in a part if one is named. */
async function newStudent(schoolId: number, place?: { readonly groupId: number; readonly partId: number }) {
  const { db } = test.server.app;
  const names = {
    firstName: 'Nila',
    lastName: 'Test',
    loginName: `S${randomUUID().slice(0, 12).toUpperCase()}`,
  };
  const [student] = await db
    .insert(people)
    .values({ schoolId, role: 3, ...names })
    .returning({ id: people.id });
  const personId = student?.id ?? 0;
  if (place)
    await db
      .insert(memberships)
      .values({ schoolId, personId, gradeId: place.groupId, divisionId: place.partId });
  return personId;
}
const ofAnySchool: Aim = {
  body: (_who, _client, target) => ({ school_id: schoolAt(target) }),
  at: 'row',
};
const ofGroup = (
  kind: GroupKind,
  fields: (group: { readonly groupId: number; readonly partId: number }) => object,
): Aim => ({
  body: async (_who, _client, target) => {
    const { school_id, ...group } = await newGroup(kind, target);
    return { school_id, ...fields(group) };
  },
  at: 'row',
});
const save = (kind: GroupKind, fields: (groupId: number) => object, answer = 200): Aim => ({
  body: async (_who, client, target) => {
    const { school_id, groupId } = await newGroup(kind, target);
    return { school_id, formSession: await session(client), ...fields(groupId) };
  },
  at: 'row',
  answer,
});
const rename = (kind: GroupKind) => save(kind, (id) => ({ id, version: 1, name: newName() }));
const addPart = (kind: GroupKind) =>
  save(kind, (group_id) => ({ group_id, id: 0, version: 0, names: [newName()] }));
const rows = (id: number) => [{ id, version: 1 }];
const restore = (kind: GroupKind, of: string): Aim => ({
  body: async (_who, _client, target) => {
    const { school_id, groupId } = await newGroup(kind, target, new Date());
    return { school_id, of, rows: rows(groupId) };
  },
  at: 'row',
});

export const aims: Aims<typeof classesCalls> = {
  'get-club-list': ofSchool(),
  'get-club-list-faculty': {
    body: (who, _client, target) => ({ faculty_id: claimed(who, target).login_id }),
    at: 'claim',
  },
  'get-batch-list-admin': ofSchool({ club_id: 0 }),
  'get-faculty-batch-list': ofSchool({ club_id: 0 }),
  'get-mapped-class': classList(({ login_id, school_id }) => ({ admin_id: login_id, school_id })),
  'get-division-list': {
    body: (who, _client, target) => ({
      school_id: who.schoolId,
      class_id: target === 'otherSchool' ? world.places.other.gradeId : world.places['10B'].gradeId,
    }),
    at: 'row',
  },
  'get-faculty-grade-list': classList(({ login_id, school_id }) => ({
    faculty_id: login_id,
    school_id,
    user_id: login_id,
  })),
  'get-faculty-division-list': classList(({ login_id, school_id }, grade) => ({
    faculty_id: login_id,
    school_id,
    grade,
  })),
  'get-class-list': { body: () => ({}) },
  'master_classes-for-admin': {
    body: (who, _client, target) => ({ sAdmin_id: claimed(who, target).login_id }),
    at: 'claim',
  },
  'get-school-classes': ofAnySchool,
  'get-mapped-school-clubs': ofAnySchool,
  'get-mapped-club': ofAnySchool,
  school_clubs: ofAnySchool,
  school_batches: ofAnySchool,
  'get-division-batch-list': ofAnySchool,
  'get-student-by-grade-div': ofAnySchool,
  'get-divisions': ofGroup('grade', ({ groupId }) => ({ mbx_class_id: groupId })),
  'students-list-by-class': ofGroup('grade', ({ groupId }) => ({ mbx_class_id: groupId })),
  'get-division-without-school-list': ofGroup('grade', ({ groupId }) => ({ class_id: groupId })),
  'get-remaining-division-list': ofGroup('grade', ({ groupId }) => ({ class_id: groupId, user_id: 1 })),
  'get-list-batch': ofGroup('club', ({ groupId }) => ({ club_id: groupId })),
  'get-batch-list': ofGroup('club', ({ groupId }) => ({ club_id: groupId })),
  'get-batch-merge-student': ofGroup('club', ({ groupId }) => ({ club_id: groupId })),
  'get-remaining-batch-division-list': ofGroup('club', ({ groupId }) => ({ club_id: groupId, user_id: 1 })),
  'get-club': ofGroup('club', ({ groupId }) => ({ id: groupId })),
  'map-class-mbx': save('grade', () => ({ master_class_ids: [], names: [newName()], parts: ['A'] })),
  // Neither school teaches in clubs.
  'create-club': save('club', () => ({ names: [newName()], parts: [] }), 422),
  'update-class': rename('grade'),
  'update-club': rename('club'),
  'map-class-section': addPart('grade'),
  'create-batch': addPart('club'),
  'update-school-clubs-name': ofGroup('club', ({ groupId }) => ({
    clubs: [{ id: groupId, version: 1, name: newName() }],
  })),
  'remove-class-section': {
    ...ofGroup('grade', ({ groupId }) => ({ of: 'class', rows: rows(groupId) })),
    isLast: true,
  },
  'remove-club': { ...ofGroup('club', ({ groupId }) => ({ rows: rows(groupId) })), isLast: true },
  'remove-batch': { ...ofGroup('club', ({ partId }) => ({ rows: rows(partId) })), isLast: true },
  'restore-class-section': restore('grade', 'class'),
  'restore-club': restore('club', 'club'),
  'merge-student-into-batch': {
    body: async (_who, _client, target) => {
      const { school_id, partId } = await newGroup('club', target);
      return { school_id, batch_id: partId, student_ids: [await newStudent(school_id)] };
    },
    at: 'row',
  },
  'remove-merge-student': {
    body: async (_who, _client, target) => {
      const { school_id, ...place } = await newGroup('club', target);
      const id = await newStudent(school_id, place);
      return { school_id, batch_id: place.partId, rows: rows(id) };
    },
    at: 'row',
    isLast: true,
  },
};
