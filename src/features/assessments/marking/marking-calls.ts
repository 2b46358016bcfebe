import { answersToMarkCall } from '#contract/assessments/calls/answers-to-mark.call.ts';
import { changeAnswerCorrectIncorrectCall } from '#contract/assessments/calls/change-answer-correct-incorrect.call.ts';
import { updateSubjectiveMarksCall } from '#contract/assessments/calls/update-subjective-marks.call.ts';
import { markingDeskMachine } from '#machines/assessments/marking-desk/marking-desk.machine.ts';
import type {
  AnswersWanted,
  AnswerWanted,
  LoadedAnswers,
  MarkToSave,
  SavedMark,
  SeenAnswer,
} from '#machines/assessments/marking-desk/marking-desk.types.ts';
import { call } from '#src/lib/api-client.ts';
import { callActor } from '#src/lib/call-actor.ts';
import { CallFailed } from '#src/lib/call-failed.ts';

function saveMark({ answer, request }: MarkToSave, signal: AbortSignal) {
  const { attempt_id, position, version } = answer;
  if (request.kind === 'marks') {
    const { marks, feedback, reason } = request;
    const input = { attempt_id, rows: [{ position, marks, feedback, reason, version }] };
    return call(updateSubjectiveMarksCall, input, { signal });
  }
  const is_correct = request.isCorrect ? (1 as const) : (0 as const);
  const input = { attempt_id, position, is_correct, reason: request.reason, version };
  return call(changeAnswerCorrectIncorrectCall, input, { signal });
}

export const markingMachine = markingDeskMachine.provide({
  actors: {
    loadAnswers: callActor(
      async ({ assessmentId, choice, after }: AnswersWanted, signal): Promise<LoadedAnswers> => {
        const { data } = await call(
          answersToMarkCall,
          {
            assessment_id: assessmentId,
            order: choice.order,
            question_id: choice.order === 'question' ? choice.questionId : 0,
            attempt_id: choice.order === 'student' ? choice.attemptId : 0,
            state: choice.state,
            hides_names: choice.hidesNames ? 1 : 0,
            after_attempt: after?.attempt_id ?? 0,
            after_position: after?.position ?? 0,
          },
          { signal },
        );
        return {
          name: data.assessment_name,
          questions: data.questions,
          questionId: data.question_id,
          rows: data.rows,
          hasMore: data.has_more,
        };
      },
    ),
    readAnswer: callActor(
      async ({ assessmentId, answer, choice }: AnswerWanted, signal): Promise<SeenAnswer> => {
        const { data } = await call(
          answersToMarkCall,
          {
            assessment_id: assessmentId,
            // For one student, only that student's answers are counted.
            order: choice.attemptId > 0 ? 'student' : 'question',
            question_id: answer.question_id,
            attempt_id: answer.attempt_id,
            state: 'all',
            hides_names: choice.hidesNames ? 1 : 0,
          },
          { signal },
        );
        const [row] = data.rows;
        if (!row) throw new CallFailed('refused', '', { code: 'not_found' });
        return { answer: row, questions: data.questions };
      },
    ),
    saveMark: callActor(async (mark: MarkToSave, signal): Promise<SavedMark> => {
      const { data } = await saveMark(mark, signal);
      return { version: data.versions[0]?.version ?? 0, state: data.state };
    }),
  },
});
