import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { filesOf, findReadable } from '../../db/queries/notices.ts';
import { noticeAudiences } from '../../db/schema/notice.ts';
import { divisions, grades } from '../../db/schema/school.ts';
import { schoolDay } from '../../domain/school-day.ts';
import type { Handler } from '../../pipeline.ts';
import { refuseUnlessMayEdit } from '../../policies/notice.policy.ts';
import { presentDetails } from '../../presenters/notice.presenter.ts';
import { notFound } from '../../refusal.ts';

/** [C1-06] */
export const getNoticeDetails: Handler<'get-notice-details'> = async (input, { app, db, actor }) => {
  const today = schoolDay(app.now(), actor.school.timeZone);
  const found = await findReadable(db, actor, input.notice_id, today);
  if (!found) throw notFound();
  if (input.action === 'edit') refuseUnlessMayEdit(actor, found.notice);
  const [names, files] = await Promise.all([
    audienceNames(db, actor.school.id, input.notice_id),
    filesOf(db, found.notice.schoolId, input.notice_id),
  ]);
  return {
    success: 'true',
    data: presentDetails({ ...found, count: 1 }, names, files, actor, today),
  };
};

/** Names of the chosen grades and divisions; "All" where the rule says every. */
async function audienceNames(db: Queryable, schoolId: number, noticeId: number) {
  const places = await db
    .select({ gradeId: noticeAudiences.gradeId, divisionId: noticeAudiences.divisionId })
    .from(noticeAudiences)
    .where(and(eq(noticeAudiences.schoolId, schoolId), eq(noticeAudiences.noticeId, noticeId)));
  const everyGrade = places.some((place) => place.gradeId === 0);
  const everyDivision = places.some((place) => place.divisionId === 0);
  const gradeIds = places.map((place) => place.gradeId);
  const divisionIds = places.map((place) => place.divisionId);
  const gradeRows = everyGrade
    ? [{ name: 'All' }]
    : await db
        .select({ name: grades.name })
        .from(grades)
        .where(and(eq(grades.schoolId, schoolId), inArray(grades.id, gradeIds)))
        .orderBy(asc(grades.position));
  const divisionRows = everyDivision
    ? [{ name: 'All' }]
    : await db
        .select({ name: divisions.name })
        .from(divisions)
        .where(and(eq(divisions.schoolId, schoolId), inArray(divisions.id, divisionIds)))
        .orderBy(asc(divisions.name));
  return { grades: gradeRows.map((row) => row.name), divisions: divisionRows.map((row) => row.name) };
}
