import type { TermKind } from '#contract/content/content.rules.ts';
import type { UnitOfWork } from '#server/core/context.ts';
import { termsOf } from './queries/masters.ts';

export const listTerms =
  (kind: TermKind) =>
  async (_input: object, { db }: Pick<UnitOfWork, 'db'>) => ({
    success: 'true' as const,
    data: await termsOf(db, kind),
  });
