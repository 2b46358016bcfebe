import * as v from 'valibot';
import { defineForm } from '#machines/form/define-form.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { ResourceForm } from '../form/ResourceForm.tsx';
import { useForm } from '../form/use-form.ts';
import { signInSheetMessages as texts } from './messages.en.ts';

/** The form has no fields, so no draft of an earlier choice comes back. */
const codesForm = defineForm({
  name: 'chosen-codes',
  blank: {},
  schema: v.object({}),
  usesFormSession: true,
});
const named = 10;

export interface ChosenPeople {
  readonly kind: string;
  readonly people: readonly { readonly id: number; readonly name: string }[];
  readonly make: (input: { formSession: string; ids: number[] }, signal: AbortSignal) => Promise<number>;
}

export interface CodesFormProps {
  readonly chosen: ChosenPeople;
  readonly personId: number;
  readonly sessionLive: boolean;
  /** The sheet's number; null: an earlier try made it, and its answer was lost. */
  readonly onMade: (sheet: number | null) => void;
  readonly onClose: () => void;
}

/** [QU-06] Says whose codes and passwords end before new ones are made. */
export function CodesForm({ chosen, personId, sessionLive, onMade, onClose }: CodesFormProps) {
  const { kind, people, make } = chosen;
  const form = useForm({
    definition: codesForm,
    of: kind,
    stored: null,
    personId,
    sessionLive,
    labels: {},
    save: ({ formSession }, signal): Promise<number> =>
      make({ formSession, ids: people.map(({ id }) => id) }, signal),
    onSaved: onMade,
    onClosed: onClose,
  });
  return (
    <ResourceForm form={form} title={texts.codesTitle(people.length)} submit={{ label: texts.make }}>
      <Banner tone="warning" title={texts.ends(people.length)} text={texts.endsText} />
      <ul>
        {people.slice(0, named).map(({ id, name }) => (
          <li key={id}>
            <bdi>{name}</bdi>
          </li>
        ))}
        {people.length > named && <li>{texts.more(people.length - named)}</li>}
      </ul>
    </ResourceForm>
  );
}
