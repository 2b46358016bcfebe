import type { GenericSchema } from 'valibot';
import type { Role, Scope, StoredFields } from '#contract';
import type { Actor } from '#server/core/actor.ts';
import type { SignedInParts } from '#server/core/pipeline.ts';
import { forbidden } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { reachSchool } from '#server/schools/index.ts';
import { type NamedFields, placesOf } from './add-person.ts';
import { refuseUnlessMayWrite } from './policy.ts';
import { findPerson, lockPerson } from './queries/person.ts';
import { judgeFields, recordOf, toRecord } from './record.ts';
import { savePerson, withPicture } from './save-person.ts';
import { setStatus } from './status.ts';

interface EditInput {
  readonly school_id: number;
  readonly id: number;
  /** Left out where what is changed overwrites nothing. */
  readonly version?: number;
  /** '' removes the one there is. */
  readonly profile_pic?: string | undefined;
  readonly active_status?: 0 | 1 | undefined;
}

/** The rules of the form, knowing what is stored: what nobody touched is not judged anew [QC-49]. */
export type FieldsFor = (timeZone: string, stored: StoredFields) => GenericSchema<unknown, NamedFields>;

/** Somebody of the school that is named, whom the caller may write about. */
async function reachPerson(
  scene: { readonly db: Queryable; readonly actor: Actor; readonly scope: Scope },
  role: Role,
  input: EditInput,
) {
  const school = await reachSchool(scene, input.school_id);
  refuseUnlessMayWrite(scene.actor, school);
  const found = await findPerson(scene.db, scene.actor, { schoolId: school.id, id: input.id, role });
  if (scene.scope === 'taught' && !found.isTaught) throw forbidden();
  return { school, ...found };
}

/** Changes what the input names of somebody's record, places, picture and status, all together or nothing. */
export async function editPerson(scene: SignedInParts, role: Role, input: EditInput, fieldsFor: FieldsFor) {
  const { actor, scope, part } = scene;
  // Before a picture is drawn.
  await part(({ db }) => reachPerson({ db, actor, scope }, role, input));
  return withPicture(scene, input.profile_pic, async (picture) =>
    part(async (unit) => {
      const { db } = unit;
      const { school } = await reachPerson(unit, role, input);
      await lockPerson(db, { schoolId: school.id, id: input.id, role });
      const { person, profile } = await reachPerson(unit, role, input);
      const stored = recordOf(person, profile);
      const fields = judgeFields(fieldsFor(school.timeZone, stored), input, school.timeZone);
      const record = toRecord(fields, stored);
      const saved = await savePerson(unit, {
        school,
        row: person,
        profile,
        version: input.version,
        record,
        places: placesOf(fields),
        picture: input.profile_pic === '' ? null : picture,
      });
      const wish = input.active_status === 1 ? 'active' : 'inactive';
      const row = { id: person.id, version: saved.version };
      const version =
        input.active_status === undefined
          ? saved.version
          : await setStatus(unit, { school, role, row, wish });
      const name = `${record.firstName} ${record.lastName}`.trim();
      const shown = picture?.pictureId ?? (input.profile_pic === '' ? null : (profile?.pictureId ?? null));
      return { answer: { id: person.id, version, name, record, pictureId: shown }, unused: saved.unused };
    }),
  );
}
