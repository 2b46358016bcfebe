import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AppContext } from '#server/core/context.ts';
import { videos } from '#server/helpdesk/schema/videos.ts';
import { settleBytes, storeBytes } from '../files/pending-bytes.ts';

const fileFolder = fileURLToPath(new URL('./data/files/', import.meta.url));
/** Made by `npm run films`. */
const filmFolder = fileURLToPath(new URL('./data/films/', import.meta.url));

const languages = [
  { label: 'English', lang: 'en' },
  { label: 'हिन्दी', lang: 'hi' },
  { label: 'اردو', lang: 'ur' },
] as const;

/** One short film for everybody, and one for each role that is shown its first steps [ML-07]. */
const films = [
  {
    title: 'A first look at the classroom',
    film: null,
    description: 'A short film with captions in English and Hindi, in two sizes.',
    isPublic: true,
    roles: [1, 2, 3, 4, 5, 6],
    onboardingRoles: [],
  },
  {
    title: 'First steps for school admins',
    film: 'admin',
    description: 'A minute through the screens of a school admin.',
    isPublic: false,
    roles: [2],
    onboardingRoles: [2],
  },
  {
    title: 'First steps for students',
    film: 'student',
    description: 'A minute: where your homework and news are.',
    isPublic: false,
    roles: [3],
    onboardingRoles: [3],
  },
  {
    title: 'First steps for teachers',
    film: 'teacher',
    description: 'A minute: from a notice to the students who read it.',
    isPublic: false,
    roles: [4],
    onboardingRoles: [4],
  },
];

/** Puts the demo films into the file store and the database. */
export async function seedVideos(app: AppContext): Promise<void> {
  const keys: string[] = [];
  const keep = async (name: string, folder = fileFolder) => {
    const key = await storeBytes(app, app.database.transaction, await readFile(`${folder}${name}`));
    keys.push(key);
    return key;
  };
  const short = {
    videoKey: await keep('clip-720p.mp4'),
    coverKey: await keep('photo.jpg'),
    captions: [
      { key: await keep('captions-en.vtt'), label: 'English', lang: 'en' },
      { key: await keep('captions-hi.vtt'), label: 'हिन्दी', lang: 'hi' },
    ],
    resolutions: [{ key: await keep('clip-360p.mp4'), label: '360p', lang: '' }],
  };
  const partsOf = async (film: string) => ({
    videoKey: await keep(`${film}.mp4`, filmFolder),
    coverKey: await keep(`${film}.jpg`, filmFolder),
    captions: await Promise.all(
      languages.map(async ({ label, lang }) => ({
        key: await keep(`${film}-${lang}.vtt`, filmFolder),
        label,
        lang,
      })),
    ),
    resolutions: [],
  });
  const rows = await Promise.all(
    films.map(async ({ film, ...facts }) => ({
      ...facts,
      ...(film === null ? short : await partsOf(film)),
      id: randomUUID(),
      createdAt: app.now(),
    })),
  );
  await app.database.transaction(async (tx) => {
    await tx.insert(videos).values(rows);
    await settleBytes(tx, keys);
  });
}
