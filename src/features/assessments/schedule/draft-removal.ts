import { removeAssessmentCall } from '#contract/assessments/calls/remove-assessment.call.ts';
import { removal } from '#src/lib/resource/removal.ts';
import { rowsCall } from '#src/lib/resource/rows-call.ts';
import type { RowActions } from '#src/lib/resource/use-row-actions.ts';
import { editorMessages } from './editor-messages.en.ts';
import type { LoadedSchedule } from './load-schedule.ts';

const messages = editorMessages.remove;

const { remove, restore } = removal({
  remove: rowsCall(removeAssessmentCall, { isRemoved: true }),
  restore: rowsCall(removeAssessmentCall, { isRemoved: false }),
  removed: () => messages.done,
  restored: () => messages.restored,
});

/** [CE-01] Deleting a draft asks first, because nothing of it is left; it can be undone for 20 seconds. */
export const draftRemoval = {
  remove: {
    ...remove,
    ask: { title: messages.title, text: () => messages.text, yes: messages.yes },
  },
  restore,
};

export const deleteDraft = (actions: RowActions, { id, version, values }: LoadedSchedule): void =>
  actions.send({
    type: 'action.submit',
    action: 'remove',
    rows: [{ id, version, name: values.assessment_name }],
  });
