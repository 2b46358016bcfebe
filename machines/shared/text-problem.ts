/** What is wrong with a text that must be there: the code for empty, for longer than `limit` characters, or nothing. */
export function textProblem<Empty extends string, Long extends string>(
  text: string,
  limit: number,
  [empty, long]: readonly [Empty, Long],
): Empty | Long | undefined {
  const { length } = text.trim();
  if (length === 0) return empty;
  return length > limit ? long : undefined;
}
