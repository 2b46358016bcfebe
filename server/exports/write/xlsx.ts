import { plainText } from '#contract/core/plain-text.ts';
import { type ExportCell, sheetName } from '#contract/exports/cells.rules.ts';
import { type DeflatedEntry, deflatedZip } from './deflated-zip.ts';
import type { Table } from './table.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const type = (part: string) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${part}+xml`;

const contentTypes = `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type('sheet.main')}"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type('worksheet')}"/><Override PartName="/xl/styles.xml" ContentType="${type('styles')}"/></Types>`;
const relations = (...targets: readonly (readonly [kind: string, target: string])[]) =>
  `${declaration}<Relationships xmlns="${packages}/relationships">${targets
    .map(
      ([kind, target], at) =>
        `<Relationship Id="rId${at + 1}" Type="${documents}/${kind}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;
/** Two cell styles: plain, and date with time. */
const styles = `${declaration}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;
const workbook = (name: string) =>
  `${declaration}<workbook xmlns="${main}" xmlns:r="${documents}"><sheets><sheet name="${escaped(sheetName(plainText(name)))}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

/** Excel's limit of characters per cell. */
const longestText = 32_767;
/** Characters that XML cannot contain, and lone surrogates. */
const unsayable = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]|\p{Surrogate}/gu;
/** Excel reads `_x0041_` as a letter. */
const letterCode = /_(?=x[0-9A-Fa-f]{4}_)/g;
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

function escaped(text: string): string {
  return text.replace(unsayable, '').replace(/[&<>"\r]/g, (sign) => entities[sign] ?? '');
}

const dayMilliseconds = 86_400_000;
/** Days from a spreadsheet's first day to 1970. */
const daysBefore1970 = 25_569;

/** Excel's date number, which has no zone. */
function serialOf(stamp: string): number {
  return new Date(`${stamp.replace(' ', 'T')}Z`).getTime() / dayMilliseconds + daysBefore1970;
}

/** Texts are typed as text, so that no program runs them as formulas [QU-50]. */
function cellOf(value: ExportCell, stamp: Table['stamp']): string {
  if (value === null || value === '') return '<c/>';
  if (typeof value === 'number') return `<c><v>${value}</v></c>`;
  if (value instanceof Date) return `<c s="1"><v>${serialOf(stamp(value))}</v></c>`;
  const text = escaped(plainText(value).slice(0, longestText).replace(letterCode, '_x005F_'));
  return `<c t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

const rowOf = (cells: readonly ExportCell[], stamp: Table['stamp']) =>
  `<row>${cells.map((cell) => cellOf(cell, stamp)).join('')}</row>`;

const widest = 60;
const widthOf = (value: ExportCell | undefined) => (value instanceof Date ? 16 : String(value ?? '').length);

function columnWidths(header: readonly string[], rows: readonly (readonly ExportCell[])[]): string {
  const widths = header.map((title, column) =>
    Math.min(widest, 2 + Math.max(title.length, ...rows.map((row) => widthOf(row[column])))),
  );
  return `<cols>${widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('')}</cols>`;
}

/** 28 is `AB`. */
const columnName = (number: number): string =>
  number === 0
    ? ''
    : columnName(Math.floor((number - 1) / 26)) + String.fromCharCode(65 + ((number - 1) % 26));

async function* sheetOf({ header, pages, stamp }: Table): AsyncGenerator<string> {
  let count = 0;
  for await (const rows of pages) {
    if (count === 0) yield beginOf(header, rows, stamp);
    yield rows.map((row) => rowOf(row, stamp)).join('');
    count += rows.length;
  }
  if (count === 0) yield beginOf(header, [], stamp);
  yield `</sheetData><autoFilter ref="A1:${columnName(header.length)}${count + 1}"/></worksheet>`;
}

const beginOf = (
  header: readonly string[],
  rows: readonly (readonly ExportCell[])[],
  stamp: Table['stamp'],
) =>
  `${declaration}<worksheet xmlns="${main}">${columnWidths(header, rows)}<sheetData>${rowOf(header, stamp)}`;

export function xlsxOf(table: Table): AsyncGenerator<Buffer> {
  const parts: readonly DeflatedEntry[] = [
    { name: '[Content_Types].xml', pieces: [contentTypes] },
    { name: '_rels/.rels', pieces: [relations(['officeDocument', 'xl/workbook.xml'])] },
    { name: 'xl/workbook.xml', pieces: [workbook(table.name)] },
    {
      name: 'xl/_rels/workbook.xml.rels',
      pieces: [relations(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml'])],
    },
    { name: 'xl/styles.xml', pieces: [styles] },
    { name: 'xl/worksheets/sheet1.xml', pieces: sheetOf(table) },
  ];
  return deflatedZip(parts);
}
