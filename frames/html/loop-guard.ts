import { type Node, parse } from 'acorn';
import { guardName } from '../shared/guard-name.ts';

export interface GuardOptions {
  readonly isModule: boolean;
  /** The program's file for an imported module; null: it is none of its files. */
  readonly moduleOf?: (specifier: string) => string | null;
  /** Lines above the code in its file. */
  readonly linesAbove?: number;
}

interface Edit {
  readonly at: number;
  readonly to: number;
  readonly text: string;
}

/**
 * Makes every loop call the guard in each round; line numbers stay. It parses the program, because comments, strings
 * and regular expressions can look like loops. Code that cannot be parsed stays unchanged: the browser reports its
 * error and does not run it.
 */
export function guardLoops(code: string, { isModule, moduleOf, linesAbove = 0 }: GuardOptions): string {
  const edits: Edit[] = [];
  let tree: Node;
  try {
    tree = parse(code, {
      ecmaVersion: 'latest',
      sourceType: isModule ? 'module' : 'script',
      locations: true,
      allowHashBang: true,
    });
  } catch {
    return code;
  }
  visit(tree, (node) => {
    const body = loopBodyOf(node);
    if (body) edits.push(...guardOf(body, (node.loc?.start.line ?? 1) + linesAbove));
    const source = moduleOf && sourceOf(node);
    const name = source && moduleOf(source.value);
    if (source && name) edits.push({ at: source.start, to: source.end, text: JSON.stringify(name) });
  });
  return apply(code, edits);
}

function guardOf(body: Node, line: number): Edit[] {
  const call = `${guardName}(${line});`;
  if (body.type === 'BlockStatement') return [{ at: body.start + 1, to: body.start + 1, text: call }];
  return [
    { at: body.start, to: body.start, text: `{${call}` },
    { at: body.end, to: body.end, text: '}' },
  ];
}

const loops = new Set([
  'WhileStatement',
  'DoWhileStatement',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
]);

const loopBodyOf = (node: Node): Node | null =>
  loops.has(node.type) && 'body' in node && isNode(node.body) ? node.body : null;

const importing = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
]);

function sourceOf(node: Node): { start: number; end: number; value: string } | null {
  if (!importing.has(node.type) || !('source' in node) || !isNode(node.source)) return null;
  const { start, end } = node.source;
  return 'value' in node.source && typeof node.source.value === 'string'
    ? { start, end, value: node.source.value }
    : null;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Walks the tree without recursion, because very deep code would overflow the stack. */
function visit(tree: Node, meet: (node: Node) => void): void {
  const waiting: Node[] = [tree];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    meet(node);
    for (const child of Object.values(node).flat()) if (isNode(child)) waiting.push(child);
  }
}

/** At the same position, ends of bodies come before beginnings; the order of several ends does not matter. */
function apply(code: string, edits: readonly Edit[]): string {
  let done = 0;
  const parts: string[] = [];
  const inOrder = edits.toSorted(
    (one, other) => one.at - other.at || Number(one.text !== '}') - Number(other.text !== '}'),
  );
  for (const { at, to, text } of inOrder) {
    parts.push(code.slice(done, at), text);
    done = Math.max(done, to);
  }
  return parts.join('') + code.slice(done);
}
