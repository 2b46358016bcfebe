import KeyRound from 'lucide-react/icons/key-round';
import { codesAtMost } from '#contract/people/sign-in-sheet.wire.ts';
import type { ResourceAction } from '../resource/ResourceGrid.tsx';
import { signInSheetMessages as texts } from './messages.en.ts';

/** [QU-06] The row action for new codes and cards. */
export const codesAction = <Row,>(
  when: (row: Row) => boolean,
  onCodes: (rows: Row[]) => void,
): ResourceAction<Row> => ({
  id: 'codes',
  label: texts.action,
  icon: <KeyRound />,
  when,
  isBulk: 'only',
  onRunMany: onCodes,
  most: codesAtMost,
});
