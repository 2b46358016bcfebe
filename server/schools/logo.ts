import { randomUUID } from 'node:crypto';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { logoRefusals } from '#contract/schools/schools.refusals.ts';
import type { SignedInContext, SignedInParts } from '#server/core/call-context.ts';
import { releaseBytes, removeBytes, settleBytes, storeBytes } from '#server/files/pending-bytes.ts';
import { makePortrait } from '#server/files/portrait.ts';
import { changeSchool, type StoredSchool } from './queries/schools.ts';

type LogoScene = SignedInParts<ReasonsOf<typeof logoRefusals>>;

interface Logo {
  readonly logoId: string;
  readonly logoKey: string;
}

/** Converts and stores the logo before the save, because both are slow. Removes it if the save fails. */
export async function withLogo<Result>(
  scene: LogoScene,
  base64: string | undefined,
  save: (
    logo: Logo | undefined,
  ) => Promise<{ readonly answer: Result; readonly unused: readonly (string | null)[] }>,
): Promise<Result> {
  const { app, part } = scene;
  const logo = base64 === undefined ? undefined : await keepLogo(scene, base64);
  try {
    const { answer, unused } = await save(logo);
    await part(({ db }) => removeBytes(app, db, unused));
    return answer;
  } catch (error) {
    if (logo) await part(({ db }) => removeBytes(app, db, [logo.logoKey]));
    throw error;
  }
}

async function keepLogo({ app, part, refuse }: LogoScene, base64: string): Promise<Logo> {
  const { whole } = await makePortrait(Buffer.from(base64, 'base64'), refuse, 'contain');
  const logoKey = await storeBytes(app, (work) => part(({ db }) => work(db)), whole);
  return { logoId: randomUUID(), logoKey };
}

/** `logo` undefined: removes it. Returns the released bytes. */
export async function putLogo(
  { app, db }: SignedInContext,
  school: Pick<StoredSchool, 'id' | 'logoKey'>,
  logo: Logo | undefined,
): Promise<(string | null)[]> {
  const values = logo ?? { logoId: null, logoKey: null };
  await changeSchool(db, school.id, values);
  if (logo) await settleBytes(db, [logo.logoKey]);
  await releaseBytes(app, db, [school.logoKey]);
  return [school.logoKey];
}
