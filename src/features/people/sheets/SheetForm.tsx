import { useState } from 'react';
import { hasKind } from '#contract/classes/classes.rules.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useForm } from '#src/lib/form/use-form.ts';
import { signInSheetMessages } from '#src/lib/sign-in-sheet/messages.en.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { peopleMessages } from '../messages.en.ts';
import { ManyMemberships } from '../PlaceFields.tsx';
import type { PeopleLicence, PeopleProps } from '../people-props.ts';
import { makeSheet, sheetForm } from './sheet-form.ts';

interface SheetFormProps {
  readonly room: PeopleLicence;
  readonly app: PeopleProps;
  /** The number of the sheet; null: an earlier try made it, whose answer was lost. */
  readonly onMade: (sheet: number | null) => void;
  readonly onClose: () => void;
}

/** [QU-06] Chooses the students who get cards. */
export function SheetForm({ room, app, onMade, onClose }: SheetFormProps) {
  const texts = peopleMessages.sheet;
  const [definition] = useState(() => sheetForm(!hasKind(room.is_model1, 'grade')));
  const form = useForm({
    definition,
    of: 'sheet',
    stored: null,
    personId: app.person.id,
    sessionLive: app.sessionLive,
    labels: { ...peopleMessages.fields, own: texts.own },
    issueTexts: { place_required: texts.placeRequired, required: texts.placeRequired },
    save: (wish, signal) => makeSheet(app.schoolId, wish, signal),
    onSaved: onMade,
    onClosed: onClose,
  });
  return (
    <ResourceForm
      form={form}
      title={signInSheetMessages.sheetTitle}
      submit={{ label: signInSheetMessages.make }}
    >
      <p>{texts.text}</p>
      <ManyMemberships form={form} schoolId={app.schoolId} model={room.is_model1} />
      <Checkbox {...form.flag('own')} hint={texts.ownHint} />
    </ResourceForm>
  );
}
