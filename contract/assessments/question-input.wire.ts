import * as v from 'valibot';
import { saving } from '#contract/core/saving.ts';
import { problemsOf } from './question-fields.rules.ts';
import { type QuestionFields, questionEntries, storedQuestionFields } from './question-fields.wire.ts';

/** What the parts of a question's type must hold; for objects that have its fields, and others. */
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

/** [QU-37] What a teacher sends of a question. */
export const questionFields = v.pipe(storedQuestionFields, hasRightParts());

/** The same with what each save says besides. */
const saved = v.object({ ...saving, ...questionEntries });
export const saveQuestionInput = v.pipe(saved, hasRightParts<v.InferOutput<typeof saved>>());
