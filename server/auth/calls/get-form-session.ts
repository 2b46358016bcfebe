import type { Handler } from '#server/core/pipeline.ts';
import { insertFormSession } from '../queries/tickets.ts';
import { newSecret } from '../secrets.ts';

/** [QU-10] A token for one save, so that a save sent twice is done once. */
export const getFormSession: Handler<'get-form-session'> = async (input, { app, db, actor }) => {
  const formSession = newSecret();
  await insertFormSession(db, {
    schoolId: actor.school.id,
    personId: actor.id,
    token: formSession,
    form: input.form,
    createdAt: app.now(),
  });
  return { formSession };
};
