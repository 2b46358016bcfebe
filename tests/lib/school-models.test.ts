import { expect, it } from 'vitest';
import { schoolModels } from '#contract/core/school-models.ts';
import { schoolModelWords } from '#src/lib/words/school-model-words.ts';

it('says each type of school in words, and none by its number [CO-39, QC-04]', () => {
  for (const model of Object.values(schoolModels)) {
    const { name, text } = schoolModelWords(model);
    expect(name).toMatch(/^\D+$/);
    expect(text).toMatch(/^\D+\.$/);
  }
});
