import type { Handler } from '#server/core/pipeline.ts';
import { read } from '../own-notifications.ts';

export const updateAssessmentNotification: Handler<'update-assessment-notification'> = ({ id }, scene) =>
  read(id, scene);
