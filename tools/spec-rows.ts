import { type Area, areas } from '../contract/core/define-call.ts';

/** Reads docs/spec/checklist.md: `## PR Product, roles` opens an area, `- PR-01 Users: …` is a row. */
export interface Row {
  /** 'PR-01', 'NX-001'. */
  readonly id: string;
  readonly text: string;
}

export interface RowArea {
  /** 'PR'. */
  readonly code: string;
  readonly title: string;
  readonly rows: readonly Row[];
}

const heading = /^## ([A-Z][A-Z0-9]) (.+)$/;
const entry = /^- (([A-Z][A-Z0-9])-\d+) (.+)$/;

/** @throws when a row stands under another area's heading or a number is used twice */
export function parseChecklist(markdown: string): RowArea[] {
  const found: { code: string; title: string; rows: Row[] }[] = [];
  const seen = new Set<string>();
  for (const line of markdown.split('\n')) {
    const [, code, title] = heading.exec(line) ?? [];
    if (code && title) found.push({ code, title, rows: [] });
    const [, id, rowCode, text] = entry.exec(line) ?? [];
    if (!id || !text) continue;
    const area = found.at(-1);
    if (area?.code !== rowCode) throw new Error(`${id} stands under another area's heading.`);
    if (seen.has(id)) throw new Error(`${id} is there twice.`);
    seen.add(id);
    area?.rows.push({ id, text });
  }
  return found;
}

export interface CatalogueRow {
  readonly id: string;
  /** The wire name. */
  readonly name: string;
  readonly method: string;
  readonly prefix: boolean;
  readonly areas: readonly Area[];
}

/** An NX row: `login | POST no prefix | Auth and session`, the name perhaps with a remark in brackets. */
export function parseCatalogueRow({ id, text }: Row): CatalogueRow {
  const [named = '', method = '', place = ''] = text.split(' | ');
  const name = named.replace(/ \(.*\)$/, '');
  return {
    id,
    name,
    method: method.replace(' no prefix', ''),
    prefix: !method.endsWith(' no prefix'),
    areas: areas
      .filter((area) => place.includes(area))
      .toSorted((one, other) => place.indexOf(one) - place.indexOf(other)),
  };
}
