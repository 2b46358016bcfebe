import { type ReasonsOf } from '#contract/core/refusals.ts';
import { valuesFromWire, wireNameOf } from '#contract/profile/profile.codec.ts';
import type { saveRefusals } from '#contract/profile/profile.refusals.ts';
import { profileProblems } from '#contract/profile/profile.rules.ts';
import { type SaveProfileInput } from '#contract/profile/profile.wire.ts';
import {
  type ProfileField,
  type ProfileValues,
  profileKindOf,
  profileRights,
} from '#contract/profile/profile-rights.rules.ts';
import { choosePassword, hashPassword, validatePasswordChange } from '#server/auth/index.ts';
import { audit } from '#server/core/audit.ts';
import type { SignedInParts } from '#server/core/call-context.ts';
import { refuseStale } from '#server/core/refusal.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import type { Queryable } from '#server/db/database.ts';
import { releaseBytes, removeBytes, settleBytes } from '#server/files/pending-bytes.ts';
import { type KeptPicture, keepPicture, keysOfPicture } from './picture.ts';
import { refuseUnlessMaySave } from './policy.ts';
import { problemReason } from './problem-reason.ts';
import { ownerOf, readProfile, writeProfile } from './queries/profile.ts';

type SaveScene = SignedInParts<ReasonsOf<typeof saveRefusals>>;

/** [ST-33…ST-37, EN-36, EN-38, EN-40] Does slow work before the transaction. Stores all or nothing. */
export async function saveProfile(input: SaveProfileInput, scene: SaveScene) {
  const { part } = scene;
  refuseDemo(scene);
  const values = valuesFromWire(input);
  await part(({ db }) => refuseUnwanted(db, scene, input, values));
  const passwordHash = input.password === undefined ? undefined : await judge(scene, input, input.password);
  const picture = input.profile_pic === undefined ? undefined : await keepPicture(scene, input.profile_pic);
  const saved = await store(scene, { input, values, picture, passwordHash });
  return {
    success: 'true' as const,
    data: { status: 'true' as const, information: saved.information, ...saved.answer },
  };
}

/** Runs before the slow steps. */
async function refuseUnwanted(
  db: Queryable,
  scene: SaveScene,
  input: SaveProfileInput,
  values: Partial<ProfileValues>,
): Promise<void> {
  const { actor } = scene;
  const rights = profileRights(await ownerOf(db, actor));
  refuseUnlessMaySave(scene, rights, {
    fields: Object.keys(values),
    picture: input.profile_pic !== undefined,
    password: input.password !== undefined,
  });
  refuseBadFields(scene, values, (await readProfile(db, actor)).values);
}

/** Returns the hash. */
async function judge(scene: SaveScene, input: SaveProfileInput, password: string): Promise<string> {
  await validatePasswordChange(
    scene,
    'profile',
    {
      currentPassword: input.current_password ?? '',
      password,
      confirmPassword: input.confirmPassword ?? '',
    },
    'current_password',
  );
  return hashPassword(password);
}

/** [VP-23…VP-27] The browser's rules, for callers who skip them. */
function refuseBadFields(
  { actor, refuse }: SaveScene,
  wished: Partial<ProfileValues>,
  stored: ProfileValues,
): void {
  const fields = Object.keys(wished) as ProfileField[];
  const { timeZone } = actor.school;
  const problems = profileProblems({ ...stored, ...wished }, stored, fields, {
    kind: profileKindOf(actor.role),
    timeZone,
  });
  const issues = Object.entries(problems).map(([field, problem]) => [
    wireNameOf(field as ProfileField),
    problemReason(problem, timeZone),
  ]);
  if (issues.length > 0) throw refuse('bad_fields', { issues: Object.fromEntries(issues) });
}

interface Saving {
  readonly input: SaveProfileInput;
  readonly values: Partial<ProfileValues>;
  readonly picture: KeptPicture | undefined;
  readonly passwordHash: string | undefined;
}

/** Removes unused pictures: the old ones, or the new ones if the save fails. */
async function store({ app, actor, part, refuse }: SaveScene, saving: Saving) {
  const { picture, passwordHash, values } = saving;
  try {
    const { answer, information, replaced } = await part(async (unit) => {
      const before = await readProfile(unit.db, actor, true);
      const known = before.person.version;
      refuseStale({ refuse }, known, saving.input.version);
      const person = { schoolId: actor.school.id, id: actor.id };
      if (passwordHash !== undefined) await choosePassword(unit, person, passwordHash, actor.sessionId);
      const changes = { version: known, values, ...(picture ? { picture } : {}) };
      const version = await writeProfile(app, unit.db, actor, changes);
      if (picture) {
        await settleBytes(unit.db, keysOfPicture(picture));
        await releaseBytes(app, unit.db, keysOfPicture(before.profile));
      }
      await audit(unit, actor, 'profile.saved', { changed: changedParts(saving) });
      return {
        replaced: picture ? keysOfPicture(before.profile) : [],
        information: informationOf(saving),
        answer: {
          profile_pic: picture ? `/portraits/${picture.pictureId}` : before.picture,
          firstName: values.firstName ?? before.values.firstName,
          lastName: values.lastName ?? before.values.lastName,
          version,
        },
      };
    });
    await part(({ db }) => removeBytes(app, db, replaced));
    return { answer, information };
  } catch (error) {
    if (picture) await part(({ db }) => removeBytes(app, db, keysOfPicture(picture)));
    throw error;
  }
}

/** Names of the parts, never their content. */
function changedParts({ values, input, picture }: Saving): string {
  return [
    ...Object.keys(values),
    ...(picture ? ['picture'] : []),
    ...(input.password === undefined ? [] : ['password']),
  ].join(', ');
}

function informationOf({ values, input, picture }: Saving): string {
  const onlyPassword = input.password !== undefined && Object.keys(values).length === 0 && !picture;
  return onlyPassword ? 'Your password has been changed.' : 'Your profile has been saved.';
}
