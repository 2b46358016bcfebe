import * as v from 'valibot';
import type { BlocksProject } from './blocks-project.ts';
import type { TextFiles } from './presenter.ts';

/** Total lines, nesting depth, and characters per line. */
const most = { lines: 5_000, depth: 40, line: 400 } as const;

const block = v.looseObject({
  opcode: v.string(),
  next: v.optional(v.nullable(v.string()), null),
  inputs: v.optional(v.record(v.string(), v.array(v.unknown())), {}),
  fields: v.optional(v.record(v.string(), v.array(v.unknown())), {}),
  topLevel: v.optional(v.boolean(), false),
});
type Block = v.InferOutput<typeof block>;

/** Lists what each sprite does, one block a line, indented by nesting. */
export function listingOf({ targets }: Pick<BlocksProject, 'targets'>): TextFiles {
  let left: number = most.lines;
  const met = new Map<string, number>();
  return targets.map(({ name, blocks }) => {
    const { lines } = new Listing(blocks, left);
    left -= lines.length;
    const times = (met.get(name) ?? 0) + 1;
    met.set(name, times);
    const own = times > 1 ? `${name} (${times})` : name;
    return { name: own.slice(0, most.line), text: lines.join('\n') };
  });
}

/** A file may name missing blocks or have cycles, so each block is written once. */
class Listing {
  readonly lines: string[] = [];
  private readonly blocks = new Map<string, Block>();
  private readonly written = new Set<string>();

  constructor(
    blocks: Readonly<Record<string, unknown>>,
    private readonly mostLines: number,
  ) {
    for (const [id, value] of Object.entries(blocks)) {
      const read = v.safeParse(block, value);
      if (read.success) this.blocks.set(id, read.output);
    }
    for (const [id, { topLevel }] of this.blocks) {
      if (!topLevel) continue;
      if (this.lines.length > 0) this.write('', 0);
      this.stack(id, 0);
    }
  }

  private stack(first: unknown, depth: number): void {
    for (let id = first; typeof id === 'string'; ) {
      const found = this.blocks.get(id);
      if (!found || this.written.has(id) || depth > most.depth) return;
      this.written.add(id);
      const { SUBSTACK: inner, SUBSTACK2: other } = found.inputs;
      this.write(this.words(found, depth), depth);
      this.stack(inner?.[1], depth + 1);
      if (other) this.write('else', depth);
      this.stack(other?.[1], depth + 1);
      id = found.next;
    }
  }

  private words({ opcode, inputs, fields }: Block, depth: number): string {
    const values = Object.entries(inputs).filter(([name]) => !name.startsWith('SUBSTACK'));
    return [
      opcode,
      ...values.map(([, [, value]]) => this.value(value, depth + 1)),
      ...Object.values(fields).map(([value]) => plain(value)),
    ].join(' ');
  }

  private value(value: unknown, depth: number): string {
    if (Array.isArray(value)) return plain(value[1]);
    const inner = typeof value === 'string' ? this.blocks.get(value) : undefined;
    if (typeof value !== 'string' || !inner || this.written.has(value) || depth > most.depth) return '…';
    this.written.add(value);
    return `(${this.words(inner, depth)})`;
  }

  private write(text: string, depth: number): void {
    if (this.lines.length < this.mostLines) this.lines.push(('  '.repeat(depth) + text).slice(0, most.line));
  }
}

const plain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).replaceAll(/\s+/g, ' ') : '…';
