import { sql } from 'drizzle-orm';
import type { Role } from '#contract/core/define-call.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { roles } from '#contract/core/roles.ts';
import type { addRefusals } from '#contract/people/people.refusals.ts';
import type { FacultyFields, StudentFields } from '#contract/people/person-fields.rules.ts';
import { hashPassword } from '#server/auth/index.ts';
import { tellOfClasses } from '#server/classes/index.ts';
import type { SignedInContext, SignedInParts } from '#server/core/call-context.ts';
import { withIdempotencyKey } from '#server/core/form-sessions.ts';
import type { Queryable } from '#server/db/database.ts';
import { settleBytes } from '#server/files/pending-bytes.ts';
import { type KeptPicture, keysOfPicture } from '#server/profile/index.ts';
import { type ReachedSchool, reachSchool } from '#server/schools/index.ts';
import { people } from '#server/schools/schema.ts';
import { journal, type PersonKey } from './journal.ts';
import { takePlace } from './licence.ts';
import { holdPlaces, type PlaceCommand, setPlaces } from './places.ts';
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
export function placesOf(fields: NamedFields): PlaceCommand {
  const { divisions, division_id: division, batches } = fields;
  if (division === undefined) return { divisions, batches };
  return { divisions: division === null ? [] : [division], batches };
}

interface Newcomer {
  readonly school: ReachedSchool;
  readonly role: Role;
  readonly record: PersonRecord;
  readonly places: PlaceCommand;
  readonly picture: KeptPicture | undefined;
  readonly passwordHash: string;
  /** In which their places are; '' is the school's own. */
  readonly year: string;
}

/** The year that a newcomer's places are in, where it is not the school's own. */
export type YearOf = (db: Queryable, school: ReachedSchool) => Promise<string>;

type AddReasons = ReasonsOf<typeof addRefusals>;

interface Besides {
  readonly yearOf?: YearOf | undefined;
  /** What belongs to the same transaction. */
  readonly alongside?: (unit: SignedInContext<AddReasons>, person: PersonKey) => Promise<void>;
}

/**
 * [VP-40, QU-06] Somebody new, with a code that is read once, here: a repeat of the call, whose first answer may have
 * been lost, adds nobody and answers no code, since none is kept.
 */
export async function addPerson(
  scene: SignedInParts<AddReasons>,
  role: typeof roles.faculty | typeof roles.student,
  input: AddInput,
  judge: (school: ReachedSchool) => Fields,
  { yearOf, alongside }: Besides = {},
) {
  const { actor, scope, part } = scene;
  const { school, fields, year } = await part(async ({ db }) => {
    const school = await reachSchool({ db, actor, scope }, input.school_id);
    refuseUnlessMayWrite(scene, school);
    return { school, fields: judge(school), year: (await yearOf?.(db, school)) ?? '' };
  });
  const code = startCode();
  const passwordHash = await hashPassword(code);
  const record = toRecord(fields);
  const places = placesOf(fields);
  return withPicture(scene, input.profile_pic, async (picture) => {
    let isFirst = false;
    const data = await part((unit) =>
      withIdempotencyKey(unit, input.formSession, () => {
        isFirst = true;
        return enter(unit, { school, role, record, places, picture, passwordHash, year }, alongside);
      }),
    );
    const name = `${record.firstName} ${record.lastName}`.trim();
    const information = `${name} can sign in as ${record.user_id} with this code once.`;
    const shown = { user_id: record.user_id, name, code: isFirst ? code : '', information };
    const answer = { success: 'true' as const, data: { ...data, ...shown } };
    return { answer, unused: picture && !isFirst ? keysOfPicture(picture) : [] };
  });
}

async function enter(
  unit: SignedInContext<AddReasons>,
  { school, role, record, places, picture, passwordHash, year }: Newcomer,
  alongside: Besides['alongside'],
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
  await db.execute(sql`select set_config('banyan.place_year', ${year}, true)`);
  const { after } = await setPlaces(unit, { person, school, wish: places, reason: 'entered' });
  await journal(unit, actor, person, 'added', {}, { ...record, places: after });
  await alongside?.(unit, person);
  tellOfClasses(unit, school.id);
  // The form session keeps it longer than the school may keep the person: numbers, nobody's name.
  return row;
}
