import { readFile, stat } from 'node:fs/promises';

/** One statement as the database saw it. */
export interface Statement {
  /** Name of the prepared statement; undefined: parsed anew at each call. */
  readonly name?: string;
  readonly text: string;
  /** Absent: sent as a simple query, as `begin` is. */
  readonly values?: readonly (string | null)[];
}

/** A call by its path: the look-up of who is calling, which is remembered for a second, and the rest. */
export type RecordedCalls = Readonly<
  Record<string, { readonly actor: Statement; readonly statements: readonly Statement[] }>
>;

/** A connection whose statements are written to the database's log. */
export function withStatementLog(databaseUrl: string): string {
  return `${databaseUrl}?options=${encodeURIComponent('-c log_statement=all')}`;
}

/** What `act` asked of the database, out of the database's own log, so that nothing is forgotten. */
export async function recordStatements(logFile: string, act: () => Promise<unknown>): Promise<Statement[]> {
  const { size } = await stat(logFile);
  await act();
  const log = (await readFile(logFile)).subarray(size).toString();
  return readStatements(log).filter((statement) => !isJobRunner(statement));
}

/** The job runner polls beside the call. */
const isJobRunner = ({ text }: Statement) => text.includes('for update skip locked');

/** `LOG:  statement: text`, or `LOG:  execute name: text` with its parameters in the DETAIL after it. */
function readStatements(log: string): Statement[] {
  const found: Statement[] = [];
  for (const entry of log.trimEnd().split(/\n(?=\d{4}-\d\d-\d\d )/)) {
    const [, level, message = ''] = /\[\d+\] ([A-Z]+): {2}(.*)$/s.exec(entry.replaceAll('\n\t', '\n')) ?? [];
    const simple = /^statement: (.*)$/s.exec(message)?.[1];
    const [, name, text] = /^execute ([^:]+): (.*)$/s.exec(message) ?? [];
    if (level === 'LOG' && simple) found.push({ text: simple });
    if (level === 'LOG' && text)
      found.push({ ...(name && name !== '<unnamed>' ? { name } : {}), text, values: [] });
    const last = found.at(-1);
    if (level === 'DETAIL' && last) found[found.length - 1] = { ...last, values: readValues(message) };
  }
  return found;
}

function readValues(detail: string): (string | null)[] {
  return [...detail.matchAll(/\$\d+ = (?:NULL|'((?:[^']|'')*)')/g)].map(
    ([, text]) => text?.replaceAll("''", "'") ?? null,
  );
}
