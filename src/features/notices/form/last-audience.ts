import { isClubModel } from '#contract/core/school-models.ts';
import type {
  FormPerson,
  LastAudience,
  NoticeFormContext,
} from '#machines/notices/notice-form/notice-form.types.ts';
import { keepLastChoice, readLastChoice } from '#src/lib/last-choice.ts';

const kindOf = ({ schoolModel }: FormPerson) => (isClubModel(schoolModel) ? 'club' : 'grade');

export function lastAudienceOf(person: FormPerson): LastAudience | null {
  const last = readLastChoice(person.id, 'notice');
  return last?.kind === kindOf(person) ? { grades: last.groups, divisions: last.parts } : null;
}

/** Demo accounts belong to everybody, so nothing of theirs is remembered. */
export function rememberAudience({ mode, person, values }: NoticeFormContext): void {
  const { grades, divisions, office } = values;
  if (mode !== 'add' || office || grades === 'all' || person.isDemoSchool) return;
  const parts = divisions === 'all' ? divisions : [...divisions];
  keepLastChoice(person.id, 'notice', { kind: kindOf(person), groups: [...grades], parts });
}
