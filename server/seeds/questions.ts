import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { and, asc, eq } from 'drizzle-orm';
import { type Role, roles } from '#contract/core/roles.ts';
import { addQuestions, questionBanks, readGift } from '#server/assessments/index.ts';
import type { AppContext } from '#server/core/context.ts';
import { people } from '#server/directory/schema.ts';
import { sunrise } from './schools.ts';

const folder = fileURLToPath(new URL('./data/questions/', import.meta.url));
/** The first topics are the office's, for all schools; a teacher writes the others and shares the first of them. */
const ofOffice = 6;

/** 120 questions of all types in English and Hindi: a bank a topic. */
export async function seedQuestions(app: AppContext): Promise<void> {
  const office = await authorIn(app, 0, roles.superAdmin);
  const teacher = await authorIn(app, sunrise, roles.faculty);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.gift')).toSorted();
  for (const [index, name] of names.entries()) {
    const drafts = readGift(await readFile(join(folder, name), 'utf8'));
    const bad = drafts.find(({ fields }) => fields === null);
    if (bad) throw new Error(`${name}, line ${bad.line}: ${bad.problem}`);
    const isOffice = index < ofOffice;
    const schoolId = isOffice ? 0 : sunrise;
    const bank = { schoolId, authorId: isOffice ? 0 : teacher, name: drafts[0]?.bank ?? name };
    const [row] = await app.db
      .insert(questionBanks)
      .values({ ...bank, isShared: index === ofOffice })
      .returning();
    const bankId = row?.id ?? 0;
    const added = drafts.flatMap(({ fields }) =>
      fields ? [{ ...fields, bankId, language: fields.language ?? ('en' as const) }] : [],
    );
    const author = { id: isOffice ? office : teacher, school: { id: schoolId } };
    await addQuestions({ now: app.now(), author }, app.db, added);
  }
}

async function authorIn({ db }: AppContext, schoolId: number, role: Role): Promise<number> {
  const [person] = await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.schoolId, schoolId), eq(people.role, role)))
    .orderBy(asc(people.id))
    .limit(1);
  if (!person) throw new Error(`Nobody of role ${role} is in school ${schoolId}.`);
  return person.id;
}
