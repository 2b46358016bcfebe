import type { Handler } from '#server/core/pipeline.ts';
import { houseOf } from '../queries/house.ts';
import { projectPage as page } from '../queries/projects.ts';

/** [CA-03] A page of projects. */
export const projectPage: Handler<'project-page'> = (input, scene) => page(scene.db, houseOf(scene), input);
