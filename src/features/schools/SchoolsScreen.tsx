import { useCallback, useMemo, useState } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { isDirector, isSpoc } from '#contract/core/modules.ts';
import { schoolGridCall } from '#contract/schools/calls/school-list.call.ts';
import { setSchoolStatusCall } from '#contract/schools/calls/set-school-status.call.ts';
import type { SchoolRow } from '#contract/schools/school.wire.ts';
import { OpenRow } from '#src/lib/resource/OpenRow.tsx';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { ResourceScreen } from '#src/lib/resource/ResourceScreen.tsx';
import { rowsCall } from '#src/lib/resource/rows-call.ts';
import { switching } from '#src/lib/resource/switching.ts';
import { type ResourceAddress, useResourceGrid } from '#src/lib/resource/use-resource-grid.ts';
import { useRowActions } from '#src/lib/resource/use-row-actions.ts';
import { StartCodeDialog, type Started } from '#src/lib/start-code/StartCodeDialog.tsx';
import { useLoaded } from '#src/lib/use-loaded.ts';
import type { ListenForHints } from '#src/lib/use-refresh.ts';
import { everyState } from './lookups.ts';
import { messages } from './messages.en.ts';
import { NewSchoolForm, SchoolForm } from './SchoolForm.tsx';
import { changeActions, editAction, partActions, type SchoolPart } from './school-actions.tsx';
import {
  longSchoolsExport,
  modelFilter,
  schoolColumns,
  schoolFilters,
  stateFilter,
} from './school-columns.tsx';
import { loadSchool } from './school-form.ts';

const seen = ({ id, version, school_name }: SchoolRow) => ({ id, version, name: school_name });
const changes = switching((isActive) => rowsCall(setSchoolStatusCall, { isActive }), messages);

const defaults = { hidden: ['shortName', 'address', 'city', 'description', 'paid', 'id'] };

export interface SchoolsScreenProps {
  readonly person: Person;
  /** false while the session is over and the page waits for a new sign-in. */
  readonly sessionLive: boolean;
  readonly address: ResourceAddress;
  readonly listen: ListenForHints;
  readonly onGo: (part: SchoolPart, schoolId: number) => void;
}

/** [GR-03, C9-01] The office's schools, for readers and editors. */
export function SchoolsScreen({ person, sessionLive, address, listen, onGo }: SchoolsScreenProps) {
  const personId = person.id;
  const mayWrite = !isDirector(person);
  const [columns] = useState(schoolColumns);
  const load = useMemo(
    () => pageLoader(schoolGridCall, { sAdmin_id: personId, form: 'grid' }, (row: SchoolRow) => row),
    [personId],
  );
  const list = useResourceGrid({ name: 'schools', personId, load, columns, address, listen, defaults });
  const loadStates = useCallback((signal: AbortSignal) => everyState(personId, signal), [personId]);
  const [states] = useLoaded(loadStates);
  const filters = [
    ...schoolFilters(),
    modelFilter(),
    ...(states.kind === 'loaded' && states.data.length > 0 ? [stateFilter(states.data)] : []),
  ];
  const actions = useRowActions({ changes, sessionLive, onChanged: list.refresh });
  const [started, setStarted] = useState<Started | null>(null);
  const open = ({ id }: SchoolRow) => list.onOpen(String(id));
  return (
    <ResourceScreen
      title={messages.title}
      text={isSpoc(person) ? messages.textGiven : mayWrite ? messages.text : messages.financeText}
      caption={messages.title}
      add={mayWrite && !isSpoc(person) ? { label: messages.add } : undefined}
      list={list}
      longExport={longSchoolsExport(personId)}
      seen={seen}
      texts={messages.empty}
      onOpen={mayWrite ? open : undefined}
      changes={actions}
      filters={filters}
      actions={[
        ...(mayWrite ? [editAction(open)] : []),
        ...partActions(person, onGo),
        ...(mayWrite ? changeActions() : []),
      ]}
    >
      {mayWrite && (
        <OpenRow list={list} title={messages.edit} load={loadSchool}>
          {(school, form) =>
            school ? (
              <SchoolForm {...form} personId={personId} sessionLive={sessionLive} school={school} />
            ) : (
              <NewSchoolForm
                {...form}
                personId={personId}
                sessionLive={sessionLive}
                onSaved={(admin) => {
                  setStarted(admin);
                  form.onSaved();
                }}
              />
            )
          }
        </OpenRow>
      )}
      {/* Only after the form has closed, because a closing dialog closes those above it. */}
      {started && list.open === '' && <StartCodeDialog {...started} onClose={() => setStarted(null)} />}
    </ResourceScreen>
  );
}
