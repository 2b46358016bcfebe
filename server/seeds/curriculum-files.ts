import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { contentUploadKind } from '#contract/content/content-files.rules.ts';
import type { Services } from '#server/core/context.ts';
import { people } from '#server/directory/schema.ts';
import type { Queryable } from '../db/database.ts';
import { uploadMark } from '../files/upload-kind.ts';
import { tracks } from './curriculum-projects.ts';
import type { Caller } from './tickets.ts';

const fileFolder = fileURLToPath(new URL('./data/files/', import.meta.url));
/** Made by `npm run films`. */
const filmFolder = fileURLToPath(new URL('./data/films/', import.meta.url));
/** Who writes the seeded content. */
export const author = 'X00001';

export interface Writer extends Caller {
  readonly app: Services;
  readonly db: Queryable;
}

export interface SeedFiles {
  readonly slides: string;
  readonly sheet: string;
  readonly plan: string;
  /** A document of several pages. */
  readonly chapter: string;
  /** A film of ours, of a minute. */
  readonly film: string;
  readonly cover: ReadonlyMap<string, string>;
}

/** What projects carry: slides, a sheet, a plan, and a cover a tool. */
export async function seedFiles(writer: Writer): Promise<SeedFiles> {
  const sample = async (name: string, as: string) => keep(writer, as, await readFile(`${fileFolder}${name}`));
  const cover = new Map<string, string>();
  for (const [at, { tool }] of tracks.entries())
    if (!cover.has(tool)) cover.set(tool, await keep(writer, `${tool}.png`, await drawCover(tool, at)));
  return {
    slides: await sample('slides.pptx', 'Session slides.pptx'),
    sheet: await sample('marks.xlsx', 'Work sheet.xlsx'),
    plan: await sample('notice.docx', 'Lesson plan.docx'),
    chapter: await sample('slides.pdf', 'Chapter.pdf'),
    film: await keep(writer, 'What students see.mp4', await readFile(`${filmFolder}student.mp4`)),
    cover,
  };
}

/** A cover in a colour of its own, with the tool's name. */
function drawCover(tool: string, at: number): Promise<Buffer> {
  const hue = (at * 47) % 360;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360">
    <rect width="640" height="360" fill="hsl(${hue} 55% 38%)"/>
    <circle cx="540" cy="80" r="150" fill="hsl(${hue} 60% 52%)"/>
    <circle cx="90" cy="330" r="110" fill="hsl(${hue} 60% 30%)"/>
    <text x="48" y="200" font-family="sans-serif" font-size="52" font-weight="700" fill="#fff">${tool}</text>
  </svg>`;
  return sharp(Buffer.from(picture)).png().toBuffer();
}

/** An upload as the browser makes one: the same store, the same check, the same preview. */
export async function keep(writer: Writer, name: string, bytes: Uint8Array): Promise<string> {
  const [person] = await writer.db.select().from(people).where(eq(people.loginName, author));
  const mark = uploadMark({ schoolId: 0, personId: person?.id ?? 0 }, contentUploadKind);
  const upload_id = mark + Math.random().toString(36).slice(2).padEnd(12, '0');
  await writer.app.uploads.place(upload_id, bytes, name);
  return (await writer.call('save-content-file', { upload_id, org_name: name }, author)).data.id;
}
