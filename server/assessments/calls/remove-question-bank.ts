import type { Handler } from '#server/core/pipeline.ts';
import { setRemoved } from '#server/core/resource/set-removed.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { questionsInUse, willBeDrawn } from '../queries/bank-uses.ts';
import { bankResource } from '../resources.ts';

/** Ours [CE-01] */
export const removeQuestionBank: Handler<'remove-question-bank'> = (input, scene) => {
  refuseDemo(scene);
  const { app, refuse } = scene;
  return setRemoved(bankResource, scene, {
    ...input,
    before: async (db, { id }) => {
      if (!input.isRemoved) return;
      const count = await questionsInUse(db, id);
      if (count > 0) throw refuse('bank_filled', { params: { count } });
      if (await willBeDrawn(db, id, app.now())) throw refuse('bank_drawn');
    },
  });
};
