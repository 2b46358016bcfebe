import type { APIRequestContext } from '@playwright/test';
import type { FrameEngine } from '#contract/core/tool-engines.ts';
import { createScheduleAssessmentCall } from '../../contract/assessments/calls/create-schedule-assessment.call.ts';
import { getRubricsDataCall } from '../../contract/assessments/calls/get-rubrics-data.call.ts';
import { questionListCall } from '../../contract/assessments/calls/question-list.call.ts';
import { startAttemptCall } from '../../contract/assessments/calls/start-attempt.call.ts';
import { submitAttemptCall } from '../../contract/assessments/calls/submit-attempt.call.ts';
import { getFormSessionCall } from '../../contract/auth/calls/get-form-session.call.ts';
import { compilerToolListCall } from '../../contract/workspace/calls/compiler-tool-list.call.ts';
import { compilerWorkspaceCall } from '../../contract/workspace/calls/compiler-workspace.call.ts';
import { CallsAs } from '../learning/calls-as.ts';

const hour = 3_600_000;
/** Day and time as clocks of the demo schools show them. */
export const clock = (at: number): readonly [string, string] => {
  const [day = '', time = ''] = new Date(at).toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata' }).split(' ');
  return [day, time.slice(0, 5)];
};

/** A practical of this teacher for these students, open now, with a rubric of several criteria; by calls. */
export async function givePractical(
  teacher: CallsAs,
  students: readonly CallsAs[],
  name: string,
): Promise<number> {
  const { rows } = await teacher.call(questionListCall, { filters: { type: 'practical' }, size: 1 });
  const { data: rubrics } = await teacher.call(getRubricsDataCall, {});
  const { formSession } = await teacher.call(getFormSessionCall, { form: 'assessment' });
  const [[assessment_date, start_time], [last_start_date, last_start_time], [end_date, end_time]] = [
    clock(Date.now() - hour),
    clock(Date.now() + hour),
    clock(Date.now() + 3 * hour),
  ];
  const { data } = await teacher.call(createScheduleAssessmentCall, {
    assessment_name: name,
    kind: 'practical',
    assessment_date,
    start_time,
    last_start_date,
    last_start_time,
    end_date,
    end_time,
    minutes: 60,
    rubric_id: rubrics.find(({ criteria }) => criteria.length > 2)?.id ?? 0,
    items: [{ question_id: rows[0]?.id ?? 0, marks: 10 }],
    students: students.map(({ id }) => id),
    formSession,
  });
  return data.assessment_id;
}

/** An attempt that the student began, with the workspace of a tool. */
export async function beginPractical(student: CallsAs, assessment_id: number, engine: FrameEngine) {
  const lease = crypto.randomUUID();
  const { data: attempt } = await student.call(startAttemptCall, { assessment_id, lease });
  const { data: tools } = await student.call(compilerToolListCall, {});
  const tool_name = tools.find((tool) => tool.engine === engine)?.tool_name ?? '';
  const asked = { project_type: 6 as const, assessment_id, tool_name };
  const { data: workspace } = await student.call(compilerWorkspaceCall, asked);
  return {
    attemptId: attempt.attempt_id,
    workspaceId: workspace.workspace_id,
    handIn: () => student.call(submitAttemptCall, { attempt_id: attempt.attempt_id, lease }),
  };
}

export const signInAll = (request: APIRequestContext, logins: readonly string[]) =>
  Promise.all(logins.map((login) => CallsAs.signIn(request, login)));
