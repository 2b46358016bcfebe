import type { SignedInContext } from '#server/core/call-context.ts';
import { tellPeople } from '#server/notifications/index.ts';
import { channels } from '#server/realtime/channels.ts';
import { isTeacherOf } from './queries/teachers.ts';
import type { Work } from './queries/works.ts';

/** A resubmission makes the message new again, so that each work has one line. */
export const tellTeachers = (scene: SignedInContext, work: Work): Promise<number> =>
  tellPeople(
    scene,
    { kind: 'work', cause: `work:${work.id}`, message: work.title, url: `/review/work/${work.id}` },
    {
      isTold: isTeacherOf(work),
      heardIn: [channels.division(work.schoolId, 'faculty', work.divisionId)],
    },
  );
