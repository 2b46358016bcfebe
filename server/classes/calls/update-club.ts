import type { Handler } from '#server/core/pipeline.ts';
import { saveName } from '../save-groups.ts';

export const updateClub: Handler<'update-club'> = (input, scene) => saveName(scene, 'club', input);
