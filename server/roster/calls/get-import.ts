import type { Handler } from '#server/core/pipeline.ts';
import { presentDetail } from '../import.presenter.ts';
import { countHere, nameOf, sampleOf } from '../queries/lists.ts';
import { reachImport } from '../reach-import.ts';

export const getImport: Handler<'get-import'> = async (input, scene) => {
  const { db } = scene;
  const row = await reachImport(scene, input);
  return {
    data: presentDetail(row, {
      madeBy: await nameOf(db, row.madeBy),
      sample: await sampleOf(db, row),
      here: await countHere(db, row),
    }),
  };
};
