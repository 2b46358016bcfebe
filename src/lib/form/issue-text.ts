import type { FieldIssue } from '#contract/core/issues.ts';
import { textFor } from '../words/messages.ts';
import { formMessages } from './messages.en.ts';

type IssueText = string | ((limit: number) => string);

/** The text beside a field: the screen's own words for the code, the form's general ones, or the server's. */
export function issueText(
  field: string,
  { code, limit, information }: FieldIssue,
  own: Readonly<Record<string, string>> = {},
): string {
  const general: Readonly<Record<string, IssueText>> = formMessages.issues;
  const text = textFor(own, `${field}.${code}`) ?? textFor(own, code);
  if (text !== undefined) return text;
  // A rule's own words say more than the general "cannot be taken".
  const known = code === 'wrong' ? undefined : general[code];
  if (known === undefined) return information ?? formMessages.issues.wrong;
  if (typeof known === 'string') return known;
  return limit === undefined ? (information ?? formMessages.issues.wrong) : known(limit);
}
