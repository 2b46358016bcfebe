import type { AppContext } from '#server/core/context.ts';
import { instantAt } from '#server/core/school-day.ts';
import { channelsInQuietHours, mutedRecipients, tellOfNotifications } from '#server/notifications/index.ts';
import { type NotifyJob, notifyJob } from '../notice-jobs.ts';
import { officeReadersIn } from '../queries/notice-readers.ts';
import { deleteUnreadableOfOffice, notifyOfficeReaders } from '../queries/notifications.ts';
import { readOfficeAudience } from '../queries/office-audience.ts';
import { countOfficeReaders } from '../queries/office-rule.ts';
import { findOfficeNotice, updateReach } from '../queries/stored-notices.ts';
import { officeChannelsFor } from './channels.ts';
import { storedOfficeRule } from './rule.ts';
import { eachPage, workThroughSchools } from './waves.ts';

const schoolsAPart = 200;
const peopleAPage = 2000;

/** Tells readers in all schools of an office's notice, each school on its own day. */
export async function notifyFromOffice(app: AppContext, job: NotifyJob): Promise<void> {
  const { db } = app;
  const notice = await findOfficeNotice(db, job.noticeId);
  if (!notice) return;
  const audience = await readOfficeAudience(db, notice.id);
  const isFirst = job.after === 0 && job.from === 0;
  if (isFirst) await eachPage(peopleAPage, (page) => deleteUnreadableOfOffice(db, notice, page));
  if (!notice.isActive) return tellOfNotifications(app, officeChannelsFor(notice, audience));
  if (isFirst) {
    const { people } = await countOfficeReaders(db, await storedOfficeRule(db, notice));
    await updateReach(db, notice, people);
  }
  await workThroughSchools(app, notifyJob, job, {
    schools: schoolsAPart,
    dueAt: ({ timeZone }) => instantAt(notice.visibleFrom, 0, timeZone),
    work: async (reached) => {
      const schoolIds = reached.map((school) => school.id);
      await eachPage(peopleAPage, (page) =>
        notifyOfficeReaders(db, notice, { schoolIds, ...page }, { now: app.now(), renew: job.renew === 1 }),
      );
      tellOfNotifications(app, officeChannelsFor(notice, { lines: reached, places: audience.places }), {
        muted: await mutedRecipients(db, schoolIds, 'notice'),
        hushed: await channelsInQuietHours(db, app.now(), officeReadersIn(schoolIds, notice)),
      });
    },
  });
}
