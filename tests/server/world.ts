import { hash } from '@node-rs/argon2';
import type { Role } from '#contract/core/define-call.ts';
import type { Queryable } from '#server/db/database.ts';
import { divisions, grades, memberships, people, schools } from '#server/directory/schema.ts';

export const password = 'Secret@1';

export interface Named {
  readonly id: number;
  readonly schoolId: number;
  readonly loginName: string;
  readonly role: Role;
}

interface Place {
  readonly gradeId: number;
  readonly divisionId: number;
}

/**
 * Two ordinary schools, a club school and a demo school with named people. In school 1:
 * grade 9 (A, B), grade 10 (A, B), grade 11 without divisions; asha teaches 9A and 10A, bina 9A, chetan 10B;
 * dev sits in 9A, esha in 9B, farid in 10A.
 */
export interface World {
  readonly admin: Named;
  readonly asha: Named;
  readonly bina: Named;
  readonly chetan: Named;
  readonly dev: Named;
  readonly esha: Named;
  readonly farid: Named;
  readonly superAdmin: Named;
  readonly finance: Named;
  readonly helpdesk: Named;
  readonly otherAdmin: Named;
  readonly otherFaculty: Named;
  readonly otherStudent: Named;
  readonly clubFaculty: Named;
  readonly demoAdmin: Named;
  readonly demoFaculty: Named;
  readonly demoStudent: Named;
  readonly places: Readonly<Record<'9A' | '9B' | '10A' | '10B' | 'other', Place>>;
  readonly emptyGradeId: number;
}

let storedHash: Promise<string> | undefined;

/**
 * One hash of the password for all. Hashing is slow on purpose, and each sign-in would repeat it: a hash says itself how
 * costly it is to check, and this one is as cheap as the kind allows. What the product stores has its full cost.
 */
export const cheapHash = (): Promise<string> => {
  storedHash ??= hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  return storedHash;
};

export async function buildWorld(db: Queryable): Promise<World> {
  const passwordHash = await cheapHash();
  const school = { timeZone: 'Asia/Kolkata', academicYear: '2026-2027' };
  await db
    .insert(schools)
    .values([
      { ...school, id: 0, name: 'Office', shortName: 'Office', model: 0 },
      { ...school, id: 1, name: 'First School', shortName: 'First', model: 0 },
      { ...school, id: 2, name: 'Other School', shortName: 'Other', model: 2 },
      { ...school, id: 4, name: 'Club School', shortName: 'Club', model: 4 },
      { ...school, id: 5, name: 'Demo School', shortName: 'Demo', model: 2, isDemo: true },
    ])
    .onConflictDoNothing();
  const add = async (schoolId: number, role: Role, loginName: string, firstName: string): Promise<Named> => {
    const [row] = await db
      .insert(people)
      .values({
        schoolId,
        role,
        loginName,
        firstName,
        lastName: 'Test',
        passwordHash,
        email: `${firstName}@test.example`,
      })
      .returning({ id: people.id });
    return { id: row!.id, schoolId, loginName, role };
  };
  const grade = async (schoolId: number, name: string, position: number): Promise<number> => {
    const [row] = await db.insert(grades).values({ schoolId, name, position }).returning();
    return row!.id;
  };
  const place = async (schoolId: number, gradeId: number, name: string): Promise<Place> => {
    const [row] = await db.insert(divisions).values({ schoolId, gradeId, name }).returning();
    return { gradeId, divisionId: row!.id };
  };
  const nine = await grade(1, 'Grade 9', 9);
  const ten = await grade(1, 'Grade 10', 10);
  const places = {
    '9A': await place(1, nine, 'A'),
    '9B': await place(1, nine, 'B'),
    '10A': await place(1, ten, 'A'),
    '10B': await place(1, ten, 'B'),
    other: await place(2, await grade(2, 'Grade 1', 1), 'A'),
  };
  const world: World = {
    admin: await add(1, 2, 'A1', 'Admin'),
    asha: await add(1, 4, 'F1', 'Asha'),
    bina: await add(1, 4, 'F2', 'Bina'),
    chetan: await add(1, 4, 'F3', 'Chetan'),
    dev: await add(1, 3, 'S1', 'Dev'),
    esha: await add(1, 3, 'S2', 'Esha'),
    farid: await add(1, 3, 'S3', 'Farid'),
    superAdmin: await add(0, 1, 'X1', 'Super'),
    finance: await add(0, 5, 'X5', 'Finance'),
    helpdesk: await add(0, 6, 'X6', 'Helpdesk'),
    otherAdmin: await add(2, 2, 'A2', 'OtherAdmin'),
    otherFaculty: await add(2, 4, 'F21', 'OtherFaculty'),
    otherStudent: await add(2, 3, 'S21', 'OtherStudent'),
    clubFaculty: await add(4, 4, 'F41', 'ClubFaculty'),
    demoAdmin: await add(5, 2, 'A5', 'DemoAdmin'),
    demoFaculty: await add(5, 4, 'F51', 'DemoFaculty'),
    demoStudent: await add(5, 3, 'S51', 'DemoStudent'),
    places,
    emptyGradeId: await grade(1, 'Grade 11', 11),
  };
  const join = (person: Named, at: Place) =>
    db.insert(memberships).values({ schoolId: person.schoolId, personId: person.id, ...at });
  await join(world.asha, places['9A']);
  await join(world.asha, places['10A']);
  await join(world.bina, places['9A']);
  await join(world.chetan, places['10B']);
  await join(world.dev, places['9A']);
  await join(world.esha, places['9B']);
  await join(world.farid, places['10A']);
  await join(world.otherFaculty, places.other);
  await join(world.otherStudent, places.other);
  return world;
}
