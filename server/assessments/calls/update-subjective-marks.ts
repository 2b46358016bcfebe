import type { Handler } from '#server/core/pipeline.ts';
import { giveMarks } from '../marks.ts';

/** [CE-02] */
export const updateSubjectiveMarks: Handler<'update-subjective-marks'> = ({ attempt_id, rows }, scene) =>
  giveMarks(scene, attempt_id, rows);
