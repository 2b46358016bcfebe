import type { Handler } from '#server/core/pipeline.ts';
import { remind } from '../remind.ts';

/** [C5-05] */
export const notifyDueDate: Handler<'notify-due-date'> = ({ rows }, scene) => remind(scene, { rows });
