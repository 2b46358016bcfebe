/**
 * SQLSTATEs and codes of Node.js: the database is away, full of work, or had to choose between two who block each other;
 * and ours of a store of files that cannot be used just now.
 */
const codes =
  /^(08...|53[^1]..|57P0[1-5]|25P0[34]|55P03|57014|40001|40P01|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ESTORE)$/;
/** What the driver says without a code. */
const lost = /^(Connection terminated|Client (was closed|has encountered)|Query read timeout)/;
const noneFree = /^(timeout exceeded when trying to connect|Cannot use a pool)/;

/** The error, what caused it, and each of several that are told as one. */
function causesOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  const several: unknown[] = error instanceof AggregateError ? error.errors : [];
  return [error, ...several.flatMap(causesOf), ...causesOf(error.cause)];
}

/** Nothing more is heard on this connection. */
export function isLost(error: unknown): boolean {
  return causesOf(error).some(({ message }) => lost.test(message));
}

/** Why a call that may well be answered in a moment was not, in the system's words; null: it failed otherwise. */
export function whyUnavailable(error: unknown): string | null {
  for (const cause of causesOf(error)) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (codes.test(code)) return `${code} ${cause.message}`.trim();
    if (lost.test(cause.message) || noneFree.test(cause.message)) return cause.message;
  }
  return null;
}

/** The same call may well be answered in a moment. */
export const isUnavailable = (error: unknown): boolean => whyUnavailable(error) !== null;
