/** SQLSTATEs and codes of Node.js: the database is away, full of work, or had to choose between two who block each other. */
const codes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  // The connection: lost, ended by the server, one too many.
  '08000',
  '08003',
  '08006',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '53300',
  // Waited too long: for a lock, a statement, an idle transaction.
  '55P03',
  '57014',
  '25P03',
  '25P04',
  // One of two that met.
  '40001',
  '40P01',
];
/** What the driver says without a code. */
const lost = /^(Connection terminated|Client (has encountered|was closed)|Query read timeout)/;
const noneFree = /^(timeout exceeded when trying to connect|Cannot use a pool)/;

function causeOf(error: unknown): { readonly code?: unknown; readonly message?: unknown } {
  const given = error as { readonly code?: unknown; readonly cause?: unknown } | null;
  // A failed query's reason is its cause.
  return (given?.code === undefined && given?.cause ? given.cause : given) ?? {};
}

/** Nothing more is heard on this connection. */
export function isLost(error: unknown): boolean {
  return lost.test(String(causeOf(error).message));
}

/** The same call may well be answered in a moment. */
export function isUnavailable(error: unknown): boolean {
  const { code, message } = causeOf(error);
  return (
    (typeof code === 'string' && codes.includes(code)) || isLost(error) || noneFree.test(String(message))
  );
}
