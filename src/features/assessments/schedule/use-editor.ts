import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { countAssessmentAudienceCall } from '#contract/assessments/calls/count-assessment-audience.call.ts';
import { previewAssessmentCall } from '#contract/assessments/calls/preview-assessment.call.ts';
import { questionListCall } from '#contract/assessments/calls/question-list.call.ts';
import type { ShownPaper } from '#contract/assessments/schedule-editor.wire.ts';
import { rowsAtMost } from '#contract/core/page.ts';
import { assessmentEditorMachine } from '#machines/assessments/assessment-editor/assessment-editor.machine.ts';
import type {
  AssessmentEditorEvent,
  AudienceQuestion,
  FoundQuestions,
  PaperQuestion,
  QuestionRequest,
} from '#machines/assessments/assessment-editor/assessment-editor.types.ts';
import {
  type AssessmentEditorView,
  assessmentEditorView,
} from '#machines/assessments/assessment-editor/assessment-editor.view.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { call } from '#src/lib/api-client.ts';
import { callActor } from '#src/lib/call-actor.ts';
import { useRunningActor } from '#src/lib/running-actors.ts';

const machine = assessmentEditorMachine.provide({
  actors: {
    countAudience: callActor<number, AudienceQuestion>(async ({ groups, students }, signal) => {
      const input = { groups: [...groups], students: [...students] };
      return (await call(countAssessmentAudienceCall, input, { signal })).data.students;
    }),
    findQuestions: callActor<FoundQuestions, QuestionRequest>(
      async ({ bankId, search, isPractical }, signal) => {
        const filters = { bank: String(bankId), ...(isPractical && { type: 'practical' as const }) };
        return call(questionListCall, { page: 1, size: rowsAtMost, search, filters }, { signal });
      },
    ),
    drawPaper: callActor<ShownPaper, PaperQuestion>(async ({ items, ...paper }, signal) => {
      return (await call(previewAssessmentCall, { ...paper, items: [...items] }, { signal })).data;
    }),
  },
});

export interface Editor {
  readonly view: AssessmentEditorView;
  readonly send: (event: AssessmentEditorEvent) => void;
}

/** `audience` null: nobody is chosen, or it is fixed. */
export function useEditor(audience: AudienceQuestion | null): Editor {
  const actor = useRunningActor(machine);
  useEffect(() => actor.send({ type: 'audience.change', audience }), [actor, audience]);
  useEffect(() => {
    const restored = () => actor.send({ type: 'connection.restored' });
    addEventListener('online', restored);
    return () => removeEventListener('online', restored);
  }, [actor]);
  const view = useSelector(actor, assessmentEditorView, isSame);
  return { view, send: (event) => actor.send(event) };
}
