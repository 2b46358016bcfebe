import Mail from 'lucide-react/icons/mail';
import Pencil from 'lucide-react/icons/pencil';
import Power from 'lucide-react/icons/power';
import PowerOff from 'lucide-react/icons/power-off';
import { useMemo, useState } from 'react';
import { isDirector, isSpoc } from '#contract/auth/modules.rules.ts';
import type { Person } from '#contract/auth/session.model.ts';
import { schoolGridCall } from '#contract/schools/calls/school-list.call.ts';
import { sendStudentLicenceMailCall } from '#contract/schools/calls/send-student-licence-mail.call.ts';
import { setSchoolStatusCall } from '#contract/schools/calls/set-school-status.call.ts';
import type { SchoolRow } from '#contract/schools/school.wire.ts';
import { factsOf } from '#machines/shared/failure.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { failureText } from '#src/lib/failure-text.ts';
import { OpenRow } from '#src/lib/resource/OpenRow.tsx';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { ResourceScreen } from '#src/lib/resource/ResourceScreen.tsx';
import { type ResourceAddress, useResourceGrid } from '#src/lib/resource/use-resource-grid.ts';
import { type RowChange, useRowActions } from '#src/lib/resource/use-row-actions.ts';
import { StartCodeDialog, type Started } from '#src/lib/start-code/StartCodeDialog.tsx';
import { toFailure } from '#src/lib/to-failure.ts';
import { failureMessages } from '#src/lib/words/failure-messages.en.ts';
import { messages } from './messages.en.ts';
import { NewSchoolForm, SchoolForm } from './SchoolForm.tsx';
import { modelFilter, schoolColumns, schoolFilters } from './school-columns.tsx';
import { loadSchool } from './school-form.ts';

const seen = ({ id, version, school_name }: SchoolRow) => ({ id, version, name: school_name });
const turn =
  (isActive: boolean): RowChange['run'] =>
  (rows, signal) =>
    call(setSchoolStatusCall, { rows: [...rows], isActive }, { signal });
const changes = {
  off: {
    run: turn(false),
    undo: 'on',
    done: (count) => messages.switchedOff(count),
    ask: {
      get title() {
        return messages.offAsk.title;
      },
      text: ([first, ...more]) =>
        first && more.length === 0 ? messages.offAsk.one(first.name) : messages.offAsk.many(more.length + 1),
      get yes() {
        return messages.offAsk.yes;
      },
    },
  },
  on: { run: turn(true), undo: 'off', done: (count) => messages.switchedOn(count) },
} satisfies Record<string, RowChange>;

const defaults = { hidden: ['shortName', 'description', 'id'] };

async function mailLicence({ id }: SchoolRow): Promise<void> {
  try {
    const { data } = await call(sendStudentLicenceMailCall, { school_id: id });
    alerts.show({ tone: 'success', title: messages.mailed(data.mails) });
  } catch (error) {
    const text = failureText(factsOf(toFailure(error)), failureMessages);
    alerts.show({ tone: 'error', title: text });
  }
}

export interface SchoolsScreenProps {
  readonly person: Person;
  /** false while the session is over and the page waits for the person to sign in again. */
  readonly sessionLive: boolean;
  readonly address: ResourceAddress;
}

/** [GR-03, C9-01] The schools of the office: who reads, who changes. */
export function SchoolsScreen({ person, sessionLive, address }: SchoolsScreenProps) {
  const personId = person.id;
  const mayWrite = !isDirector(person);
  const [columns] = useState(schoolColumns);
  const load = useMemo(
    () => pageLoader(schoolGridCall, { sAdmin_id: personId, form: 'grid' }, (row: SchoolRow) => row),
    [personId],
  );
  const list = useResourceGrid({ name: 'schools', personId, load, columns, address, defaults });
  const actions = useRowActions({ changes, sessionLive, onChanged: list.refresh });
  const [started, setStarted] = useState<Started | null>(null);
  const close = () => list.onOpen('');
  const done = () => {
    list.refresh();
    close();
  };
  const site = { personId, sessionLive, onClose: close };
  return (
    <ResourceScreen
      title={messages.title}
      text={isSpoc(person) ? messages.textGiven : messages.text}
      caption={messages.title}
      add={mayWrite && !isSpoc(person) ? { label: messages.add } : undefined}
      list={list}
      seen={seen}
      texts={messages.empty}
      onOpen={mayWrite ? ({ id }) => list.onOpen(String(id)) : undefined}
      changes={actions}
      filters={[...schoolFilters(), modelFilter()]}
      actions={
        mayWrite
          ? [
              {
                id: 'edit',
                label: messages.openSchool,
                icon: <Pencil />,
                onRun: ({ id }) => list.onOpen(String(id)),
              },
              {
                id: 'mail',
                label: messages.actions.mail,
                icon: <Mail />,
                when: ({ status }) => status === 1,
                onRun: (row) => void mailLicence(row),
              },
              {
                id: 'on',
                label: messages.actions.on,
                icon: <Power />,
                when: ({ status }) => status === 0,
                change: 'on',
                isBulk: true,
              },
              {
                id: 'off',
                label: messages.actions.off,
                icon: <PowerOff />,
                tone: 'danger',
                when: ({ status }) => status === 1,
                change: 'off',
                isBulk: true,
              },
            ]
          : []
      }
    >
      {mayWrite && (
        <OpenRow open={list.open} title={messages.edit} load={loadSchool} onClose={close}>
          {(school, of) =>
            school ? (
              <SchoolForm key={of} {...site} school={school} onSaved={done} />
            ) : (
              <NewSchoolForm
                key={of}
                {...site}
                onSaved={(admin) => {
                  setStarted(admin);
                  done();
                }}
              />
            )
          }
        </OpenRow>
      )}
      {started && <StartCodeDialog {...started} onClose={() => setStarted(null)} />}
    </ResourceScreen>
  );
}
