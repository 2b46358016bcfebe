import { randomUUID } from 'node:crypto';
import type { choicesCalls } from '#contract/choices/choices.calls.gen.ts';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import { curriculumAssignments, curriculumChoices } from '#server/choices/schema.ts';
import { divisions, grades, memberships, people } from '#server/directory/schema.ts';
import { reportEvents } from '#server/report-events/schema.ts';
import { type Aim, type Aims, type Target, test } from '../aimed-world.ts';
import { addModule, addProjects, addTemplate } from '../content/content-rows.ts';
import { formSession } from '../schools/school-inputs.ts';
import type { Named } from '../world.ts';

const schoolAt = (target: Target) => (target === 'otherSchool' ? 2 : 1);
const year = '2026-2027';

/** A grade or club with a part in which the caller and a student have a place, and a project chosen for it. */
async function newPlace(who: Named, kind: GroupKind, target: Target) {
  const { db } = test.server.app;
  const schoolId = schoolAt(target);
  const [group] = await db
    .insert(grades)
    .values({ schoolId, kind, name: `Aimed ${randomUUID().slice(0, 8)}`, position: 60 })
    .returning({ id: grades.id });
  const groupId = group?.id ?? 0;
  const [part] = await db
    .insert(divisions)
    .values({ schoolId, gradeId: groupId, name: 'A' })
    .returning({ id: divisions.id });
  const partId = part?.id ?? 0;
  // One whom nobody else aims at: a teacher of the group teaches them from here on.
  const [student] = await db
    .insert(people)
    .values({
      schoolId,
      role: 3,
      loginName: `AIM${randomUUID().slice(0, 13)}`.toUpperCase(),
      firstName: 'Aimed',
      lastName: 'Test',
    })
    .returning({ id: people.id });
  const ids = [
    student?.id ?? 0,
    ...(target === 'own' && who.schoolId === 1 && who.role === 4 ? [who.id] : []),
  ];
  await db
    .insert(memberships)
    .values(ids.map((personId) => ({ schoolId, personId, gradeId: groupId, divisionId: partId })));
  const moduleId = await addModule(db, `Module ${randomUUID()}`, 1_000 + groupId, kind);
  const [free = 0, project_id = 0] = await addProjects(db, [
    { title: `Free ${randomUUID()}`, kind },
    { title: `Chosen ${randomUUID()}`, kind, moduleId },
  ]);
  const template_id = await addTemplate(db, { name: `Usual ${randomUUID()}`, kind, isDefault: true }, [free]);
  const [choice] = await db
    .insert(curriculumChoices)
    .values({
      schoolId,
      academicYear: year,
      groupId,
      projectId: project_id,
      chosenBy: who.id,
      chosenAt: test.clock.now,
    })
    .returning({ id: curriculumChoices.id });
  const named = kind === 'grade' ? { mbx_class_id: groupId } : { club_id: groupId };
  return {
    schoolId,
    groupId,
    partId,
    moduleId,
    free,
    project_id,
    template_id,
    choiceId: choice?.id ?? 0,
    group: named,
  };
}
type Place = Awaited<ReturnType<typeof newPlace>>;

const at = (kind: GroupKind, fields: (place: Place) => object = () => ({})): Aim => ({
  body: async (who, _client, target) => {
    const place = await newPlace(who, kind, target);
    return { school_id: place.schoolId, ...place.group, ...fields(place) };
  },
  at: 'row',
  beyond: 404,
});
const tell = (kind: GroupKind): Aim => ({
  body: async (who, _client, target) => {
    const { group, partId, project_id } = await newPlace(who, kind, target);
    return { ...group, division_id: [partId], project_id };
  },
  at: 'row',
  beyond: 404,
  // Who may tell the class is refused only since nobody there has the project assigned.
  answer: 422,
});
const choosing = ({ free }: Place) => ({ project_ids: [free] });
const unchoosing = ({ project_id }: Place) => ({ project_ids: [project_id] });

