import type { FrameTextKey } from '#contract/workspace/frame-texts.ts';
import { say } from '../words.ts';

/** The editor's names for its search and margins, and our texts for them. */
const keys: Readonly<Record<string, FrameTextKey>> = {
  Find: 'search.find',
  Replace: 'search.replaceBy',
  next: 'search.next',
  previous: 'search.previous',
  all: 'search.all',
  'match case': 'search.matchCase',
  'by word': 'search.byWord',
  regexp: 'search.pattern',
  replace: 'search.replace',
  'replace all': 'search.replaceAll',
  close: 'search.close',
  'Go to line': 'search.goTo',
  go: 'search.go',
  'current match': 'search.match',
  'on line': 'search.onLine',
  'replaced match on line $': 'search.replacedAt',
  'replaced $ matches': 'search.replacedAll',
  'folded code': 'search.folded',
  'Fold line': 'search.fold',
  'Unfold line': 'search.unfold',
  Completions: 'search.completions',
};

/** Available once the page was opened. */
export const editorPhrases = (): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(keys).map(([phrase, key]) => [phrase, say(key)]));
