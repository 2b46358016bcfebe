import { readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { projectPolicy } from '#contract/files/upload-policies.ts';
import type { AppContext } from '#server/core/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { checkContent } from '../files/check-content.ts';
import { uploadPath } from '../files/disk-shelf.ts';
import { cleanedFile, type KeptBytes, keepBytes, keysOf } from '../files/keep-bytes.ts';
import { settleBytes } from '../files/pending-bytes.ts';
import type { files } from '../files/schema/file.ts';

const fileFolder = fileURLToPath(new URL('./data/files/', import.meta.url));

/** A file that students of a school hand in, without whose it is. */
export type SampleWork = KeptBytes &
  Pick<typeof files.$inferSelect, 'schoolId' | 'name' | 'extension' | 'type' | 'mime'>;

const turtle = `# The turtle draws a star
import turtle

pen = turtle.Turtle()
for side in range(5):
    pen.forward(120)
    pen.right(144)
turtle.done()
`;
const quiz = `# A quiz with points
questions = {"Capital of India?": "New Delhi", "7 x 8?": "56"}
points = 0
for question, answer in questions.items():
    if input(question + " ").strip().lower() == answer.lower():
        points += 1
print("Points:", points, "of", len(questions))
`;

/** Pictures drawn here, as students draw them: shapes on a ground. Each is a few kilobytes. */
const drawings: Readonly<Record<string, string>> = {
  'house.png': `<rect width="640" height="400" fill="skyblue"/><rect y="290" width="640" height="110" fill="seagreen"/>
    <rect x="220" y="180" width="200" height="140" fill="sandybrown"/><path d="M200 180 320 80 440 180z" fill="firebrick"/>
    <rect x="295" y="240" width="50" height="80" fill="saddlebrown"/><circle cx="560" cy="70" r="42" fill="gold"/>`,
  'star.png': `<rect width="640" height="400" fill="midnightblue"/>
    <path d="M320 60 365 300 150 155 490 155 275 300z" fill="none" stroke="gold" stroke-width="9"/>
    <circle cx="90" cy="80" r="5" fill="white"/><circle cx="560" cy="120" r="7" fill="white"/><circle cx="500" cy="330" r="4" fill="white"/>`,
  'chart.png': `<rect width="640" height="400" fill="ivory"/><path d="M80 40V340H600" fill="none" stroke="dimgray" stroke-width="5"/>
    <rect x="120" y="200" width="70" height="140" fill="teal"/><rect x="230" y="120" width="70" height="220" fill="coral"/>
    <rect x="340" y="260" width="70" height="80" fill="goldenrod"/><rect x="450" y="90" width="70" height="250" fill="slateblue"/>`,
  'robot.png': `<rect width="640" height="400" fill="lavender"/><rect x="220" y="150" width="200" height="150" rx="18" fill="slategray"/>
    <rect x="265" y="70" width="110" height="80" rx="14" fill="steelblue"/><circle cx="300" cy="108" r="11" fill="white"/>
    <circle cx="342" cy="108" r="11" fill="white"/><circle cx="265" cy="325" r="34" fill="black"/><circle cx="375" cy="325" r="34" fill="black"/>
    <path d="M320 70V34" stroke="steelblue" stroke-width="7"/><circle cx="320" cy="28" r="10" fill="crimson"/>`,
};

const draw = (shapes: string): Promise<Buffer> =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400">${shapes}</svg>`))
    .png({ palette: true })
    .toBuffer();

const sample = (name: string): Promise<Buffer> => readFile(`${fileFolder}${name}`);

/** By name; what a school needs of them is made once. */
const sources: Readonly<Record<string, () => Promise<Uint8Array>>> = {
  ...Object.fromEntries(Object.entries(drawings).map(([name, shapes]) => [name, () => draw(shapes)])),
  'turtle.txt': async () => Buffer.from(turtle),
  'quiz.txt': async () => Buffer.from(quiz),
  'learning.txt': () => sample('learning.txt'),
  'program.zip': () => sample('program.zip'),
  'kite.sb3': () => sample('kite.sb3'),
  'kite.sjr': () => sample('kite.sjr'),
};

/**
 * Keeps the samples for a school once, checked as an upload is; `names`: these alone. Their bytes are pending until a
 * row names them: see `settleSamples`.
 */
export async function keepSamples(
  app: AppContext,
  schoolId: number,
  names: readonly string[] = Object.keys(sources),
): Promise<SampleWork[]> {
  const kept: SampleWork[] = [];
  for (const [name, bytesOf] of Object.entries(sources))
    if (names.includes(name)) kept.push(await keepSample(app, schoolId, name, await bytesOf()));
  return kept;
}

async function keepSample(
  app: AppContext,
  schoolId: number,
  name: string,
  bytes: Uint8Array,
): Promise<SampleWork> {
  const path = uploadPath(app, `sample-${schoolId}-${name}`);
  await writeFile(path, bytes);
  try {
    const checked = await checkContent(path, name, projectPolicy);
    const cleaned = await cleanedFile(path, checked);
    const { extension, type, mime } = checked;
    const places = await keepBytes(app, app.database.transaction, cleaned, checked);
    if (cleaned.path !== path) await rm(cleaned.path, { force: true });
    return { schoolId, name, extension, type, mime, ...places };
  } finally {
    await rm(path, { force: true });
  }
}

/** In the transaction in which rows name these samples, each at least once. */
export const settleSamples = (tx: Queryable, samples: readonly SampleWork[]): Promise<void> =>
  settleBytes(tx, [...new Set(samples)].flatMap(keysOf));
