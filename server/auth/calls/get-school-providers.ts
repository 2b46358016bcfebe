import type { Handler } from '#server/core/pipeline.ts';
import { connectedIn, offerOf, shownOffer } from '../queries/school-providers.ts';

export const getSchoolProviders: Handler<'get-school-providers'> = async (_input, { app, db, actor }) => {
  const connected = await connectedIn(db, actor.school.id);
  const data = await Promise.all(
    app.config.signInProviders.map(async (provider) =>
      shownOffer(provider, await offerOf(db, actor.school.id, provider), connected),
    ),
  );
  return { data };
};