export const aims: Aims<typeof choicesCalls> = {
  'academic-module-list': at('grade'),
  'academic-module-list-club': at('club'),
  'assign-curriculum': at('grade', ({ project_id, partId }) => ({
    project_ids: [project_id],
    assignees: [{ kind: 'division', id: partId }],
  })),
  'assigned-curriculum-data': at('grade'),
  'auto-select-template-project': at('grade', ({ template_id }) => ({ template_id })),
  'check-notice-exist': {
    body: async (who, _client, target) => {
      const { groupId, partId, project_id } = await newPlace(who, 'grade', target);
      return { grade: groupId, division: partId, project_id };
    },
    at: 'row',
    beyond: 404,
  },
  'clear-project-list': at('grade'),
  'clear-project-list-club': at('club'),
  'club-project-notified-by-faculty': tell('club'),
  'de-selected-project': at('grade', unchoosing),
  'de-selected-project-club': at('club', unchoosing),
  'get-curriculum-club-project-list': at('club'),
  'get-curriculum-project-list': at('grade'),
  'get-model-template': at('grade'),
  'insert-default-selected': at('grade'),
  'project-notified-by-faculty': tell('grade'),
  'school-club-project': {
    body: (_who, _client, target) => ({ school_id: schoolAt(target) }),
    at: 'row',
  },
  'search-project-list': at('grade'),
  'selected-project': at('grade', choosing),
  'selected-project-club': at('club', choosing),
  'set-school-module-sequence': at('grade', ({ moduleId }) => ({ module_ids: [moduleId] })),
  'unassign-selected-project': {
    body: async (who, _client, target) => {
      const { schoolId, choiceId, partId } = await newPlace(who, 'grade', target);
      const [row] = await test.server.app.db
        .insert(curriculumAssignments)
        .values({
          schoolId,
          choiceId,
          kind: 'division',
          assigneeId: partId,
          assignedBy: who.id,
          assignedAt: test.clock.now,
        })
        .returning({ id: curriculumAssignments.id });
      return { rows: [{ id: row?.id ?? 0, version: 1 }] };
    },
    at: 'row',
  },
  'unassigned-project': at('grade'),
  'undo-curriculum-act': {
    body: async (who, _client, target) => {
      const { schoolId, groupId, project_id } = await newPlace(who, 'grade', target);
      const act = randomUUID();
      await test.server.app.db.insert(reportEvents).values({
        schoolId,
        at: test.clock.now,
        personId: target === 'own' ? who.id : who.id + 1,
        measure: 'project.chosen',
        subject: 'project',
        subjectId: project_id,
        groupId,
        academicYear: year,
        details: { act, archived: 0, template: 0 },
      });
      return { act };
    },
    // Whose act it was is not told: another's is as good as one of long ago.
    at: 'authored',
    except: { 2: { sameSchool: 422, otherSchool: 422 } },
  },
  'save-curriculum-template': {
    body: async (who, client, target) => {
      const { schoolId, group } = await newPlace(who, 'club', target);
      const named = { name: `Kept ${randomUUID().slice(0, 8)}`, is_default: false };
      return { school_id: schoolId, ...group, ...named, formSession: await formSession(client) };
    },
    at: 'row',
    beyond: 404,
  },
  'remove-curriculum-template': {
    body: async (_who, _client, target) => {
      const name = `Kept ${randomUUID()}`;
      const template_id = await addTemplate(test.server.app.db, { name, schoolId: schoolAt(target) }, []);
      return { template_id, is_removed: true };
    },
    at: 'row',
    beyond: 404,
  },
  'use-template-list': at('grade'),
  'use-template-project-list': at('grade', ({ template_id }) => ({ template_id })),
  'view-curriculum-project': {
    body: async (who, _client, target) => ({ project_id: (await newPlace(who, 'grade', target)).project_id }),
    // Published, and given to nobody.
    except: { 3: { own: 404, sameSchool: 404, otherSchool: 404 } },
  },
  'view-selected-project-module-wise': at('grade'),
};
