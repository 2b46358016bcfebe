import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { consentById as findConsent } from '../queries/consents.ts';

export const consentById: Handler<'consent-by-id'> = async ({ id }, { db, actor }) => {
  const consent = await findConsent(db, actor.school.id, id);
  if (!consent) throw notFound();
  return consent;
};
