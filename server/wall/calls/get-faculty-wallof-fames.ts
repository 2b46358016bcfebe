import { hasKind } from '#contract/classes/classes.rules.ts';
import { carouselLength } from '#contract/wall/wall.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { newestOfWall } from '../queries/wall.ts';

/** [ST-45] Teachers of a clubs-only school have no wall on their first screen. */
export const getFacultyWallofFames: Handler<'get-faculty-wallofFames'> = async (_input, { db, actor }) => ({
  success: 'true',
  data: hasKind(actor.school.model, 'grade') ? await newestOfWall(db, actor, carouselLength) : [],
});
