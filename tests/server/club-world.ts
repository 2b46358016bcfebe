import type { Role } from '#contract/core/define-call.ts';
import type { Queryable } from '#server/db/database.ts';
import { divisions, grades, memberships, people, schools } from '#server/directory/schema.ts';
import { cheapHash, type Named } from './world.ts';

interface Batch {
  readonly clubId: number;
  readonly batchId: number;
}

/**
 * School 4 (model 4) teaches in clubs: Robotics (Monday, Saturday), Drama (Monday), Chess without batches; leela
 * teaches Robotics Monday and Drama, omar Robotics Saturday; mon, sat and drama sit in what they are called.
 * School 6 (model 5) has grade 7 A as well as the club Music (Friday): mira teaches both; gita sits in 7 A, musa in
 * Music.
 */
export interface ClubWorld {
  readonly clubAdmin: Named;
  readonly leela: Named;
  readonly omar: Named;
  readonly mon: Named;
  readonly sat: Named;
  readonly drama: Named;
  readonly mixedAdmin: Named;
  readonly mira: Named;
  readonly gita: Named;
  readonly musa: Named;
  readonly batches: Readonly<Record<'roboticsMonday' | 'roboticsSaturday' | 'drama' | 'music', Batch>>;
  readonly chessId: number;
  readonly sevenA: { readonly gradeId: number; readonly divisionId: number };
}

export const clubPeople = [
  'clubAdmin',
  'leela',
  'omar',
  'mon',
  'sat',
  'drama',
  'mixedAdmin',
  'mira',
  'gita',
  'musa',
] as const satisfies readonly (keyof ClubWorld)[];

/** Puts clubs beside the people of world.ts. */
export async function buildClubWorld(db: Queryable): Promise<ClubWorld> {
  const passwordHash = await cheapHash();
  await db.insert(schools).values({
    id: 6,
    name: 'Mixed School',
    shortName: 'Mixed',
    model: 5,
    timeZone: 'Asia/Kolkata',
    academicYear: '2026-2027',
  });
  const add = async (schoolId: number, role: Role, loginName: string, firstName: string): Promise<Named> => {
    const person = { schoolId, role, loginName, firstName, lastName: 'Test', passwordHash };
    const [row] = await db.insert(people).values(person).returning({ id: people.id });
    return { id: row!.id, schoolId, loginName, role };
  };
  const group = async (schoolId: number, kind: 'grade' | 'club', name: string, position: number) =>
    (await db.insert(grades).values({ schoolId, kind, name, position }).returning())[0]!.id;
  const batch = async (schoolId: number, clubId: number, name: string): Promise<Batch> => {
    const [row] = await db.insert(divisions).values({ schoolId, gradeId: clubId, name }).returning();
    return { clubId, batchId: row!.id };
  };
  const join = async (person: Named, ...places: readonly Batch[]) => {
    for (const { clubId, batchId } of places)
      await db.insert(memberships).values({
        schoolId: person.schoolId,
        personId: person.id,
        gradeId: clubId,
        divisionId: batchId,
      });
    return person;
  };
  const robotics = await group(4, 'club', 'Robotics', 1);
  const batches = {
    roboticsMonday: await batch(4, robotics, 'Monday'),
    roboticsSaturday: await batch(4, robotics, 'Saturday'),
    drama: await batch(4, await group(4, 'club', 'Drama', 2), 'Monday'),
    music: await batch(6, await group(6, 'club', 'Music', 1), 'Friday'),
  };
  const seven = await batch(6, await group(6, 'grade', 'Grade 7', 1), 'A');
  return {
    clubAdmin: await add(4, 2, 'A4', 'ClubAdmin'),
    leela: await join(await add(4, 4, 'F42', 'Leela'), batches.roboticsMonday, batches.drama),
    omar: await join(await add(4, 4, 'F43', 'Omar'), batches.roboticsSaturday),
    mon: await join(await add(4, 3, 'S41', 'Mon'), batches.roboticsMonday),
    sat: await join(await add(4, 3, 'S42', 'Sat'), batches.roboticsSaturday),
    drama: await join(await add(4, 3, 'S43', 'Drama'), batches.drama),
    mixedAdmin: await add(6, 2, 'A6', 'MixedAdmin'),
    mira: await join(await add(6, 4, 'F61', 'Mira'), seven, batches.music),
    gita: await join(await add(6, 3, 'S61', 'Gita'), seven),
    musa: await join(await add(6, 3, 'S62', 'Musa'), batches.music),
    batches,
    chessId: await group(4, 'club', 'Chess', 3),
    sevenA: { gradeId: seven.clubId, divisionId: seven.batchId },
  };
}
