import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import { and, eq } from 'drizzle-orm';
import type { Role } from '#contract/core/define-call.ts';
import { roles, spocs, subRoles } from '#contract/core/roles.ts';
import { schoolModels } from '#contract/core/school-models.ts';
import { divisions, grades, memberships, people, schools } from '#server/directory/schema.ts';
import { officeSchools } from '#server/schools/schema.ts';
import type { Queryable } from '../db/database.ts';
import { lakeside, masterClassOf, riverside, seedClubs } from './clubs.ts';

export const sunrise = 1;
export const clubSchool = 2;
export const demoSchool = 3;
export const demoSchoolName = 'Banyan Demo School';
export const mixedSchool = 4;
const centralOffice = 0;

const rosterFolder = fileURLToPath(new URL('./data/roster/', import.meta.url));

async function rows(file: string): Promise<Record<string, string>[]> {
  return parse(await readFile(`${rosterFolder}${file}.csv`), { columns: true }) as Record<string, string>[];
}

/** Schools, classes and people; nobody can sign in without `passwordHash`. Notices come later, through the calls. */
export async function seedSchools(db: Queryable, passwordHash: string, academicYear: string): Promise<void> {
  const timeZone = 'Asia/Kolkata';
  const school = { timeZone, academicYear };
  const licence = { licenceUntil: `${academicYear.slice(5)}-06-30`, adminLimit: 5 };
  await db.insert(schools).values([
    {
      ...school,
      id: centralOffice,
      name: 'Central Office',
      shortName: 'Office',
      model: schoolModels.gradesByReader,
    },
    {
      ...school,
      id: sunrise,
      name: 'Sunrise Public School',
      shortName: 'Sunrise',
      model: schoolModels.gradesByReader,
      ...licence,
      facultyLimit: 150,
      studentLimit: 2500,
      address: '14 Hill Road, Bandra West, Mumbai 400050',
    },
    {
      ...school,
      id: clubSchool,
      name: 'Riverside Makers Club',
      shortName: 'Riverside',
      model: schoolModels.clubs,
      ...licence,
      facultyLimit: 10,
      studentLimit: 100,
    },
    { ...school, id: demoSchool, name: demoSchoolName, shortName: 'Demo', model: schoolModels.grades },
    {
      ...school,
      id: mixedSchool,
      name: 'Lakeside Academy',
      shortName: 'Lakeside',
      model: schoolModels.clubsBesideGrades,
    },
  ]);
  await seedRoster(db, passwordHash);
  const add = (schoolId: number, role: Role, loginName: string, firstName: string, lastName: string) =>
    addPerson(db, { schoolId, role, loginName, firstName, lastName, passwordHash });
  await add(centralOffice, 1, 'X00001', 'Meera', 'Krishnan');
  // [RP-01, LD-02, LD-03] A director, staff with one module, and staff who were not given any yet.
  const staff = { schoolId: centralOffice, role: roles.superAdmin, passwordHash };
  await addPerson(db, {
    ...staff,
    subRole: subRoles.director,
    loginName: 'X00002',
    firstName: 'Arjun',
    lastName: 'Sen',
    modules: ['dashboard'],
  });
  const spoc = await addPerson(db, {
    ...staff,
    subRole: subRoles.staff,
    department: spocs,
    loginName: 'X00003',
    firstName: 'Nadia',
    lastName: 'Qureshi',
    modules: ['admin/schools', 'admin/sign-out'],
  });
  await db
    .insert(officeSchools)
    .values([sunrise, mixedSchool].map((schoolId) => ({ personId: spoc, schoolId })));
  await addPerson(db, {
    ...staff,
    subRole: subRoles.staff,
    loginName: 'X00004',
    firstName: 'Kabir',
    lastName: 'Das',
    modules: [],
  });
  await add(centralOffice, 5, 'X00005', 'Thomas', 'Fernandes');
  await add(centralOffice, 6, 'X00006', 'Farah', 'Siddiqui');
  await add(sunrise, 2, 'A00001', 'Anita', 'Rao');
  await seedClubs(db, clubSchool, riverside, passwordHash);
  await seedClubs(db, mixedSchool, lakeside, passwordHash);
  await addPerson(db, {
    schoolId: demoSchool,
    role: roles.schoolAdmin,
    // [QU-68] Who opens the demo school for the eyes of its other roles.
    subRole: subRoles.staff,
    loginName: 'A00201',
    firstName: 'Demo',
    lastName: 'Principal',
    passwordHash,
  });
  const places = await seedGrades(db, demoSchool, ['Grade 6', 'Grade 7', 'Grade 8'], ['A', 'B']);
  const teacher = await add(demoSchool, 4, 'F00951', 'Demo', 'Teacher');
  const student = await add(demoSchool, 3, 'S09501', 'Demo', 'Student');
  const join = (personId: number, place: { id: number; gradeId: number }) =>
    db
      .insert(memberships)
      .values({ schoolId: demoSchool, personId, divisionId: place.id, gradeId: place.gradeId });
  for (const place of places.slice(0, 3)) await join(teacher, place);
  const [first] = places;
  if (first) await join(student, first);
}

