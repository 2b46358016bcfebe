import { classCalls } from '#contract/calls/classes.ts';
import { facultyTeachingCalls } from '#contract/calls/faculty-teaching.ts';
import type { Division } from '#machines/notice-form/notice-form.types.ts';
import { type CallTools, callActor, isAdmin } from './call-actor.ts';

/** The divisions of one grade [NF-21, CE-01]. */
export function defineLoadDivisionsActor({ call, person }: CallTools) {
  return callActor<readonly Division[], { gradeId: number }>(async ({ gradeId }, signal) => {
    const { id, schoolId } = person;
    const { data } = isAdmin(person)
      ? await call(classCalls['get-division-list'], { school_id: schoolId, class_id: gradeId }, { signal })
      : await call(
          facultyTeachingCalls['get-faculty-division-list'],
          { faculty_id: id, school_id: schoolId, grade: gradeId },
          { signal },
        );
    return data.map(({ id, section }) => ({ id, name: section }));
  });
}
