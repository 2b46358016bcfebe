import type { reviewCalls } from '#contract/review/review.calls.gen.ts';
import { commentPhrases, rubricLevels, rubrics, workComments } from '#server/review/schema.ts';
import { type Aim, type Aims, type Target, test } from '../aimed-world.ts';
import { formSession } from '../notice-inputs.ts';
import type { Client } from '../test-server.ts';
import type { Named } from '../world.ts';
import { addWork } from './review-world.ts';

/** A work of 10B, which chetan teaches, of 9A, which he does not, or of another school. */
async function newWork(target: Target, changes: Partial<Parameters<typeof addWork>[1]> = {}) {
  const { places, dev, otherStudent } = test.world;
  const place = { own: places['10B'], sameSchool: places['9A'], otherSchool: places.other }[target];
  const schoolId = target === 'otherSchool' ? 2 : 1;
  const personId = target === 'otherSchool' ? otherStudent.id : dev.id;
  return addWork(test.server.app.db, {
    schoolId,
    personId,
    groupId: place.gradeId,
    divisionId: place.divisionId,
    ...changes,
  });
}

const key = (client: Client) => formSession(client).catch(() => 'x'.repeat(43));
const anything = (input: object = {}): Aim => ({ body: () => input });
const decided = { feedback: 'Good', rubric_id: 0, formStatus: 1 as const };
const mine = (who: Named) => ({ faculty_id: who.id, school_id: who.schoolId });

async function newPhrase(who: Named, target: Target): Promise<number> {
  const schoolId = target === 'otherSchool' ? 2 : 1;
  const personId = who.role === 4 ? (target === 'own' ? who.id : test.world.bina.id) : 0;
  const [row] = await test.server.app.db
    .insert(commentPhrases)
    .values({ schoolId, personId, phrase: 'Well done' })
    .returning();
  return row?.id ?? 0;
}

let made = 0;
async function newRubric(who: Named, target: Target): Promise<number> {
  made += 1;
  const schoolId = target === 'otherSchool' ? 2 : who.role === 1 && target === 'own' ? 0 : 1;
  const [row] = await test.server.app.db
    .insert(rubrics)
    .values({ schoolId, name: `Aimed ${made}`, criteria: ['Works'] })
    .returning();
  await test.server.app.db
    .insert(rubricLevels)
    .values({ rubricId: row?.id ?? 0, position: 1, name: 'Yes', points: 1 });
  return row?.id ?? 0;
}

async function newComment(who: Named, target: Target): Promise<number> {
  const work = await newWork(target);
  const [row] = await test.server.app.db
    .insert(workComments)
    .values({
      schoolId: work.schoolId,
      workId: work.id,
      attempt: 1,
      entryId: work.entryId,
      personId: work.personId,
      authorId: target === 'own' ? who.id : test.world.bina.id,
      anchor: 'whole',
      text: 'Look',
      createdAt: new Date(),
      updatedAt: new Date(),
    })
    .returning();
  return row?.id ?? 0;
}

const row = (body: Aim['body']): Aim => ({ body, at: 'row', beyond: 404 });

export const aims: Aims<typeof reviewCalls> = {
  'get-uploaded-project-student': anything(),
  'get-club-project-student': anything(),
  'next-work': anything(),
  'review-class-list': anything(),
  'get-uploaded-student-download': row(async (_who, _client, target) => ({
    division: (await newWork(target)).divisionId,
  })),
  'get-project-dropdown': { body: (who) => mine(who) },
  'get-student-dropdown': { body: (who) => mine(who) },
  'student-upload-pending-project': anything(),
  'student-pending-dropdown': { body: (who) => mine(who) },
  'project-pending-dropdown': { body: (who) => mine(who) },
  'export-pending-project-list': anything(),
  'notify-student-project': anything({ project_id: 999_999, student_id: 999_999 }),
  'notify-all-student-project': anything({ filters: { project: '999999' } }),
  'notify-due-date': anything({ rows: [{ project_id: 999_999, student_id: 999_999 }] }),
  'faculty-project-count': { body: (who) => ({ type: 1, ...mine(who) }) },
  'get-submission': row(async (_who, _client, target) => ({ id: (await newWork(target)).id })),
  'save-review-draft': row(async (_who, _client, target) => ({
    work_id: (await newWork(target)).id,
    attempt: 1,
    version: 0,
    feedback: 'So far',
  })),
  'approved-student-project': row(async (who, client, target) => ({
    work_id: (await newWork(target)).id,
    attempt: 1,
    version: 1,
    ...decided,
    ...mine(who),
    formSession: await key(client),
  })),
  'approved-student-practice-project': row(async (who, client, target) => ({
    work_id: (await newWork(target, { kind: 'practice', sessionId: 7 })).id,
    attempt: 1,
    version: 1,
    ...decided,
    ...mine(who),
    formSession: await key(client),
  })),
  'reopen-work': row(async (_who, _client, target) => ({
    id: (await newWork(target, { state: 'approved' })).id,
    version: 1,
  })),
  'save-comment': row(async (_who, _client, target) => {
    const work = await newWork(target);
    return { id: 0, work_id: work.id, attempt: 1, entry_id: work.entryId, anchor: 'whole', text: 'Look' };
  }),
  'set-comment-removed': row(async (who, _client, target) => ({
    id: await newComment(who, target),
    isRemoved: true,
  })),
  'chk-wall-of-fame': row(async (_who, _client, target) => ({ work_id: (await newWork(target)).id })),
  'phrase-list': anything(),
  'phrase-by-id': row(async (who, _client, target) => ({ id: await newPhrase(who, target) })),
  'save-phrase': {
    body: async (_who, client) => ({
      id: 0,
      version: 0,
      phrase: 'Well done',
      formSession: await key(client),
    }),
  },
  'set-phrases-removed': row(async (who, _client, target) => ({
    rows: [{ id: await newPhrase(who, target), version: 1 }],
    isRemoved: true,
  })),
  'rubric-list': anything(),
  'rubric-by-id': row(async (who, _client, target) => ({ id: await newRubric(who, target) })),
  'save-rubric': {
    body: async (_who, client) => {
      made += 1;
      return {
        id: 0,
        version: 0,
        name: `Made ${made}`,
        toolId: null,
        criteria: ['Works'],
        levels: ['Yes', 'No'],
        formSession: await key(client),
      };
    },
  },
  'set-rubrics-removed': row(async (who, _client, target) => ({
    rows: [{ id: await newRubric(who, target), version: 1 }],
    isRemoved: true,
  })),
};
