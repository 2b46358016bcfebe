import type { GenericSchema } from 'valibot';
import type { Role } from '#contract/core/define-call.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { editRefusals } from '#contract/people/people.refusals.ts';
import type { StoredFields } from '#contract/people/person-fields.rules.ts';
import { tellOfClasses } from '#server/classes/index.ts';
import type { SignedIn, SignedInContext, SignedInParts } from '#server/core/call-context.ts';
import { forbidden, type Refusing } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import type { KeptPicture } from '#server/profile/index.ts';
import { reachSchool } from '#server/schools/index.ts';
import { membershipsOf, type NamedFields } from './add-person.ts';
import { lockMemberships } from './memberships.ts';
import { refuseUnlessMayWrite } from './policy.ts';
import { findPerson, lockPerson } from './queries/person.ts';
import { recordOf, toRecord, validateFields } from './record.ts';
import { savePerson, withPicture } from './save-person.ts';

interface EditInput extends NamedFields {
  readonly school_id: number;
  readonly id: number;
  /** Left out if the change overwrites nothing. */
  readonly version?: number;
  /** '' removes the picture. */
  readonly profile_pic?: string | undefined;
}

/** The form's rules for the stored values: fields that nobody changed are not checked again [QC-49]. */
export type FieldsFor = (timeZone: string, stored: StoredFields) => GenericSchema<unknown, NamedFields>;

interface Edit {
  readonly role: Role;
  readonly input: EditInput;
  readonly fieldsFor: FieldsFor;
}

type EditReasons = ReasonsOf<typeof editRefusals>;

export async function reachPerson(
  scene: { readonly db: Queryable } & SignedIn & Refusing<'demo_school'>,
  { role, input }: Pick<Edit, 'role' | 'input'>,
) {
  const school = await reachSchool(scene, input.school_id);
  refuseUnlessMayWrite(scene, school);
  const found = await findPerson(scene.db, scene.actor, { schoolId: school.id, id: input.id, role });
  if (scene.scope === 'taught' && !found.isTaught) throw forbidden();
  return { school, ...found };
}

/** Changes record, places and picture in one transaction. */
export async function editPerson(scene: SignedInParts<EditReasons>, edit: Edit) {
  // Checks the right before the picture is processed.
  await scene.part((unit) => reachPerson(unit, edit));
  return withPicture(scene, edit.input.profile_pic, (picture) =>
    scene.part((unit) => editInPart(unit, edit, picture)),
  );
}

/** Does the same within a transaction. `picture` is stored already. Returns the bytes that were released. */
export async function editInPart(
  unit: SignedInContext<EditReasons>,
  edit: Edit,
  picture: KeptPicture | undefined,
) {
  const { db } = unit;
  const { role, input, fieldsFor } = edit;
  const { school } = await reachPerson(unit, edit);
  await lockMemberships(db, school.id, membershipsOf(input));
  await lockPerson(db, { schoolId: school.id, id: input.id, role });
  const { person, profile } = await reachPerson(unit, edit);
  const stored = recordOf(person, profile);
  const fields = validateFields(unit, fieldsFor(school.timeZone, stored), input, school.timeZone);
  const record = toRecord(fields, stored);
  const { version, unused } = await savePerson(unit, {
    school,
    row: person,
    profile,
    version: input.version,
    record,
    places: membershipsOf(fields),
    picture: input.profile_pic === '' ? null : picture,
  });
  tellOfClasses(unit, school.id);
  const name = `${record.firstName} ${record.lastName}`.trim();
  const shown = picture?.pictureId ?? (input.profile_pic === '' ? null : (profile?.pictureId ?? null));
  return { answer: { id: person.id, version, name, record, pictureId: shown, school }, unused };
}
