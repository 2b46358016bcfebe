import { writeStoredZip } from './stored-zip.ts';

/** Tables as programs write them. */

export const csv = (...rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) =>
      row.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(','),
    )
    .join('\r\n');

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

interface Book {
  /** The XML inside `sheetData`. */
  readonly rows: string;
  readonly shared?: readonly string[];
  readonly styles?: string;
  /** More parts, by name. */
  readonly parts?: Readonly<Record<string, string>>;
}

/** A workbook of one sheet, whose file has another number than programs give the first. */
export function xlsx({ rows, shared = [], styles = '', parts = {} }: Book): Buffer {
  const texts: Readonly<Record<string, string>> = {
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    'xl/workbook.xml': `${head}<workbook ${main} xmlns:r="http://r"><sheets><sheet name="A" sheetId="1" r:id="rId7"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships><Relationship Id="rId7" Target="worksheets/sheet9.xml"/></Relationships>`,
    'xl/worksheets/sheet9.xml': `${head}<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `${head}<sst ${main}>${shared.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    'xl/styles.xml': `${head}<styleSheet ${main}>${styles}</styleSheet>`,
    ...parts,
  };
  return writeStoredZip(new Map(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)])));
}

const inline = (text: string) => `<is><t>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is>`;
const letters = (at: number) => String.fromCodePoint(65 + at);

/** The same with texts alone. */
export const textXlsx = (...rows: readonly (readonly string[])[]): Buffer =>
  xlsx({
    rows: rows
      .map(
        (cells, row) =>
          `<row r="${row + 1}">${cells.map((cell, at) => `<c r="${letters(at)}${row + 1}" t="inlineStr">${inline(cell)}</c>`).join('')}</row>`,
      )
      .join(''),
  });

interface SheetOf {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  readonly merged?: string;
}
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const cellOf = (text: string, at: string) =>
  /^\d{5}$/.test(text)
    ? `<c r="${at}"><v>${text}</v></c>`
    : `<c r="${at}" t="inlineStr"><is><t>${escaped(text)}</t></is></c>`;

/** A workbook of several sheets. */
export function workbook(...sheets: readonly SheetOf[]): Buffer {
  return xlsx({
    rows: '',
    parts: {
      'xl/workbook.xml': `<workbook ${main} xmlns:r="http://r"><sheets>${sheets.map(({ name }, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="r${at}"/>`).join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships>${sheets.map((_, at) => `<Relationship Id="r${at}" Target="worksheets/s${at}.xml"/>`).join('')}</Relationships>`,
      ...Object.fromEntries(
        sheets.map(({ rows, merged }, number) => [
          `xl/worksheets/s${number}.xml`,
          `<worksheet ${main}><sheetData>${rows
            .map(
              (cells, row) =>
                `<row r="${row + 1}">${cells.map((cell, at) => (cell === '' ? '' : cellOf(cell, `${letters(at)}${row + 1}`))).join('')}</row>`,
            )
            .join(
              '',
            )}</sheetData>${merged === undefined ? '' : `<mergeCells count="1"><mergeCell ref="${merged}"/></mergeCells>`}</worksheet>`,
        ]),
      ),
    },
  });
}
