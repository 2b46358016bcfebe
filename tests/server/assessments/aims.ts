import type { assessmentsCalls } from '#contract/assessments/assessments.calls.gen.ts';
import type { Aims } from '../aimed-world.ts';

export const aims: Aims<typeof assessmentsCalls> = {
  // An upload of one's own that never began.
  'save-question-picture': {
    body: (who) => ({
      upload_id: `s${who.schoolId}-p${who.id}-question-0011223344556677`,
      org_name: 'a.png',
    }),
    answer: 404,
  },
};
