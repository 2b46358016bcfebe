/** The error's stack without the values of a failed query, which people wrote: drizzle puts them into its message. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isQuery = 'query' in error && 'params' in error;
  if (isQuery) return error.cause === undefined ? 'A query failed.' : describeError(error.cause);
  return error.stack ?? error.message;
}
