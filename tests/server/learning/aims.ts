import type { learningCalls } from '#contract/learning/learning.calls.gen.ts';
import { type Aim, type Aims, type Target, test, world } from '../aimed-world.ts';
import { addTaught, give, share } from './learning-rows.ts';

/** A project with a session: shared with the class of esha, with another class of her school, with another school. */
async function sharedAt(target: Target) {
  const { db } = test.server.app;
  const place = world.places[({ own: '9B', sameSchool: '9A', otherSchool: 'other' } as const)[target]];
  const schoolId = target === 'otherSchool' ? 2 : 1;
  const taught = await addTaught(db, { types: ['learn'] });
  const [session] = taught.sessions;
  await give(db, taught.projectId, {
    schoolId,
    groupId: place.gradeId,
    kind: 'division',
    assigneeId: place.divisionId,
  });
  await share(db, taught.projectId, session!.id, { schoolId, divisionId: place.divisionId });
  return { project_id: taught.projectId, session_id: session!.id };
}

const anything = (input: object = {}): Aim => ({ body: () => input });
const session: Aim = { body: (_who, _client, target) => sharedAt(target), at: 'row', beyond: 404 };

export const aims: Aims<typeof learningCalls> = {
  'check-kept-sessions': anything({ sessions: [1] }),
  'get-student-home': anything(),
  'get-student-learning-list': anything({ type: 'Classroom' }),
  'get-student-practice-project': anything(),
  'get-student-project-session-list': session,
  'get-student-session': session,
  'mark-learning-session': session,
  'save-learning-bookmark': session,
};
