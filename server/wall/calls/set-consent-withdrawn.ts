import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import { setRemoved } from '#server/core/resource/set-removed.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { consentResource } from '../resources.ts';
import { consents } from '../schema.ts';

export const setConsentWithdrawn: Handler<'set-consent-withdrawn'> = ({ rows, isRemoved }, scene) => {
  refuseDemo(scene);
  const { actor, refuse } = scene;
  const ofSchool = eq(consents.schoolId, actor.school.id);
  return setRemoved(consentResource, scene, {
    rows,
    isRemoved,
    before: async (db, { id }) => {
      if (isRemoved) return;
      const [own] = await db
        .select({ personId: consents.personId })
        .from(consents)
        .where(and(ofSchool, eq(consents.id, id)));
      const another = and(
        ofSchool,
        eq(consents.personId, own?.personId ?? 0),
        isNull(consents.withdrawnAt),
        ne(consents.id, id),
      );
      if ((await db.$count(consents, another)) > 0) throw refuse('consent_exists');
    },
  });
};
