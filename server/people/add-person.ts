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
import { takePlace } from './licence.ts';
import { freeLoginName } from './login-names.ts';
import { lockMemberships, type PlaceCommand, setPlaces } from './places.ts';
import { refuseUnlessMayWrite } from './policy.ts';
import { journal, type PersonKey } from './queries/journal.ts';
import { setMembershipYear } from './queries/memberships.ts';
import { insertPerson, loginNameOf, takenLoginNames, writeProfile } from './queries/person.ts';
import { columnsOf, type PersonRecord, toRecord } from './record.ts';
import { refusingTaken, withPicture } from './save-person.ts';
import { asPassword, startCode } from './sheets/start-code.ts';

interface AddInput {
  readonly school_id: number;
  readonly formSession: string;
  readonly profile_pic?: string | undefined;
  readonly offered_user_id?: string;
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
  /** The caller kept the username that the form offered: when it is taken, the next free one is theirs. */
  readonly takesAnyLogin: boolean;
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
  const takesAnyLogin = input.offered_user_id === record.user_id;
  const newcomer = { school, role, record, places, passwordHash, year, takesAnyLogin };
  return withPicture(scene, input.profile_pic, async (picture) => {
    let isFirst = false;
    const { data, loginName } = await part(async (unit) => {
      const data = await withIdempotencyKey(unit, input.formSession, () => {
        isFirst = true;
        return enter(unit, { ...newcomer, picture }, alongside);
      });
      return { data, loginName: (await loginNameOf(unit.db, school.id, data.id)) ?? record.user_id };
    });
    const name = `${record.firstName} ${record.lastName}`.trim();
    const information = `${name} can sign in as ${loginName} with this code once.`;
    const shown = { user_id: loginName, name, code: isFirst ? code : '', information };
    const answer = { success: 'true' as const, data: { ...data, ...shown } };
    return { answer, unused: picture && !isFirst ? keysOfPicture(picture) : [] };
  });
}

async function enter(
  unit: SignedInContext<AddReasons>,
  { school, role, record: asked, places, picture, passwordHash, year, takesAnyLogin }: Newcomer,
  alongside: Besides['alongside'],
) {
  const { app, db, actor } = unit;
  await takePlace(unit, school.id, role);
  await lockMemberships(db, school.id, places);
  // The school is held since its place was taken: nobody of it takes the next free name meanwhile.
  const isGone = takesAnyLogin && (await takenLoginNames(db, [asked.user_id])).size > 0;
  const record = isGone ? { ...asked, user_id: await freeLoginName(db, school.id, role) } : asked;
  const { ofPeople, ofProfile } = columnsOf(record);
  const values = {
    ...ofPeople,
    schoolId: school.id,
    role,
    ...asPassword(passwordHash, app.now()),
    createdAt: app.now(),
  };
  const [row] = await refusingTaken(unit, school, record, role, () => insertPerson(db, values));
  if (!row) throw new Error('A person was not stored.');
  const person = { schoolId: school.id, id: row.id };
  await writeProfile(db, person, { ...ofProfile, ...picture, updatedAt: app.now() });
  await settleBytes(db, picture ? keysOfPicture(picture) : []);
  await setMembershipYear(db, year);
  const { after } = await setPlaces(unit, { person, school, wish: places, reason: 'entered' });
  await journal(unit, actor, person, 'added', {}, { ...record, places: after });
  await alongside?.(unit, person);
  tellOfClasses(unit, school.id);
  // The form session keeps it longer than the school may keep the person: numbers, nobody's name.
  return row;
}
