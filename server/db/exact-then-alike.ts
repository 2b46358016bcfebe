export function distinct<Row extends { readonly id: number }>(rows: readonly Row[]): Row[] {
  const known = new Set<number>();
  return rows.filter(({ id }) => !known.has(id) && known.add(id));
}

const few = 3;

/** Adds rows with similar words where few rows have the words as typed. */
export async function exactThenAlike<Row extends { readonly id: number }>(
  exact: readonly Row[],
  limit: number,
  findAlike: () => Promise<readonly Row[]>,
): Promise<Row[]> {
  const alike = exact.length < Math.min(limit, few) ? await findAlike() : [];
  return distinct([...exact, ...alike]).slice(0, limit);
}
