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

/** Draws the questions and orders of one attempt. The same seed always gives the same draw. */
export const drawQuestions = async (
  db: Queryable,
  assessment: Assessment,
  seed: number,
): Promise<DrawnItem[]> => (await drawWhole(db, assessment, seed)).map(({ item }) => item);

/** Draws like `drawQuestions`, with the text of each question but never the right answers. */
export const drawWhole = async (
  db: Queryable,
  assessment: Assessment,
  seed: number,
): Promise<DrawnQuestion[]> => drawFrom(db, await itemsOf(db, assessment), assessment, seed);

/** An assessment that is not stored has no key, and so no earlier attempts to look at. */
type Drawing = Pick<Assessment, 'shufflesQuestions' | 'shufflesChoices'> & Partial<AssessmentKey>;

/** Draws like `drawWhole` from items that need not be stored. */
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
    // Questions retired since then fill the gaps, so that every student gets the same number.
    const chosen: Chosen[] = shuffled(fitting, random)
      .toSorted((one, other) => Number(one.isRetired) - Number(other.isRetired))
      .slice(0, item.drawn);
    const isFree = (each: Chosen) => !taken.has(each.id) && !chosen.some((other) => other.id === each.id);
    // Questions that left the topic or changed their type fill gaps too, in the version that other students got.
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

/** Ids in the order shown. A match is always shuffled: in the written order each right side stands beside its left. */
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

export function inOrderOf(body: QuestionBody, order: readonly string[]): QuestionBody {
  if (body.type === 'match') return { ...body, right: inOrder(body.right, order) };
  if (body.type === 'mcq' || body.type === 'multi') return { ...body, choices: inOrder(body.choices, order) };
  return body;
}
