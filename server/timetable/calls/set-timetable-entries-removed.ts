import type { Handler } from '#server/core/pipeline.ts';
import { setEntriesRemoved } from '../set-entries-removed.ts';

export const setTimetableEntriesRemoved: Handler<'set-timetable-entries-removed'> = (input, scene) =>
  setEntriesRemoved(scene, input);
