import * as v from 'valibot';
import { saving } from '#contract/core/saving.ts';
import { problemsOf } from './question-fields.rules.ts';
import { type QuestionFields, questionEntries, storedQuestionFields } from './question-fields.wire.ts';

const hasRightParts = <Fields extends QuestionFields>() =>
  v.rawCheck<Fields>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const { field, code } of problemsOf(dataset.value))
      addIssue({
        message: code,
        path: [
          {
            type: 'object',
            origin: 'value',
            input: { ...dataset.value },
            key: field,
            value: dataset.value[field],
          },
        ],
      });
  });

/** [QU-37] Fields that a teacher sends. */
export const questionFields = v.pipe(storedQuestionFields, hasRightParts());

const saved = v.object({ ...saving, ...questionEntries });
export const saveQuestionInput = v.pipe(saved, hasRightParts<v.InferOutput<typeof saved>>());
