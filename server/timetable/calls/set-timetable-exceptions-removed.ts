import type { Handler } from '#server/core/pipeline.ts';
import { setExceptionsRemoved } from '../set-exceptions-removed.ts';

export const setTimetableExceptionsRemoved: Handler<'set-timetable-exceptions-removed'> = (input, scene) =>
  setExceptionsRemoved(scene, input);
