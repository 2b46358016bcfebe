import KeyRound from 'lucide-react/icons/key-round';
import type { PersonStatus } from '#contract/people/person-status.ts';
import { codesAtMost } from '#contract/people/sign-in-sheet.wire.ts';
import type { ResourceAction } from '#src/lib/resource/ResourceGrid.tsx';
import { peopleMessages as messages } from './messages.en.ts';

/** [QU-06] New codes and cards for the chosen rows. */
export const codesAction = <Row extends { readonly status: PersonStatus }>(
  onCodes: (rows: Row[]) => void,
): ResourceAction<Row> => ({
  id: 'codes',
  label: messages.codes.action,
  icon: <KeyRound />,
  when: ({ status }) => status === 'active',
  isBulk: 'only',
  onRunMany: onCodes,
  most: codesAtMost,
});
