import type { Refusing } from '#server/core/refusal.ts';
import { brokenUniqueIndex } from '#server/db/broken-constraint.ts';

/** Throws on a second valid consent, even if two are saved at once. */
export async function refusingSecond<Done>(
  { refuse }: Refusing<'consent_exists'>,
  write: () => Promise<Done>,
): Promise<Done> {
  try {
    return await write();
  } catch (error) {
    if (brokenUniqueIndex(error) !== 'consents_once') throw error;
    throw refuse('consent_exists', { issues: { student_id: 'consent_exists' } });
  }
}
