import { expect, it } from 'vitest';
import {
  blankSchedule,
  scheduleForm,
  valuesOfSchedule,
} from '#src/features/assessments/schedule/schedule-values.ts';

it('a rule that draws one type of question stays so when the form is saved [CE-01]', () => {
  const rule = { question_id: 0, number: 0, bank_id: 4, drawn_type: 'mcq', drawn: 3, marks: 1 } as const;
  const sent = scheduleForm.outputOf({
    ...blankSchedule,
    assessment_name: 'Networks',
    items: [{ ...rule, drawn: '3', marks: '1', name: 'Networks' }],
  });
  expect(sent.items).toEqual([rule]);
  const stored = { values: sent, item_names: ['Networks'] };
  expect(valuesOfSchedule(stored).items).toMatchObject([{ drawn_type: 'mcq', drawn: '3', name: 'Networks' }]);
});
