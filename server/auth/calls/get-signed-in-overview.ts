import type { SignedInContext } from '#server/core/call-context.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { refuseUnlessMaySignOutOf } from '../forced-logout.policy.ts';
import { countReached, divisionsSignedIn, listSchools } from '../queries/signed-in.ts';

/** [RP-18, RP-19] */
export const getSignedInOverview: Handler<'get-signed-in-overview'> = async (input, scene) => {
  const { app, db, actor } = scene;
  refuseUnlessMaySignOutOf(scene, input.school_id);
  const all = await listSchools(db, scene);
  const school = all.find(({ id }) => id === input.school_id);
  if (!school) throw notFound();
  return {
    school: { ...school, signed_in: await countReached(db, app.now(), actor, school.id) },
    divisions: await divisionsOf(scene, school.id),
    schools: all,
  };
};

async function divisionsOf({ app, db }: SignedInContext, schoolId: number) {
  const rows = await divisionsSignedIn(db, app.now(), schoolId);
  return rows.map((row) => ({
    kind: row.kind === 'club' ? ('batch' as const) : ('division' as const),
    grade_id: row.gradeId,
    division_id: row.divisionId,
    name: `${row.grade} ${row.division}`,
    signed_in: row.signedIn,
  }));
}
