import type { SQL } from 'drizzle-orm';
import type * as v from 'valibot';
import type { userCodesInput } from '#contract/office/office.wire.ts';
import { audit } from '#server/core/audit.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { withIdempotencyKey } from '#server/core/form-sessions.ts';
import { notFound, type Refusing } from '#server/core/refusal.ts';
import { type CodeOwners, storeSheet } from '#server/people/index.ts';
import { refuseOneself } from './policy.ts';
import { activeUsers } from './queries/users.ts';

type Command = v.InferOutput<typeof userCodesInput>;
type Asking = SignedInContext & Refusing<'form_session' | 'oneself'>;

/**
 * [QU-06] Ends these people's sessions. Throws 404 if any is inactive or out of reach. The sheet is the caller's
 * school's: the office's for several schools. `refuseSchool` sees each school.
 */
export async function makeUserCodes(
  scene: Asking,
  { ids, formSession }: Command,
  {
    owners,
    among,
    refuseSchool,
  }: {
    readonly owners: CodeOwners;
    readonly among: SQL | undefined;
    readonly refuseSchool?: (school: { readonly isDemo: boolean }) => void;
  },
) {
  const { db, actor } = scene;
  return withIdempotencyKey(scene, formSession, async () => {
    const wanted = [...new Set(ids)];
    const found = await activeUsers(db, among, wanted);
    if (found.length !== wanted.length) throw notFound();
    for (const { id, isDemo } of found) {
      refuseOneself(scene, id);
      refuseSchool?.({ isDemo });
    }
    const personIds = found.map(({ id }) => id);
    const schoolId = actor.school.id;
    const sheet_id = await storeSheet(scene, { schoolId, personIds, all: 1, owners });
    await audit(scene, actor, 'password.sheet_made', { schoolId, people: personIds.length });
    const information = `${personIds.length} cards are being made.`;
    return { success: 'true' as const, data: { sheet_id, wanted: personIds.length, information } };
  });
}
