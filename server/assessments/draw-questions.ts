import type { QuestionBody } from '#contract/assessments/question.model.ts';
import { randomOf, shuffled, shuffledIds } from '#contract/assessments/shuffle.rules.ts';
import type { Queryable } from '#server/db/database.ts';
import { type Assessment, type AssessmentKey, drawableOf, itemsOf } from './queries/assessments.ts';
import { drawnBefore, versionsOf } from './queries/attempts.ts';
import { isDrawn, type StoredItem } from './schedule-items.ts';
import type { questionVersions } from './schema/questions.ts';

interface Drawn {
  readonly itemPosition: number;
  readonly questionId: number;
  readonly number: number;
  readonly marks: number;
}

/** A question of an attempt, as `attempt_items` has it. */
export interface DrawnItem {
  readonly position: number;
  readonly itemPosition: number;
  readonly questionId: number;
  readonly questionNumber: number;
  readonly choiceOrder: string[];
  readonly marksMost: number;
}

type Version = typeof questionVersions.$inferSelect;

interface DrawnQuestion {
  readonly item: DrawnItem;
  readonly version: Version;
}

/** Questions and orders of one attempt. The seed alone decides what was left to chance. */
export const drawQuestions = async (
  db: Queryable,
  assessment: Assessment,
  seed: number,
): Promise<DrawnItem[]> => (await drawWhole(db, assessment, seed)).map(({ item }) => item);

/** The same with what is asked; nothing of what is right. */
export const drawWhole = async (
  db: Queryable,
  assessment: Assessment,
  seed: number,
): Promise<DrawnQuestion[]> => drawFrom(db, await itemsOf(db, assessment), assessment, seed);

/** Looks at nothing but this: an assessment that is not stored has no attempts to go by. */
type Drawing = Pick<Assessment, 'shufflesQuestions' | 'shufflesChoices'> & Partial<AssessmentKey>;

/** The same of items that need not be stored. */
export async function drawFrom(
  db: Queryable,
  items: readonly StoredItem[],
  assessment: Drawing,
  seed: number,
): Promise<DrawnQuestion[]> {
  const drawn = await drawAll(db, items, assessment, seed);
  const ordered = assessment.shufflesQuestions ? shuffled(drawn, randomOf(seed)) : drawn;
  const versions = await versionsOf(db, ordered);
  return ordered.map(({ itemPosition, questionId, number, marks }, index) => {
    const version = versions.get(`${questionId} ${number}`);
    if (!version) throw new Error(`Question ${questionId} has no version ${number}.`);
    const ownSeed = seed ^ Math.imul(questionId, 0x9e3779b1);
    const item = {
      position: index + 1,
      itemPosition,
      questionId,
      questionNumber: number,
      choiceOrder: orderOf(version.body, assessment.shufflesChoices, ownSeed),
      marksMost: marks,
    };
    return { item, version };
  });
}

/** A version of a question. */
interface Chosen {
  readonly id: number;
  readonly number: number;
}

async function drawAll(
  db: Queryable,
  items: readonly StoredItem[],
  { schoolId, id }: Drawing,
  seed: number,
): Promise<Drawn[]> {
  const random = randomOf(~seed);
  const bankIds = items.flatMap(({ bankId }) => (bankId === null ? [] : [bankId]));
  const drawable = await drawableOf(db, [...new Set(bankIds)]);
  const taken = new Set(items.flatMap(({ questionId }) => (questionId === null ? [] : [questionId])));
  const all: Drawn[] = [];
  for (const item of items) {
    const { position: itemPosition, questionId, questionNumber, marks } = item;
    if (questionId !== null && questionNumber !== null) {
      all.push({ itemPosition, questionId, number: questionNumber, marks });
      continue;
    }
    const fitting = drawable.filter(
      (each) => each.bankId === item.bankId && !taken.has(each.id) && isDrawn(each.type, item.drawnType),
    );
    // Questions that were retired since fill up what would be missing: everybody gets as many.
    const chosen: Chosen[] = shuffled(fitting, random)
      .toSorted((one, other) => Number(one.isRetired) - Number(other.isRetired))
      .slice(0, item.drawn);
    const isFree = (each: Chosen) => !taken.has(each.id) && !chosen.some((other) => other.id === each.id);
    // So do those that left the topic or changed their type, in the version that others got.
    if (chosen.length < item.drawn && schoolId !== undefined && id !== undefined) {
      const earlier = (await drawnBefore(db, { schoolId, id }, itemPosition)).filter(isFree);
      chosen.push(...shuffled(earlier, random).slice(0, item.drawn - chosen.length));
    }
    for (const each of chosen) {
      taken.add(each.id);
      all.push({ itemPosition, questionId: each.id, number: each.number, marks });
    }
  }
  return all;
}

/**
 * Ids of choices, or of the right sides of a match, as they are shown. Those of a match are always shuffled: as they were
 * written, each stands beside its left side.
 */
function orderOf(body: QuestionBody, shufflesChoices: boolean, seed: number): string[] {
  if (body.type === 'match') return shuffledIds(body.right, randomOf(seed));
  const parts = 'choices' in body ? body.choices : [];
  return shufflesChoices ? shuffledIds(parts, randomOf(seed)) : parts.map(({ id }) => id);
}

const inOrder = <Part extends { readonly id: string }>(
  parts: readonly Part[],
  order: readonly string[],
): Part[] =>
  order.length === 0 ? [...parts] : order.flatMap((id) => parts.filter((part) => part.id === id));

/** A question's body with its parts in the order of an attempt. */
export function inOrderOf(body: QuestionBody, order: readonly string[]): QuestionBody {
  if (body.type === 'match') return { ...body, right: inOrder(body.right, order) };
  if (body.type === 'mcq' || body.type === 'multi') return { ...body, choices: inOrder(body.choices, order) };
  return body;
}
