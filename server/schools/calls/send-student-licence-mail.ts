import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { Refusal } from '#server/core/refusal.ts';
import { queueLicenceMail } from '../licence-mail.ts';
import { adminsToMail, lockSchool } from '../queries/schools.ts';

export const sendStudentLicenceMail: Handler<'send-student-licence-mail'> = async (input, scene) => {
  const { db, actor } = scene;
  const school = await lockSchool(db, actor, input.school_id);
  if (school.isDemo) throw new Refusal('demo_school', 'This is a demo school: nobody is written to.');
  if (!school.isActive)
    throw new Refusal('school_inactive', 'This school is switched off: nobody there is written to.');
  const { length: mails } = await adminsToMail(db, school.id);
  if (mails === 0)
    throw new Refusal('nobody_to_mail', 'No active admin of this school has an e-mail address.');
  if (!(await queueLicenceMail(scene, school.id)))
    throw new Refusal('just_mailed', 'This mail went out a moment ago. Try again in ten minutes.');
  await audit(scene, actor, 'school.licence_mailed', { schoolId: school.id, mails });
  return {
    success: 'true',
    information: mails === 1 ? 'A mail is on its way.' : `${mails} mails are on their way.`,
    data: { mails },
  };
};
