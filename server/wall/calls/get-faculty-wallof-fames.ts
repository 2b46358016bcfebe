import { hasKind } from '#contract/classes/classes.rules.ts';
import { carouselLength } from '#contract/wall/wall.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { newestOfWall } from '../queries/wall.ts';

/** [ST-45] A school that teaches in clubs alone has no wall on the first screen of its teachers. */
export const getFacultyWallofFames: Handler<'get-faculty-wallofFames'> = async (_input, { db, actor }) => ({
  success: 'true',
  data: hasKind(actor.school.model, 'grade') ? await newestOfWall(db, actor, carouselLength) : [],
});
