/**
 * Describes an error for the log or a job's last error by its stack. Leaves out the values of a failed query, which
 * may be what people wrote: drizzle puts them into its message and keeps the database's error as the cause.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isQuery = 'query' in error && 'params' in error;
  if (isQuery) return error.cause === undefined ? 'A query failed.' : describeError(error.cause);
  return error.stack ?? error.message;
}
