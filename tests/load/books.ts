/**
 * `npm run bench:books`: what of a book of 300 pages, 29 MB of pictures, travels before its first page can be drawn, and
 * before its last one, asked for as the reader asks; `-- --browser` builds the app and looks with Chromium over a line
 * of 1.6 Mbit/s: the first page 1.5 s after the press on the shelf with the viewer in the cache, its picture after 2.5 s
 * without, and less than 250 MB of memory in the tab at page 300. Fails above.
 */
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gatherPages } from '../../server/files/pdf-pages/gather-pages.ts';
import { build } from '../../tools/build.mjs';
import { readInBrowser } from './book-browser.ts';
import { pictureBook } from './book-file.ts';
import { signInByCookie } from './product-client.ts';
import {
  buildServer,
  mailSent,
  type Program,
  query,
  startPostgres,
  startProduct,
  stopEverything,
} from './programs.ts';

const pages = 300;
/** As `src/ui/media/pdf-source.ts` asks. */
const rangeChunkSize = 2 ** 14;
/** Bytes that a page of 100 kB may cost: itself, the table at the end and what lies beside them in whole pieces. */
const mostBytes = 1_500_000;
const lineBytesPerMillisecond = 1_600_000 / 8 / 1_000;

interface Placed {
  readonly book: number;
  readonly file: string;
  readonly key: string;
  readonly login: string;
}

/** Puts the large file in the place of a lesson of the demo's book, kept as a claim keeps one; a student reads it. */
async function placeBook(databaseUrl: string, folder: string, kidsEach: number): Promise<Placed> {
  const [found] = await query<Placed>(
    databaseUrl,
    `select b.id as book, f.id as file, f.storage_key as key, p.login_name as login
    from books b join book_lessons l on l.book_id = b.id and l.position = 1 join files f on f.id = l.file_id
    join grades g on g.master_class_id = b.class_id
    join memberships m on m.school_id = g.school_id and m.grade_id = g.id
    join people p on p.school_id = m.school_id and p.id = m.person_id and p.role = 3 and p.is_active
    join schools s on s.id = p.school_id and not s.is_demo
    where b.status = 'published' order by p.login_name = 'S00039' desc, b.id desc, p.id limit 1`,
  );
  if (!found) throw new Error('The demo has no book.');
  const bytes = pictureBook(pages, kidsEach);
  const path = join(folder, 'data', 'files', found.key.slice(0, 2), found.key.slice(2, 4), found.key);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  const begun = performance.now();
  const added = await gatherPages(path);
  if (added) await appendFile(path, added);
  const size = bytes.length + (added?.length ?? 0);
  await query(databaseUrl, `update files set size = ${size} where id = '${found.file}'`);
  console.info(
    `A book of ${pages} pages, ${(size / 1e6).toFixed(1)} MB, ${kidsEach} pages a node; ` +
      `its list of pages: ${added?.length ?? 0} bytes in ${(performance.now() - begun).toFixed(0)} ms`,
  );
  return found;
}

/** What pdf.js asks for until a page's drawing is known. */
async function bytesFor(product: Program, cookie: string, { file }: Placed, page: number) {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const plain = globalThis.fetch;
  let bytes = 0;
  let requests = 0;
  globalThis.fetch = async (input, init) => {
    requests += 1;
    const response = await plain(input, init);
    // The first one is broken off once its headers are there.
    if (response.status === 206) bytes += Number(response.headers.get('content-length'));
    return response;
  };
  const begun = performance.now();
  try {
    const task = getDocument({
      url: `http://127.0.0.1:${product.port}/files/${file}`,
      httpHeaders: { cookie: `banyan_session=${cookie}` },
      disableAutoFetch: true,
      disableStream: true,
      rangeChunkSize,
      verbosity: VerbosityLevel.ERRORS,
    });
    const found = await (await task.promise).getPage(page);
    await found.getOperatorList();
    const took = performance.now() - begun;
    await task.destroy();
    return { bytes, requests, took };
  } finally {
    globalThis.fetch = plain;
  }
}

function tellBytes({ bytes, requests, took }: Awaited<ReturnType<typeof bytesFor>>, page: number): void {
  const isOver = bytes > mostBytes;
  console.info(
    `Page ${page}: ${(bytes / 1e3).toFixed(0)} kB in ${requests} requests, ${took.toFixed(0)} ms here, ` +
      `${(bytes / lineBytesPerMillisecond).toFixed(0)} ms of a line of 1.6 Mbit/s${isOver ? ', OVER' : ''}`,
  );
  if (isOver) process.exitCode = 1;
}

async function firstByte(product: Program, cookie: string, { file }: Placed): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    const begun = performance.now();
    const response = await fetch(`http://127.0.0.1:${product.port}/files/${file}`, {
      headers: { cookie: `banyan_session=${cookie}`, range: 'bytes=0-65535' },
    });
    times.push(performance.now() - begun);
    if (response.status !== 206) throw new Error(`${response.status}`);
    await response.arrayBuffer();
  }
  return times.toSorted((a, b) => a - b)[10] ?? Number.NaN;
}

try {
  const isBrowser = process.argv.includes('--browser');
  await (isBrowser ? build() : buildServer());
  const postgres = await startPostgres();
  const product = await startProduct(postgres.url, postgres.folder);
  await mailSent(postgres.url);
  // The worst one stays for the browser.
  for (const kidsEach of [10, pages]) {
    const placed = await placeBook(postgres.url, postgres.folder, kidsEach);
    const cookie = await signInByCookie(product, placed.login);
    console.info(`First byte of a range: median ${(await firstByte(product, cookie, placed)).toFixed(1)} ms`);
    for (const page of [1, pages]) tellBytes(await bytesFor(product, cookie, placed, page), page);
  }
  if (isBrowser) {
    const { book, login } = await placeBook(postgres.url, postgres.folder, pages);
    const cookie = await signInByCookie(product, login);
    if (!(await readInBrowser(product, cookie, book, pages))) process.exitCode = 1;
  }
} finally {
  await stopEverything();
}
