import { knownModel, type SchoolModel } from '#contract/core/school-models.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Services } from '#server/core/context.ts';
import type { people, schools } from '#server/directory/schema.ts';
import { mustChoosePassword } from './first-password.ts';
import type { sessions } from './schema/session.ts';

interface FoundPerson {
  readonly person: typeof people.$inferSelect;
  readonly school: typeof schools.$inferSelect;
  readonly given: Actor['schools'];
  readonly settings: Actor['school']['settings'];
  readonly hasClubs: boolean;
}

const warnedOf = new Set<number>();

/** [QC-04] A model this product does not know counts as 0; the log says so once. */
function modelOf(
  app: Pick<Services, 'log'>,
  school: { readonly id: number; readonly model: number },
): SchoolModel {
  const model = knownModel(school.model);
  if (model === null && !warnedOf.has(school.id)) {
    warnedOf.add(school.id);
    app.log.warn({ school: school.id, model: school.model }, 'Unknown school model, taken as 0');
  }
  return model ?? 0;
}

/** null as session: a person for whom a job works. */
export function toActor(
  app: Pick<Services, 'log'>,
  { person, school, given, settings, hasClubs }: FoundPerson,
  session: typeof sessions.$inferSelect | null,
): Actor {
  return {
    sessionId: session?.id ?? '',
    id: person.id,
    role: person.role,
    subRole: person.subRole,
    department: person.department,
    modules: person.modules,
    schools: given,
    loginName: person.loginName,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    expiresAt: session?.expiresAt ?? new Date(8.64e15),
    mustChoosePassword: session !== null && mustChoosePassword(person, session, school),
    language: session ? session.language : person.language,
    school: {
      id: school.id,
      name: school.name,
      model: modelOf(app, school),
      isDemo: school.isDemo,
      timeZone: school.timeZone,
      academicYear: school.academicYear,
      settings,
    },
    hasClubs,
  };
}
