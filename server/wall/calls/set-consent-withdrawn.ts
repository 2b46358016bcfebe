import type { Handler } from '#server/core/pipeline.ts';
import { setRemoved } from '#server/core/resource/set-removed.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { hasAnotherConsent } from '../queries/consents.ts';
import { consentResource } from '../resources.ts';

export const setConsentWithdrawn: Handler<'set-consent-withdrawn'> = ({ rows, isRemoved }, scene) => {
  refuseDemo(scene);
  const { actor, refuse } = scene;
  return setRemoved(consentResource, scene, {
    rows,
    isRemoved,
    before: async (db, { id }) => {
      if (isRemoved) return;
      if (await hasAnotherConsent(db, actor.school.id, id)) throw refuse('consent_exists');
    },
  });
};
