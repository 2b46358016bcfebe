import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { groupName, hasKind, typedNames } from '#contract/classes/classes.rules.ts';
import { issuesOf } from '#contract/core/issues.ts';
import { newGroupsForms } from '#src/features/classes/class-forms.ts';

describe('names of classes, sections, clubs and batches', () => {
  it.each([
    ['A, B ,C', ['A', 'B', 'C']],
    ['सोमवार،शुक्रवार', ['सोमवार', 'शुक्रवार']],
    ['پیر، ہفتہ؛ اتوار', ['پیر', 'ہفتہ', 'اتوار']],
    [' , ,, ', []],
    ['Saturday   morning', ['Saturday morning']],
  ])('are divided by the commas of any script: %s', (typed, names) => {
    expect(v.parse(typedNames, typed)).toEqual(names);
  });

  it('stand once, whatever the case of their letters, and are not too long', () => {
    const of = (names: string) => issuesOf(v.object({ names: typedNames }), { names })['names']?.code;
    expect(of('A, B, a')).toBe('name_twice');
    expect(of('x'.repeat(61))).toBe('too_long');
    expect(of(Array.from({ length: 31 }, (_, index) => index).join(','))).toBe('too_many');
    // Written with one sign or two, it is the same letter.
    expect(v.parse(groupName, 'Cafe\u0301')).toBe('Caf\u00e9');
  });

  it('are missed beside the list of classes where neither is given', () => {
    const { schema, blank } = newGroupsForms.grade;
    expect(issuesOf(schema, blank)).toMatchObject({ master_class_ids: { code: 'no_class' } });
    expect(issuesOf(schema, { ...blank, names: 'KG' })).toEqual({});
    expect([...newGroupsForms.club.required]).toEqual(['names']);
  });
});

it.each([
  [0, true, false],
  [1, true, false],
  [2, true, false],
  [3, true, false],
  [4, false, true],
  [5, true, true],
])('model %s has classes: %s, clubs: %s [CO-39, QC-05]', (model, grades, clubs) => {
  expect([hasKind(model, 'grade'), hasKind(model, 'club')]).toEqual([grades, clubs]);
});
