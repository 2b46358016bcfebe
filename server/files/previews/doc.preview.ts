import WordExtractor from 'word-extractor';
import { documentStyle, previewPage } from './preview-page.ts';
import { escapeHtml } from './sanitise-html.ts';

const mostCharacters = 2_000_000;

/** The text of an old Word document with its tables but not its looks [TV-13]; null when it has no text. */
export async function previewDoc(path: string): Promise<string | null> {
  const text = (await textsOfDoc(path)).join('\n');
  if (text === '') return null;
  const body = writeBlocks(text.slice(0, mostCharacters).split('\n'));
  return previewPage({
    body: `<article class="paper">${body}</article>`,
    style: documentStyle,
    isCut: text.length > mostCharacters,
  });
}

export async function textsOfDoc(path: string): Promise<string[]> {
  const document = await new WordExtractor().extract(path);
  const exact = { filterUnicode: false };
  const boxes = document.getTextboxes({ ...exact, includeHeadersAndFooters: false });
  return [document.getBody(exact), boxes, document.getFootnotes(exact)]
    .map((part) => part.trim())
    .filter(Boolean);
}

/** The reader ends each cell of a table with a tab, and so each row too. */
function writeBlocks(lines: readonly string[]): string {
  let html = '';
  let rows = '';
  for (const line of lines) {
    if (line.endsWith('\t')) {
      rows += writeRow(line);
      continue;
    }
    html += closeTable(rows) + writeParagraph(line);
    rows = '';
  }
  return html + closeTable(rows);
}

function writeRow(line: string): string {
  const cells = line.replace(/\t+$/, '').split('\t');
  return `<tr>${cells.map((cell) => `<td>${readable(cell)}</td>`).join('')}</tr>`;
}

function closeTable(rows: string): string {
  return rows && `<table><tbody>${rows}</tbody></table>`;
}

function writeParagraph(line: string): string {
  return line.trim() === '' ? '' : `<p>${readable(line)}</p>`;
}

function readable(text: string): string {
  return escapeHtml(text.replace(/[\p{Cc}\uFFFC]/gu, ' ').trim());
}
