/** Finds test names and the checklist rows they end with: `it('rewrites old prefixes [LG-02]', …)`. */

const callee = /(?<![\w.$])(?:it|test)((?:\.\w+)*)\s*(?=[(`])/g;
/** Modifiers of a test that runs; skip, todo, fixme and fails prove nothing, describe and step are no tests. */
const running = new Set(['only', 'concurrent', 'sequential', 'slow', 'each', 'for', 'skipIf', 'runIf']);
const takesArguments = new Set(['each', 'for', 'skipIf', 'runIf']);

/** The literal names of the tests in a source that run; names built by code are not seen. */
export function testNames(source: string): string[] {
  const code = withoutCommentLines(source);
  const names: string[] = [];
  let from = 0;
  while (true) {
    callee.lastIndex = from;
    const match = callee.exec(code);
    if (!match) return names;
    from = match.index + match[0].length;
    const modifiers = (match[1] ?? '').split('.').filter(Boolean);
    if (modifiers.some((modifier) => takesArguments.has(modifier)))
      from = skipSpace(code, skipGroup(code, from));
    if (code[from] !== '(') continue;
    const name = readLiteral(code, skipSpace(code, from + 1));
    if (name !== null && modifiers.every((modifier) => running.has(modifier))) names.push(name);
  }
}

/** Whole lines only: a `//` inside a line may be part of an address. */
function withoutCommentLines(source: string): string {
  return source.replace(/^[ \t]*(?:\/\/|\/\*|\*).*$/gm, '');
}

function skipSpace(code: string, from: number): number {
  let at = from;
  while (/\s/.test(code[at] ?? '')) at += 1;
  return at;
}

/** The place after a quoted text that begins at `from`. */
function skipLiteral(code: string, from: number): number {
  let at = from + 1;
  while (at < code.length && code[at] !== code[from]) at += code[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** The place after the brackets, or the template table, that begin at `from`. */
function skipGroup(code: string, from: number): number {
  if (code[from] === '`') return skipLiteral(code, from);
  let depth = 0;
  let at = from;
  while (at < code.length) {
    const character = code[at] ?? '';
    if (/['"`]/.test(character)) {
      at = skipLiteral(code, at);
      continue;
    }
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    at += 1;
    if (depth === 0) break;
  }
  return at;
}

function readLiteral(code: string, at: number): string | null {
  if (!/['"`]/.test(code[at] ?? '')) return null;
  return code.slice(at + 1, skipLiteral(code, at) - 1).replace(/\\(.)/gs, '$1');
}

/** The rows a table of deviations names: those of the column "row" of each of its lines. */
export function rowsOfTable(markdown: string): { row: string; says: string }[] {
  let column = -1;
  return markdown.split('\n').flatMap((line) => {
    const cells = line.startsWith('|')
      ? line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim())
      : [];
    if (cells.length === 0) column = -1;
    else if (column === -1) column = cells.indexOf('row');
    else if (!/^-+$/.test(cells[0] ?? ''))
      return rowsNamed(`[${cells[column] ?? ''}]`).map((row) => ({ row, says: cells[0] ?? '' }));
    return [];
  });
}

const looksLikeRow = /^[A-Z][A-Z0-9]-\d/;
const rowOrRange = /^([A-Z][A-Z0-9]-)(\d+)(?:\s*(?:…|\.{2,3}|–)\s*(?:\1)?(\d+))?$/;

/**
 * The rows in the bracket a test name ends with: one, a list, ranges as `VN-01…35` or `VN-01..VN-35`.
 * A part that cannot be read comes back as it is, so that it counts as a row that does not exist.
 */
export function rowsNamed(testName: string): string[] {
  const parts = (/\[([^[\]]+)\]\s*$/.exec(testName)?.[1] ?? '').split(',').map((part) => part.trim());
  return parts.some((part) => looksLikeRow.test(part)) ? parts.flatMap(expand) : [];
}

function expand(part: string): string[] {
  const [, prefix, first, last] = rowOrRange.exec(part) ?? [];
  if (!prefix || !first) return [part];
  if (!last) return [part];
  const length = Number(last) - Number(first) + 1;
  if (length < 1 || length > 999) return [part];
  return Array.from(
    { length },
    (_, step) => prefix + String(Number(first) + step).padStart(first.length, '0'),
  );
}
