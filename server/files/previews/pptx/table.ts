import { child, elements, numberOf, type XmlElement } from '../xml.ts';
import { readFill } from './fill.ts';
import type { Part } from './package.ts';
import type { SlideContext } from './slide-context.ts';
import { textSource, writeText } from './text.ts';
import { cqw, variables } from './units.ts';

const mostSpan = 100;

export async function writeTable(table: XmlElement, owner: Part, context: SlideContext): Promise<string> {
  const columns = elements(child(table, 'tblGrid'), 'gridCol').map((column) =>
    Math.max(0, numberOf(column, 'w') ?? 0),
  );
  const total = columns.reduce((sum, width) => sum + width, 0) || 1;
  const widths = columns
    .map((width) => `<col style="width:${((width / total) * 100).toFixed(2)}%">`)
    .join('');
  const hasHeader = child(table, 'tblPr')?.attributes.firstRow === '1';
  const rows: string[] = [];
  for (const [index, row] of elements(table, 'tr').entries()) {
    rows.push(await writeRow(row, hasHeader && index === 0, owner, context));
  }
  return `<table><colgroup>${widths}</colgroup>${rows.join('')}</table>`;
}

async function writeRow(
  row: XmlElement,
  isHeader: boolean,
  owner: Part,
  context: SlideContext,
): Promise<string> {
  const cells: string[] = [];
  for (const cell of elements(row, 'tc')) {
    const isCovered = cell.attributes.hMerge === '1' || cell.attributes.vMerge === '1';
    if (!isCovered) cells.push(await writeCell(cell, isHeader, owner, context));
  }
  const style = variables({ h: cqw(Math.max(0, numberOf(row, 'h') ?? 0), context.size) });
  return `<tr style="${style}">${cells.join('')}</tr>`;
}

async function writeCell(
  cell: XmlElement,
  isHeader: boolean,
  owner: Part,
  context: SlideContext,
): Promise<string> {
  const tag = isHeader ? 'th' : 'td';
  const fill = await readFill(child(cell, 'tcPr'), owner, context);
  const text = writeText(child(cell, 'txBody'), textSource([cell], context));
  const paint = fill?.css ? ` style="background:${fill.css}"` : '';
  return `<${tag}${span(cell, 'gridSpan', 'colspan')}${span(cell, 'rowSpan', 'rowspan')}${paint}>${text}</${tag}>`;
}

function span(cell: XmlElement, from: string, to: string): string {
  const count = numberOf(cell, from) ?? 1;
  return Number.isInteger(count) && count > 1 && count <= mostSpan ? ` ${to}="${count}"` : '';
}
