/** Each row once, where it stands first. */
export function distinct<Row extends { readonly id: number }>(rows: readonly Row[]): Row[] {
  const known = new Set<number>();
  return rows.filter(({ id }) => !known.has(id) && known.add(id));
}

/** Below so many that have the words as typed, those that have nearly them are shown too. */
const few = 3;

/** What has the words as typed; of that little, what has nearly them too. */
export async function exactThenAlike<Row extends { readonly id: number }>(
  exact: readonly Row[],
  limit: number,
  findAlike: () => Promise<readonly Row[]>,
): Promise<Row[]> {
  const alike = exact.length < Math.min(limit, few) ? await findAlike() : [];
  return distinct([...exact, ...alike]).slice(0, limit);
}
