import { describe, expect, it } from 'vitest';
import { storedOf } from '#contract/assessments/question-fields.rules.ts';
import { issuesOf } from '#contract/core/issues.ts';
import { questionFileProblem } from '#machines/assessments/question-import/question-import.rules.ts';
import {
  blankValues,
  fieldsOfValues,
  type QuestionValues,
  questionForm,
  startValues,
  valuesOf,
} from '#src/features/assessments/question-values.ts';

const filled = (changes: Partial<QuestionValues>): QuestionValues => ({
  ...startValues(1),
  prompt: 'Light needs ___ minutes.',
  ...changes,
});

describe('the form of a question', () => {
  it('sends only the parts of its type, without empty lines at their end [CE-01, QU-37]', () => {
    const begun = startValues(1);
    const choices = begun.choices.map((choice, at) => ({
      ...choice,
      text: ['Sun', 'Moon'][at] ?? '',
      isRight: at === 0,
    }));
    const sent = questionForm.outputOf(filled({ choices }));
    expect(sent.choices.map(({ text }) => text)).toEqual(['Sun', 'Moon']);
    expect([sent.blanks, sent.pairs]).toEqual([[], []]);
    // An empty choice in the middle is told, not left out.
    const [first, ...others] = choices;
    const gap = { ...filled({}), choices: [first, { ...others[0], text: '' }, { ...others[1], text: 'x' }] };
    expect(issuesOf(questionForm.schema, gap)).toMatchObject({ choices: { code: 'empty_choice' } });
  });

  it('takes numbers as people type them, and refuses what is none [QU-37]', () => {
    const [blank] = startValues(1).blanks;
    const gap = (number: string, tolerance = '') =>
      filled({
        type: 'fill',
        marks: '१.५',
        blanks: [{ id: blank?.id ?? '', answers: '', number, tolerance }],
      });
    expect(questionForm.outputOf(gap('8,3', '0.4'))).toMatchObject({
      marks: 1.5,
      blanks: [{ number: 8.3, tolerance: 0.4 }],
    });
    expect(issuesOf(questionForm.schema, gap('eight'))).toHaveProperty('blanks');
    expect(issuesOf(questionForm.schema, filled({ marks: 'many' }))).toMatchObject({
      marks: { code: 'required' },
    });
  });

  it('keeps a draft of every part, and comes back as it was [CE-01]', () => {
    const values = filled({ type: 'match' });
    expect(questionForm.valuesOf(JSON.parse(JSON.stringify(values)))).toEqual(values);
    const fields = fieldsOfValues(filled({ type: 'subjective', modelAnswer: 'Air' }));
    expect(storedOf(fieldsOfValues(valuesOf(fields)))).toEqual(storedOf(fields));
    expect(questionForm.required).toContain('prompt');
    expect(blankValues.bankId).toBeNull();
  });
});

describe('a file of questions', () => {
  it('is refused before it is sent by its name and size alone [CE-01]', () => {
    const problem = (name: string, size = 10) => questionFileProblem({ name, size });
    expect(['a.gift', 'A.TXT', 'a.xml', 'a.zip', 'a.xlsx', 'a.csv'].map((name) => problem(name))).toEqual(
      Array.from({ length: 6 }, () => null),
    );
    expect([problem('a.pdf'), problem('a.gift', 0), problem('a.gift', 11 * 2 ** 20)]).toEqual([
      'bad_ending',
      'empty',
      'too_large',
    ]);
  });
});
