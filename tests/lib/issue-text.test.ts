import * as v from 'valibot';
import { expect, it } from 'vitest';
import { issuesOf } from '#contract/core/issues.ts';
import { judgedText } from '#contract/people/person-values.rules.ts';
import { issueText } from '#src/lib/form/issue-text.ts';

it('a text that is too long says how long it may be, also where a rule names its code itself [VP-23]', () => {
  const form = v.object({
    firstName: judgedText({ field: 'firstName', owner: { kind: 'student', timeZone: 'Asia/Kolkata' } }),
  });
  const issue = issuesOf(form, { firstName: 'a'.repeat(201) })['firstName'];
  expect(issue && issueText('firstName', issue)).toBe('At most 200 characters.');
});

it('a limit that nobody gave is no number', () => {
  expect(issueText('name', { code: 'too_long', information: null })).not.toMatch(/\d/);
});
