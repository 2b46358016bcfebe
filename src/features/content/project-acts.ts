import { archiveProjectCall } from '#contract/content/calls/archive-project.call.ts';
import { decideProjectCall } from '#contract/content/calls/decide-project.call.ts';
import { publishProjectCall } from '#contract/content/calls/publish-project.call.ts';
import { submitProjectCall } from '#contract/content/calls/submit-project.call.ts';
import type {
  ActCommand,
  ActResult,
  EditorAct,
} from '#machines/content/content-editor/content-editor.types.ts';
import { call } from '#src/lib/api-client.ts';
import type { ContentProps } from './content-props.ts';
import { messages } from './messages.en.ts';

type As = ContentProps['as'];

/** The office publishes; a teacher submits to the school. */
export async function performAct(
  id: number,
  as: As,
  { act, version, isSure }: ActCommand,
  signal: AbortSignal,
): Promise<ActResult> {
  const seen = { id, version };
  if (act === 'archive') await call(archiveProjectCall, { ...seen, isSure }, { signal });
  else if (act === 'approve') await call(decideProjectCall, { ...seen, isApproved: true }, { signal });
  else if (as === 'author') await call(submitProjectCall, seen, { signal });
  else return { number: (await call(publishProjectCall, seen, { signal })).data.number };
  return { number: 0 };
}

export function doneText(act: EditorAct, { number }: ActResult, as: As): string {
  if (act === 'approve') return messages.own.approved;
  if (act === 'archive') return as === 'admin' ? messages.own.takenOut : messages.archived;
  return as === 'author' ? messages.own.submitted : messages.published(number);
}
