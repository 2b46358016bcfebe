import { editorMessages as editorTexts } from './editor-messages.en.ts';
import type { LoadedSchedule } from './load-schedule.ts';
import { scheduleMessages as messages } from './schedule-messages.en.ts';

export const isOver = ({ facts: { values, closes_at: closes } }: LoadedSchedule) =>
  values.state === 'scheduled' && (closes ?? 0) <= Date.now();

/**
 * Past assessments can be reused and coming ones changed: one of the two has a button, the other is here. A given one
 * can be withdrawn, or closed after a start; a draft can be deleted.
 */
export function moreOf(
  schedule: LoadedSchedule,
  on: {
    readonly onAgain: () => void;
    readonly onChange: () => void;
    readonly onLeave: () => void;
    readonly onDelete: () => void;
  },
) {
  const { facts: of } = schedule;
  const leave = of.is_started === 1 ? editorTexts.close.open : editorTexts.takeBack.open;
  if (isOver(schedule)) return [{ id: 'change', label: messages.change, onRun: on.onChange }];
  return [
    { id: 'again', label: editorTexts.again, onRun: on.onAgain },
    of.values.state === 'scheduled'
      ? { id: 'leave', label: leave, onRun: on.onLeave }
      : { id: 'delete', label: editorTexts.remove.open, onRun: on.onDelete },
  ];
}
