// `node tools/legal-pdf.mjs`: makes public/legal/*.pdf from docs/legal/*.md, with the Chromium that the tests use.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const root = fileURLToPath(new URL('../', import.meta.url));
const source = `${root}docs/legal/`;
const target = `${root}public/legal/`;

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const inline = (text) =>
  escape(text)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\*(.+?)\*/g, '<em>$1</em>');

/** Headings, paragraphs and lists: all that these texts are made of. */
function htmlOf(markdown) {
  return markdown
    .split(/\n{2,}/)
    .map((block) => {
      const [, marks, heading] = /^(#{1,2}) (.+)$/.exec(block.trim()) ?? [];
      if (marks) return `<h${marks.length}>${inline(heading)}</h${marks.length}>`;
      if (!block.startsWith('- ')) return `<p>${inline(block.trim())}</p>`;
      const items = block.trim().split(/\n(?=- )/);
      return `<ul>${items.map((item) => `<li>${inline(item.slice(2))}</li>`).join('')}</ul>`;
    })
    .join('\n');
}

const style = `
  body { font: 10.5pt/1.6 sans-serif; color: #1c2420; }
  h1 { font-size: 22pt; line-height: 1.2; margin: 0 0 14pt; }
  h2 { font-size: 12.5pt; margin: 16pt 0 4pt; break-after: avoid; }
  p, ul { margin: 0 0 7pt; orphans: 3; widows: 3; }
  ul { padding-left: 16pt; } li { margin-bottom: 4pt; }
  .brand { color: #1d6b4f; font-weight: 700; margin-bottom: 18pt; }`;

const browser = await chromium.launch({
  ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
  args: ['--no-sandbox'],
});
await mkdir(target, { recursive: true });
const page = await browser.newPage();
for (const name of (await readdir(source)).filter((each) => each.endsWith('.md'))) {
  const markdown = await readFile(source + name, 'utf8');
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? '';
  await page.setContent(
    `<!doctype html><html lang="en"><title>Banyan: ${title}</title><style>${style}</style><body><div class="brand">Banyan</div>${htmlOf(markdown)}</body></html>`,
  );
  const pdf = await page.pdf({
    format: 'A4',
    tagged: true,
    outline: true,
    margin: { top: '22mm', bottom: '22mm', left: '24mm', right: '24mm' },
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate:
      '<div style="width:100%;text-align:center;font-size:8pt;color:#666"><span class="pageNumber"></span> / <span class="totalPages"></span></div>',
  });
  await writeFile(target + name.replace(/\.md$/, '.pdf'), pdf);
}
await browser.close();
