import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { queueLicenceMail } from '../licence-mail.ts';
import { adminsToMail, lockSchool } from '../queries/schools.ts';

export const sendStudentLicenceMail: Handler<'send-student-licence-mail'> = async (input, scene) => {
  const { db, actor, refuse } = scene;
  const school = await lockSchool(db, actor, input.school_id);
  if (school.isDemo) throw refuse('demo_school');
  if (!school.isActive) throw refuse('school_inactive');
  const { length: mails } = await adminsToMail(db, school.id);
  if (mails === 0) throw refuse('nobody_to_mail');
  if (!(await queueLicenceMail(scene, school.id))) throw refuse('just_mailed');
  await audit(scene, actor, 'school.licence_mailed', { schoolId: school.id, mails });
  return {
    success: 'true',
    information: mails === 1 ? 'A mail is on its way.' : `${mails} mails are on their way.`,
    data: { mails },
  };
};
