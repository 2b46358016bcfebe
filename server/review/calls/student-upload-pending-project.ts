import type { Handler } from '#server/core/pipeline.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { pendingPage } from '../queries/pending.ts';

/** [C5-04] */
export const studentUploadPendingProject: Handler<'student-upload-pending-project'> = (
  input,
  { app, db, actor },
) => pendingPage(db, actor, schoolDay(app.now(), actor.school.timeZone), input);
