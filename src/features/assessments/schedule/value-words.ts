import type { QuestionChoices } from '#contract/assessments/questions.wire.ts';
import { formMessages } from '#src/lib/form/messages.en.ts';
import { formatDate } from '#src/lib/words/dates.ts';
import { editorMessages as texts } from './editor-messages.en.ts';
import type { GroupOption } from './load-schedule.ts';
import { scheduleMessages as messages } from './schedule-messages.en.ts';

export function groupWords(key: string, groups: readonly GroupOption[]): string {
  const group = groups.find(({ value }) => value === key);
  if (!group) return texts.otherGroup;
  if (group.name === '') return texts.everyGrade;
  return group.isWhole ? texts.wholeGroup(group.name) : group.name;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const nameIn = (rows: QuestionChoices['projects'], value: unknown): string =>
  rows.find(({ id }) => id === value)?.name ?? '';
const wordIn = (words: Readonly<Record<string, string>>, value: unknown): string =>
  words[textOf(value)] ?? '';

/** A field's text when two versions are compared, never the stored number. */
export function valueWords(
  { projects, rubrics }: Pick<QuestionChoices, 'projects' | 'rubrics'>,
  groups: readonly GroupOption[],
) {
  return (field: string, value: unknown): string => {
    switch (field) {
      case 'groups':
        return listOf(value)
          .map((key) => groupWords(textOf(key), groups))
          .join(', ');
      case 'students':
        return messages.students(listOf(value).length);
      case 'items':
        return listOf(value)
          .map((row) => (typeof row === 'object' && row !== null && 'name' in row ? textOf(row.name) : ''))
          .join(', ');
      case 'kind':
        return wordIn(messages.kinds, value);
      case 'state':
        return wordIn(messages.states, value);
      case 'show_policy':
        return wordIn(messages.policies, value);
      case 'project_id':
        return nameIn(projects, value);
      case 'rubric_id':
        return nameIn(rubrics, value);
      case 'assessment_date':
      case 'last_start_date':
      case 'end_date':
        return textOf(value) === '' ? '' : formatDate(textOf(value));
      default:
        if (typeof value === 'boolean') return value ? formMessages.yes : formMessages.no;
        return textOf(value);
    }
  };
}
