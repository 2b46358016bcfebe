/** The unique index that a statement would have broken; null: it failed for another reason. */
export function brokenUniqueIndex(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const isUnique = 'code' in error && error.code === '23505';
  if (isUnique && 'constraint' in error && typeof error.constraint === 'string') return error.constraint;
  return brokenUniqueIndex(error.cause);
}