async function addPerson(db: Queryable, person: typeof people.$inferInsert): Promise<number> {
  const email = `${person.firstName}.${person.lastName}@banyan.example`.toLowerCase();
  const [row] = await db
    .insert(people)
    .values({ email, ...person })
    .returning({ id: people.id });
  if (!row) throw new Error('A person was not stored.');
  return row.id;
}

async function seedGrades(db: Queryable, schoolId: number, gradeNames: string[], divisionNames: string[]) {
  const stored = await db
    .insert(grades)
    .values(
      gradeNames.map((name, position) => ({ schoolId, name, position, masterClassId: masterClassOf(name) })),
    )
    .returning();
  return db
    .insert(divisions)
    .values(stored.flatMap((grade) => divisionNames.map((name) => ({ schoolId, gradeId: grade.id, name }))))
    .returning();
}

/** The OneRoster bundle: 12 grades of 4 divisions, 120 teachers, 2,000 students. */
async function seedRoster(db: Queryable, passwordHash: string): Promise<void> {
  const [classes, users, enrolments] = await Promise.all([
    rows('classes'),
    rows('users'),
    rows('enrollments'),
  ]);
  const gradeNames = [...new Set(classes.map((each) => `Grade ${Number(each.grades)}`))];
  await seedGrades(db, sunrise, gradeNames, [
    ...new Set(classes.map((each) => (each.title ?? '').slice(-1))),
  ]);
  const stored = await db
    .select({ id: divisions.id, gradeId: grades.id, grade: grades.name, division: divisions.name })
    .from(divisions)
    .innerJoin(grades, and(eq(grades.schoolId, divisions.schoolId), eq(grades.id, divisions.gradeId)))
    .where(eq(divisions.schoolId, sunrise));
  const placeOfTitle = new Map(stored.map((each) => [`${each.grade} ${each.division}`, each]));
  const placeOfClass = new Map(classes.map((each) => [each.sourcedId, placeOfTitle.get(each.title ?? '')]));
  const idOfUser = new Map<string, number>();
  for (let start = 0; start < users.length; start += 1000) {
    const part = users.slice(start, start + 1000);
    const inserted = await db
      .insert(people)
      .values(
        part.map((user) => ({
          schoolId: sunrise,
          role: user.role === 'teacher' ? roles.faculty : roles.student,
          loginName: user.username ?? '',
          firstName: user.givenName ?? '',
          lastName: user.familyName ?? '',
          email: user.email ?? '',
          passwordHash,
        })),
      )
      .returning({ id: people.id, loginName: people.loginName });
    const idOfLogin = new Map(inserted.map((each) => [each.loginName, each.id]));
    for (const user of part) idOfUser.set(user.sourcedId ?? '', idOfLogin.get(user.username ?? '') ?? 0);
  }
  const joins = enrolments.flatMap((each) => {
    const personId = idOfUser.get(each.userSourcedId ?? '');
    const place = placeOfClass.get(each.classSourcedId);
    return personId && place
      ? [{ schoolId: sunrise, personId, divisionId: place.id, gradeId: place.gradeId }]
      : [];
  });
  for (let start = 0; start < joins.length; start += 1000)
    await db
      .insert(memberships)
      .values(joins.slice(start, start + 1000))
      .onConflictDoNothing();
}
