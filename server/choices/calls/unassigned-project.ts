import { and, isNull, not } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import { reachPlace } from '../choice-place.ts';
import { chosenByModule } from '../module-order.ts';
import { isAssigned } from '../queries/choices.ts';
import { curriculumChoices } from '../schema.ts';

export const unassignedProject: Handler<'unassigned-project'> = async (input, scene) =>
  chosenByModule(
    scene,
    await reachPlace(scene, input),
    and(isNull(curriculumChoices.archivedAt), not(isAssigned)),
  );
