/** A database that is away, overloaded or resolving a deadlock; ESTORE is ours, for a store of files that is away. */
const codes =
  /^(08...|53[^1]..|57P0[1-5]|25P0[34]|55P03|57014|40001|40P01|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ESTORE)$/;
/** Texts of the driver that come without a code. */
const lost = /^(Connection terminated|Client (was closed|has encountered)|Query read timeout)/;
const noneFree = /^(timeout exceeded when trying to connect|Cannot use a pool)/;

function causesOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  const several: unknown[] = error instanceof AggregateError ? error.errors : [];
  return [error, ...several.flatMap(causesOf), ...causesOf(error.cause)];
}

export function isLost(error: unknown): boolean {
  return causesOf(error).some(({ message }) => lost.test(message));
}

/** The reason in the system's words when the same call may succeed in a moment; null: it failed otherwise. */
export function whyUnavailable(error: unknown): string | null {
  for (const cause of causesOf(error)) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (codes.test(code)) return `${code} ${cause.message}`.trim();
    if (lost.test(cause.message) || noneFree.test(cause.message)) return cause.message;
  }
  return null;
}

export const isUnavailable = (error: unknown): boolean => whyUnavailable(error) !== null;
