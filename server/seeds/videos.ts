import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AppContext } from '#server/core/context.ts';
import { videos } from '#server/helpdesk/schema/videos.ts';
import { settleBytes, storeBytes } from '../files/pending-bytes.ts';

const fileFolder = fileURLToPath(new URL('./data/files/', import.meta.url));

/** One short film for everybody, and one for each role that is shown its first steps [ML-07]. */
const films = [
  {
    title: 'A first look at the classroom',
    description: 'A short film with captions in English and Hindi, in two sizes.',
    isPublic: true,
    roles: [1, 2, 3, 4, 5, 6],
    onboardingRoles: [],
  },
  {
    title: 'First steps for school admins',
    description: 'How your school’s board begins its day.',
    isPublic: false,
    roles: [2],
    onboardingRoles: [2],
  },
  {
    title: 'First steps for students',
    description: 'Where your homework and news are.',
    isPublic: false,
    roles: [3],
    onboardingRoles: [3],
  },
  {
    title: 'First steps for teachers',
    description: 'From a notice to the class that reads it.',
    isPublic: false,
    roles: [4],
    onboardingRoles: [4],
  },
];

/** Puts the demo films into the file store and the database; all of them share their files. */
export async function seedVideos(app: AppContext): Promise<void> {
  const keys: string[] = [];
  const keep = async (name: string) => {
    const key = await storeBytes(app, app.database.transaction, await readFile(`${fileFolder}${name}`));
    keys.push(key);
    return key;
  };
  const parts = {
    videoKey: await keep('clip-720p.mp4'),
    coverKey: await keep('photo.jpg'),
    captions: [
      { key: await keep('captions-en.vtt'), label: 'English', lang: 'en' },
      { key: await keep('captions-hi.vtt'), label: 'हिन्दी', lang: 'hi' },
    ],
    resolutions: [{ key: await keep('clip-360p.mp4'), label: '360p', lang: '' }],
  };
  await app.database.transaction(async (tx) => {
    await tx
      .insert(videos)
      .values(films.map((film) => ({ ...film, ...parts, id: randomUUID(), createdAt: app.now() })));
    await settleBytes(tx, keys);
  });
}
