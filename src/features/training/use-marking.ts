import { useCallback } from 'react';
import { completeProjectVideoCall } from '#contract/training/calls/complete-project-video.call.ts';
import { markAsCompletedCall } from '#contract/training/calls/mark-as-completed.call.ts';
import { markAsProjectVideoCompletedCall } from '#contract/training/calls/mark-as-project-video-completed.call.ts';
import { markAsToolVideoCompletedCall } from '#contract/training/calls/mark-as-tool-video-completed.call.ts';
import type { TrainingItem } from '#contract/training/training.wire.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { errorText } from '#src/lib/tell-failure.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { undoDuration } from '#src/ui/toaster.ts';
import { trainingMessages as messages } from './messages.en.ts';

/** The place of a part decides which call marks it: a module, a tool or a project. */
export type MarkedIn =
  | { readonly of: 'module' }
  | { readonly of: 'tool'; readonly id: number }
  | { readonly of: 'project'; readonly id: number };

function mark(faculty_id: number, item: TrainingItem, place: MarkedIn, isDone: boolean) {
  const shared = { faculty_id, status: isDone ? (1 as const) : (0 as const) };
  switch (place.of) {
    case 'module':
      return call(markAsCompletedCall, { ...shared, module_id: item.module_id, content_id: item.id });
    case 'tool':
      return call(markAsToolVideoCompletedCall, { ...shared, tool_id: place.id, video_id: item.id });
    case 'project':
      return call(markAsProjectVideoCompletedCall, { ...shared, project_id: place.id, video_id: item.id });
  }
}

/** Marks parts as done; each mark can be undone for 20 seconds. */
export function useMarking(personId: number, onChanged: () => void) {
  const run = useCallback(
    async (act: () => Promise<unknown>, title: string, text: string, undo?: () => void) => {
      try {
        await act();
        alerts.show({
          tone: 'success',
          title,
          text,
          ...(undo && { action: { label: messages.undo, onPress: undo }, duration: undoDuration }),
        });
      } catch (error) {
        alerts.show({ tone: 'error', title: messages.notDone, text: errorText(error) });
      }
      onChanged();
    },
    [onChanged],
  );
  const markItem = useCallback(
    (item: TrainingItem, place: MarkedIn, isDone: boolean) => {
      const set = (status: boolean) => () => mark(personId, item, place, status);
      const said = (status: boolean) => (status ? messages.marked : messages.unmarked);
      const name = isolate(item.title);
      void run(set(isDone), said(isDone), name, () => void run(set(!isDone), said(!isDone), name));
    },
    [personId, run],
  );
  const markProject = useCallback(
    (project_id: number, title: string) => {
      const set = (status: 0 | 1) => () =>
        call(completeProjectVideoCall, { project_id, faculty_id: personId, status });
      void run(set(1), messages.allMarked, isolate(title));
    },
    [personId, run],
  );
  return { markItem, markProject };
}
