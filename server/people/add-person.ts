import type { FacultyFields, ReasonsOf, Role, roles, StudentFields } from '#contract';
import type { addRefusals } from '#contract/people/people.refusals.ts';
import { hashPassword } from '#server/auth/index.ts';
import { tellOfClasses } from '#server/classes/index.ts';
import { oncePerFormSession } from '#server/core/form-sessions.ts';
import type { SignedInParts, SignedInScene } from '#server/core/scene.ts';
import { settleBytes } from '#server/files/pending-bytes.ts';
import { type KeptPicture, keysOfPicture } from '#server/profile/index.ts';
import { type ReachedSchool, reachSchool } from '#server/schools/index.ts';
import { people } from '#server/schools/schema.ts';
import { journal } from './journal.ts';
import { takePlace } from './licence.ts';
import { holdPlaces, type PlaceWish, setPlaces } from './places.ts';
import { refuseUnlessMayWrite } from './policy.ts';
import { columnsOf, type PersonRecord, toRecord } from './record.ts';
import { refusingTaken, withPicture, writeProfile } from './save-person.ts';
import { asPassword, startCode } from './start-code.ts';

interface AddInput {
  readonly school_id: number;
  readonly formSession: string;
  readonly profile_pic?: string | undefined;
}

/** What a form's fields begin with where a call leaves them out. */
export const blankPlaces = { divisions: [], batches: [], division_id: null };

type Fields = FacultyFields | StudentFields;

type EveryField = FacultyFields & StudentFields;
/** What a save may name; the rest stays as it is. */
export type NamedFields = { readonly [Field in keyof EveryField]?: EveryField[Field] | undefined };

/** A student's one division is a list as a teacher's; places that are not named stay. */
export function placesOf(fields: NamedFields): PlaceWish {
  const { divisions, division_id: division, batches } = fields;
  if (division === undefined) return { divisions, batches };
  return { divisions: division === null ? [] : [division], batches };
}

interface Newcomer {
  readonly school: ReachedSchool;
  readonly role: Role;
  readonly record: PersonRecord;
  readonly places: PlaceWish;
  readonly picture: KeptPicture | undefined;
  readonly passwordHash: string;
}

type AddReasons = ReasonsOf<typeof addRefusals>;

/**
 * [VP-40, QU-06] Somebody new, with a code that is read once, here: a repeat of the call, whose first answer may have
 * been lost, adds nobody and answers no code, since none is kept.
 */
export async function addPerson(
  scene: SignedInParts<AddReasons>,
  role: typeof roles.faculty | typeof roles.student,
  input: AddInput,
  judge: (school: ReachedSchool) => Fields,
) {
  const { actor, scope, part } = scene;
  const { school, fields } = await part(async ({ db }) => {
    const school = await reachSchool({ db, actor, scope }, input.school_id);
    refuseUnlessMayWrite(scene, school);
    return { school, fields: judge(school) };
  });
  const code = startCode();
  const passwordHash = await hashPassword(code);
  const record = toRecord(fields);
  const places = placesOf(fields);
  return withPicture(scene, input.profile_pic, async (picture) => {
    let isFirst = false;
    const data = await part((unit) =>
      oncePerFormSession(unit, input.formSession, () => {
        isFirst = true;
        return enter(unit, { school, role, record, places, picture, passwordHash });
      }),
    );
    const answer = { success: 'true' as const, data: { ...data, code: isFirst ? code : '' } };
    return { answer, unused: picture && !isFirst ? keysOfPicture(picture) : [] };
  });
}

async function enter(
  unit: SignedInScene<AddReasons>,
  { school, role, record, places, picture, passwordHash }: Newcomer,
) {
  const { app, db, actor } = unit;
  await takePlace(unit, school.id, role);
  await holdPlaces(db, school.id, places);
  const { ofPeople, ofProfile } = columnsOf(record);
  const values = {
    ...ofPeople,
    schoolId: school.id,
    role,
    ...asPassword(passwordHash, app.now()),
    createdAt: app.now(),
  };
  const [row] = await refusingTaken(unit, school, record, role, () =>
    db.insert(people).values(values).returning({ id: people.id, version: people.version }),
  );
  if (!row) throw new Error('A person was not stored.');
  const person = { schoolId: school.id, id: row.id };
  await writeProfile(db, person, { ...ofProfile, ...picture, updatedAt: app.now() });
  await settleBytes(db, picture ? keysOfPicture(picture) : []);
  const { after } = await setPlaces(unit, { person, school, wish: places, reason: 'entered' });
  await journal(unit, actor, person, 'added', {}, { ...record, places: after });
  tellOfClasses(unit, school.id);
  const name = `${record.firstName} ${record.lastName}`.trim();
  return {
    ...row,
    user_id: record.user_id,
    name,
    information: `${name} can sign in as ${record.user_id} with this code once.`,
  };
}
