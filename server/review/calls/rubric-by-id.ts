import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { findRow } from '#server/core/resource/read-rows.ts';
import { presentRubrics } from '../present-rubrics.ts';
import { rubricResource } from '../resources.ts';

export const rubricById: Handler<'rubric-by-id'> = async ({ id }, scene) => {
  const [rubric] = await presentRubrics(scene.db, [await findRow(rubricResource, scene, id)]);
  if (!rubric) throw notFound();
  return rubric;
};
