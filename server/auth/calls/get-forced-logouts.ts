import { count, desc, eq } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import { refuseUnlessMaySignOutOf } from '../forced-logout.policy.ts';
import { logoutRows, toRow } from '../queries/forced-logouts.ts';
import { forcedLogouts } from '../schema/forced-logout.ts';

const pageRows = 20;

export const getForcedLogouts: Handler<'get-forced-logouts'> = async (input, scene) => {
  const { db } = scene;
  refuseUnlessMaySignOutOf(scene, input.school_id);
  const ofSchool = eq(forcedLogouts.schoolId, input.school_id);
  const [all] = await db.select({ count: count() }).from(forcedLogouts).where(ofSchool);
  const rows = await logoutRows(db)
    .where(ofSchool)
    .orderBy(desc(forcedLogouts.at))
    .limit(pageRows)
    .offset(input.offset);
  return { data: rows.map(toRow), total: all?.count ?? 0 };
};
