import type { Handler } from '#server/core/pipeline.ts';
import { saveParts } from '../save-groups.ts';

export const mapClassSection: Handler<'map-class-section'> = (input, scene) =>
  saveParts(scene, 'grade', input);
