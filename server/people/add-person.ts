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
import { takeLicence } from './licence.ts';
import { freeLoginName } from './login-names.ts';
import { lockMemberships, type MembershipCommand, setMemberships } from './memberships.ts';
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
export const blankMemberships = { divisions: [], batches: [], division_id: null };

type Fields = FacultyFields | StudentFields;

type EveryField = FacultyFields & StudentFields;
/** What a save may change; fields left out stay. */
export type NamedFields = { readonly [Field in keyof EveryField]?: EveryField[Field] | undefined };

/** Treats a student's single division like a teacher's list. Places left out stay. */
export function membershipsOf(fields: NamedFields): MembershipCommand {
  const { divisions, division_id: division, batches } = fields;
  if (division === undefined) return { divisions, batches };
  return { divisions: division === null ? [] : [division], batches };
}

interface Newcomer {
  readonly school: ReachedSchool;
  readonly role: Role;
  readonly record: PersonRecord;
  readonly places: MembershipCommand;
  readonly picture: KeptPicture | undefined;
  readonly passwordHash: string;
  /** The username is the form's suggestion: if it is taken, use the next free one. */
  readonly takesAnyLogin: boolean;
  /** The school year of their places; '': the school's current one. */
  readonly year: string;
}

/** The school year of a newcomer's places, if it is not the current one. */
export type YearOf = (db: Queryable, school: ReachedSchool) => Promise<string>;

type AddReasons = ReasonsOf<typeof addRefusals>;

interface Besides {
  readonly yearOf?: YearOf | undefined;
  /** Runs in the same transaction. */
  readonly alongside?: (unit: SignedInContext<AddReasons>, person: PersonKey) => Promise<void>;
}

/** [VP-40, QU-06] Returns a code, shown only once. A repeat after a lost response has no code: none is stored. */
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
  const places = membershipsOf(fields);
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
  await takeLicence(unit, school.id, role);
  await lockMemberships(db, school.id, places);
  // The school's row is locked, so nobody else takes the next free name.
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
  const { after } = await setMemberships(unit, { person, school, wish: places, reason: 'entered' });
  await journal(unit, actor, person, 'added', {}, { ...record, places: after });
  await alongside?.(unit, person);
  tellOfClasses(unit, school.id);
  // The form session may outlive the person, so it stores only numbers.
  return row;
}
