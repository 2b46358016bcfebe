import type { SuggestionReason } from '#contract/teaching/teaching.rules.ts';
import type { ChosenFacts } from './queries/suggestions.ts';

const suggestionsAtMost = 12;

interface Suggestion
  extends Pick<
    ChosenFacts,
    'project_id' | 'title' | 'module_name' | 'tool_name' | 'session_count' | 'done' | 'total'
  > {
  readonly reason: SuggestionReason;
}

const isFinished = ({ done, total, is_marked }: Pick<ChosenFacts, 'done' | 'total' | 'is_marked'>) =>
  is_marked || (total > 0 && done >= total);

/** Only prerequisites that the school chose count. */
const isReady = ({ needs }: ChosenFacts, all: readonly ChosenFacts[]) =>
  needs.every((id) => {
    const needed = all.find(({ project_id }) => project_id === id);
    return needed === undefined || isFinished(needed);
  });

const present = (
  { project_id, title, module_name, tool_name, session_count, done, total }: ChosenFacts,
  reason: SuggestionReason,
): Suggestion => ({ project_id, title, module_name, tool_name, session_count, done, total, reason });

/** First what the division began, then the next in order, then anything else it could begin. */
export function suggestNext(all: readonly ChosenFacts[]): Suggestion[] {
  const open = all.filter((row) => row.is_given && !isFinished(row));
  const begun = open.filter(({ done }) => done > 0);
  const [first, ...others] = open.filter((row) => row.done === 0 && isReady(row, all));
  return [
    ...begun.map((row) => present(row, 'continue')),
    ...(first ? [present(first, 'next')] : []),
    ...others.map((row) => present(row, 'ready')),
  ].slice(0, suggestionsAtMost);
}

/** What the division does not have, starting with modules where it finished something. */
export function suggestForStudents(all: readonly ChosenFacts[]): Suggestion[] {
  const finished = new Set(all.filter(isFinished).map(({ module_id }) => module_id));
  const ready = all.filter((row) => !row.is_given && isReady(row, all));
  return [
    ...ready.filter(({ module_id }) => finished.has(module_id)).map((row) => present(row, 'next')),
    ...ready.filter(({ module_id }) => !finished.has(module_id)).map((row) => present(row, 'ready')),
  ].slice(0, suggestionsAtMost);
}
