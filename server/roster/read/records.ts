import { plainHeading } from '#contract/roster/roster.rules.ts';
import type { Part } from '#server/files/tables/parts.ts';
import type { TableKind, TableShape } from './dialects/dialect.ts';
import type { FoundTables } from './find-dialect.ts';

export type Values = Readonly<Record<string, string>>;

interface FileRecord {
  readonly line: number;
  readonly values: Values;
  readonly part: Part;
}

export async function* recordsOf(found: FoundTables, kind: TableKind): AsyncGenerator<FileRecord> {
  for (const { shape, part } of found.tables) if (shape.is === kind) yield* rowsOf(shape, part);
}

async function* rowsOf(shape: TableShape, part: Part): AsyncGenerator<FileRecord> {
  let places: readonly (readonly [string, readonly number[]])[] | undefined;
  for await (const { line, cells } of part.rows()) {
    if (line < part.headingLine || cells.every((cell) => cell === '')) continue;
    if (!places) {
      const keys = cells.map(plainHeading);
      places = Object.entries(shape.columns).map(([name, headings]) => [
        name,
        headings.map((heading) => keys.indexOf(plainHeading(heading))).filter((at) => at >= 0),
      ]);
      continue;
    }
    const values: Record<string, string> = { ...shape.fixed };
    for (const [name, columns] of places) {
      const text = (columns.map((at) => cells[at] ?? '').find((cell) => cell.trim() !== '') ?? '').trim();
      if (text !== '') values[name] = shape.words?.[name]?.[text] ?? text;
    }
    yield { line, values, part };
  }
}
