import type { connectRefusals } from '#contract/auth/auth.refusals.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { Refusing } from '#server/core/refusal.ts';

type Objection = ReasonsOf<typeof connectRefusals>;

export function refuseObjection({ refuse }: Refusing<Objection>, objection: Objection | null): void {
  if (objection === null) return;
  if (typeof objection === 'string') throw refuse(objection);
  throw refuse(objection.code, { params: objection.params });
}
