import type { Handler } from '#server/core/pipeline.ts';
import { plan } from '../plan.ts';

export const savePlannedSession: Handler<'save-planned-session'> = (input, scene) => plan(scene, input);
