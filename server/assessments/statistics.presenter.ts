import type { QuestionStatistics } from '#contract/assessments/regrade.wire.ts';
import { bit } from '#contract/core/bit.ts';
import type { questionFigures } from './queries/statistics.ts';

type Figures = Awaited<ReturnType<typeof questionFigures>>[number];

function choicesOf({ body, key }: Figures): { id: string; text: string; is_right: 0 | 1 }[] {
  if (key.type === 'true_false')
    return [true, false].map((each) => ({ id: String(each), text: '', is_right: bit(key.right === each) }));
  if ((body.type !== 'mcq' && body.type !== 'multi') || (key.type !== 'mcq' && key.type !== 'multi'))
    return [];
  return body.choices.map(({ id, text, picture }) => ({
    id,
    text: text || (picture?.words ?? ''),
    is_right: bit(key.right.includes(id)),
  }));
}

/** `isEnough`: enough attempts count to show figures. */
export function toQuestionStatistics(figures: Figures, isEnough: boolean): QuestionStatistics {
  const { question_id, number, type, prompt, asked, answered, way, reason, teacher, made_at } = figures;
  return {
    question_id,
    number,
    type,
    prompt,
    asked,
    answered,
    facility: isEnough ? figures.facility : null,
    discrimination: isEnough ? figures.discrimination : null,
    choices: isEnough
      ? choicesOf(figures).map((each) => ({ ...each, chosen: figures.chosen?.[each.id] ?? 0 }))
      : [],
    has_new_version: bit(figures.has_new_version),
    is_changed_since: bit(figures.is_changed_since),
    regraded: way && { way, reason: reason ?? '', teacher: teacher ?? '', made_at: made_at ?? 0 },
  };
}
