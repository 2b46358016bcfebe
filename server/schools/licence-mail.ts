import * as v from 'valibot';
import type { AppContext, UnitOfWork } from '#server/core/context.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { adminsToMail, findDescribed } from './queries/schools.ts';

const licenceMail = defineJob({
  kind: 'licence-mail',
  line: 'mail',
  fields: { schoolId: v.number(), slot: v.number() },
});
/** Milliseconds in which a second press counts as a repeat. */
const pause = 10 * 60_000;

/** false: the mail was asked for a moment ago. */
export async function queueLicenceMail(
  { app, db, afterCommit }: UnitOfWork,
  schoolId: number,
): Promise<boolean> {
  const now = app.now();
  const slot = Math.floor(now.getTime() / pause);
  const isQueued = await licenceMail.queue(db, {
    payload: { schoolId, slot },
    dedupeKey: `${licenceMail.kind}:${schoolId}:${slot}`,
    runAt: now,
  });
  afterCommit(() => app.wakeJobs());
  return isQueued;
}

/** [C9-01] Mails the licence's room and end to each admin. Contains no names. */
async function sendLicenceMail(
  app: AppContext,
  { schoolId, slot }: { readonly schoolId: number; readonly slot: number },
): Promise<void> {
  const found = await findDescribed(app.db, app.now(), schoolId);
  if (!found?.school.isActive) return;
  const { school, students, faculty } = found;
  const use = (used: number, limit: number | null) =>
    limit === null ? `${used}, without a limit` : `${used} of ${limit}`;
  for (const admin of await adminsToMail(app.db, schoolId))
    await app.mailer.send({
      id: `licence-${schoolId}-${slot}-${admin.id}`,
      to: admin.email,
      subject: `${school.name}: your licence`,
      text: [
        `Hello ${admin.firstName},`,
        '',
        `this is the licence of ${school.name}:`,
        '',
        `Students: ${use(students, school.studentLimit)}`,
        `Teachers: ${use(faculty, school.facultyLimit)}`,
        school.licenceUntil === null ? 'It has no end.' : `It is valid until ${school.licenceUntil}.`,
        '',
        `${app.publicUrl()}/`,
      ].join('\n'),
    });
}

export const licenceJobs = licenceMail.doneBy(sendLicenceMail);
