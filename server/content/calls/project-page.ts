import type { Handler } from '#server/core/pipeline.ts';
import { contentOwnerOf } from '../queries/content-owner.ts';
import { projectPage as page } from '../queries/projects.ts';

/** [CA-03] */
export const projectPage: Handler<'project-page'> = (input, scene) =>
  page(scene.db, contentOwnerOf(scene), input);
