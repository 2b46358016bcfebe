import type { Handler } from '#server/core/pipeline.ts';
import { copyLastPlan } from '../plan.ts';

export const copyPlanOfLastYear: Handler<'copy-last-plan'> = (input, scene) => copyLastPlan(scene, input);
