import * as v from 'valibot';
import { facultyCodesCall } from '#contract/people/calls/faculty-codes.call.ts';
import { studentCodesCall } from '#contract/people/calls/student-codes.call.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { call } from '#src/lib/api-client.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useForm } from '#src/lib/form/use-form.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { peopleMessages } from './messages.en.ts';
import type { PeopleSite } from './people-site.ts';

/** It has no fields, so that no draft of an earlier choice comes back. */
const codesForm = defineForm({
  name: 'chosen-codes',
  blank: {},
  schema: v.object({}),
  usesFormSession: true,
});
const calls = { students: studentCodesCall, faculty: facultyCodesCall };
/** So many are named; the rest is counted. */
const named = 10;

/** Chosen rows of a list that get codes. */
export interface ChosenPeople {
  readonly kind: keyof typeof calls;
  readonly people: readonly { readonly id: number; readonly name: string }[];
}

interface CodesFormProps {
  readonly chosen: ChosenPeople;
  readonly site: PeopleSite;
  /** The number of the sheet; null: an earlier try made it, whose answer was lost. */
  readonly onMade: (sheet: number | null) => void;
  readonly onClose: () => void;
}

/** [QU-06] Says whose codes and passwords end before new ones are made. */
export function CodesForm({ chosen: { kind, people }, site, onMade, onClose }: CodesFormProps) {
  const texts = peopleMessages.codes;
  const form = useForm({
    definition: codesForm,
    of: kind,
    stored: null,
    personId: site.person.id,
    sessionLive: site.sessionLive,
    labels: {},
    save: async ({ formSession }, signal): Promise<number> => {
      const input = { school_id: site.schoolId, formSession, ids: people.map(({ id }) => id) };
      return (await call(calls[kind], input, { signal })).data.sheet_id;
    },
    onSaved: onMade,
    onClosed: onClose,
  });
  return (
    <ResourceForm
      form={form}
      title={texts.title(people.length)}
      submit={{ label: peopleMessages.sheet.make }}
    >
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
