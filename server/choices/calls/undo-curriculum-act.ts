import type { Handler } from '#server/core/pipeline.ts';
import { undoAct } from '../undo-act.ts';

export const undoCurriculumAct: Handler<'undo-curriculum-act'> = ({ act }, scene) => undoAct(scene, act);
