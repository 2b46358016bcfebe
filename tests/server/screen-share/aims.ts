import type { screenShareCalls } from '#contract/screen-share/screen-share.calls.gen.ts';
import { screenShares } from '#server/screen-share/schema.ts';
import { type Aims, claimed, other, type Target, test, world } from '../aimed-world.ts';
import type { Named } from '../world.ts';

const placeAt = (target: Target) =>
  ({ own: world.places['10B'], sameSchool: world.places['9A'], otherSchool: world.places.other })[target];

const classAt = (target: Target) => {
  const { gradeId, divisionId } = placeAt(target);
  return { grade: gradeId, division: divisionId };
};

/** A share that runs there, the only one: the caller's own where they teach, else another teacher's. */
async function newShare(who: Named, target: Target): Promise<{ share_id: number }> {
  const { db } = test.server.app;
  const host = target === 'otherSchool' ? world.otherFaculty : target === 'own' ? who : other(who);
  await db.delete(screenShares);
  const at = test.clock.now;
  const [share] = await db
    .insert(screenShares)
    .values({ schoolId: host.schoolId, personId: host.id, ...placeAt(target), startedAt: at, beatAt: at })
    .returning();
  return { share_id: share?.id ?? 0 };
}

export const aims: Aims<typeof screenShareCalls> = {
  'student-available': { body: (_who, _client, target) => classAt(target), at: 'row', beyond: 404 },
  'start-video-screen': {
    body: async (who, _client, target) => {
      await test.server.app.db.delete(screenShares);
      return { ...classAt(target), faculty_id: who.id, school_id: claimed(who, target).school_id };
    },
    at: 'row',
    beyond: 404,
  },
  setScreenShareRoom: { body: (who, _client, target) => newShare(who, target), at: 'row', beyond: 404 },
  'get-screen-share': { body: () => ({}) },
  'stop-screen-share': { body: (who, _client, target) => newShare(who, target), at: 'row', beyond: 404 },
};
