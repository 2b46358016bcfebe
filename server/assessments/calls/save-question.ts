import type { Handler } from '#server/core/pipeline.ts';
import { saveRow } from '#server/core/resource/save-row.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { addVersions } from '../queries/write-questions.ts';
import { questionResource } from '../resources.ts';
import { questionColumns } from '../save-question.ts';

/** [CE-01] A change adds a version. Attempts and assessments with an earlier version keep it. */
export const saveQuestion: Handler<'save-question'> = (input, scene) => {
  refuseDemo(scene);
  const { app, db, actor } = scene;
  const { id: _id, version: _version, formSession: _formSession, ...fields } = input;
  let writing: Awaited<ReturnType<typeof questionColumns>> | undefined;
  return saveRow(questionResource, scene, {
    input,
    values: async (row) => {
      writing = await questionColumns(scene, row?.id ?? 0, fields);
      return writing.columns;
    },
    added: { schoolId: actor.school.id, authorId: actor.id, createdAt: app.now() },
    after: async ({ id: questionId }) => {
      if (!writing?.isChanged) return;
      const { stored, columns } = writing;
      await addVersions(
        db,
        [{ schoolId: actor.school.id, questionId, number: columns.number, stored }],
        app.now(),
      );
    },
  });
};
