import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { SignedInParts } from '#server/core/pipeline.ts';
import type { SignedInScene } from '#server/core/scene.ts';
import { releaseBytes, removeBytes, settleBytes, storeBytes } from '#server/files/pending-bytes.ts';
import { makePortrait } from '#server/files/portrait.ts';
import type { StoredSchool } from './queries/schools.ts';
import { schools } from './schema.ts';

interface Logo {
  readonly logoId: string;
  readonly logoKey: string;
}

/** Drawn anew and kept before the save: both are slow. Goes again where the save is refused. */
export async function withLogo<Result>(
  { app, part }: SignedInParts,
  base64: string | undefined,
  save: (
    logo: Logo | undefined,
  ) => Promise<{ readonly answer: Result; readonly unused: readonly (string | null)[] }>,
): Promise<Result> {
  const logo = base64 === undefined ? undefined : await keepLogo(app, part, base64);
  try {
    const { answer, unused } = await save(logo);
    await part(({ db }) => removeBytes(app, db, unused));
    return answer;
  } catch (error) {
    if (logo) await part(({ db }) => removeBytes(app, db, [logo.logoKey]));
    throw error;
  }
}

async function keepLogo(
  app: SignedInParts['app'],
  part: SignedInParts['part'],
  base64: string,
): Promise<Logo> {
  const { whole } = await makePortrait(Buffer.from(base64, 'base64'), 'contain');
  const logoKey = await storeBytes(app, (work) => part(({ db }) => work(db)), whole);
  return { logoId: randomUUID(), logoKey };
}

/** Puts the logo, or none, in the place of the one there is; answers the bytes that nothing names any more. */
export async function putLogo(
  { app, db }: SignedInScene,
  school: Pick<StoredSchool, 'id' | 'logoKey'>,
  logo: Logo | undefined,
): Promise<(string | null)[]> {
  const values = logo ?? { logoId: null, logoKey: null };
  await db.update(schools).set(values).where(eq(schools.id, school.id));
  if (logo) await settleBytes(db, [logo.logoKey]);
  await releaseBytes(app, db, [school.logoKey]);
  return [school.logoKey];
}
