import type { SnapshotFrom } from 'xstate';
import type { curriculumPickerMachine } from './curriculum-picker.machine.ts';

export interface CurriculumPickerView {
  /** Something is being saved, or waits for the person's return: nothing else can be chosen meanwhile. */
  readonly isBusy: boolean;
  readonly question: 'clear' | 'archive' | null;
  /** What `archive` asks about, in words. */
  readonly work: string;
}

export function curriculumPickerView(
  snapshot: SnapshotFrom<typeof curriculumPickerMachine>,
): CurriculumPickerView {
  const question = snapshot.matches('askingToClear')
    ? 'clear'
    : snapshot.matches('offeringArchive')
      ? 'archive'
      : null;
  return {
    isBusy: !snapshot.matches('choosing') && question === null,
    question,
    work: snapshot.context.work ?? '',
  };
}
