import { hasModule, modules } from '#contract/core/modules.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { forbidden } from '#server/core/refusal.ts';
import { pageOfSchools, type SchoolPageInput } from './queries/school-page.ts';
import { presentSchool } from './school.presenter.ts';

/** [GR-03, QU-29] Everybody of the office sees names; only people with the screen see licences. */
export async function schoolPage(
  input: SchoolPageInput,
  { app, db, actor }: Pick<SignedInContext, 'app' | 'db' | 'actor'>,
) {
  if (!hasModule(actor, modules.schools)) throw forbidden();
  const { rows, ...page } = await pageOfSchools(db, input, actor, app.now());
  return { ...page, rows: rows.map(presentSchool) };
}
