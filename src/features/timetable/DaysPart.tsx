import { useState } from 'react';
import { saveTimetableExceptionCall } from '#contract/timetable/calls/save-timetable-exception.call.ts';
import { setTimetableExceptionsRemovedCall } from '#contract/timetable/calls/set-timetable-exceptions-removed.call.ts';
import { timetableExceptionByIdCall } from '#contract/timetable/calls/timetable-exception-by-id.call.ts';
import { timetableExceptionListCall } from '#contract/timetable/calls/timetable-exception-list.call.ts';
import { type ExceptionKind, exceptionKinds } from '#contract/timetable/timetable.rules.ts';
import {
  type ExceptionRow,
  exceptionFields,
  type TimetableChoices,
} from '#contract/timetable/timetable.wire.ts';
import { defineForm } from '#machines/form/define-form.ts';
import { call } from '#src/lib/api-client.ts';
import { FormDateField } from '#src/lib/form/FormDateField.tsx';
import { optionsOf } from '#src/lib/form/options-of.ts';
import { ResourceForm } from '#src/lib/form/ResourceForm.tsx';
import { useStoredForm } from '#src/lib/form/use-stored-form.ts';
import { LookupField } from '#src/lib/lookup/LookupField.tsx';
import { textColumn } from '#src/lib/resource/columns.tsx';
import type { RowForm } from '#src/lib/resource/OpenRow.tsx';
import { pageLoader } from '#src/lib/resource/page-loader.ts';
import { RemovableList } from '#src/lib/resource/RemovableList.tsx';
import { removal } from '#src/lib/resource/removal.ts';
import { rowsCall } from '#src/lib/resource/rows-call.ts';
import { formatDate } from '#src/lib/words/dates.ts';
import { Select } from '#src/ui/Select.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { type AdminProps, listOf } from './admin-props.ts';
import { editorMessages } from './editor-messages.en.ts';
import { LessonOfDay, SubstituteField } from './LessonOfDay.tsx';

type Id = number | null;
const none: Id = null;
const commonest: ExceptionKind = 'holiday';

const dayForm = defineForm({
  name: 'timetable-exception',
  schema: exceptionFields,
  usesFormSession: true,
  blank: {
    kind: commonest,
    onDay: '',
    toDay: '',
    title: '',
    gradeId: none,
    divisionId: none,
    entryId: none,
    teacherId: none,
    schoolRoomId: none,
    movedTo: '',
    starts: '',
    ends: '',
  },
});
const changes = removal({
  remove: rowsCall(setTimetableExceptionsRemovedCall, { isRemoved: true }),
  restore: rowsCall(setTimetableExceptionsRemovedCall, { isRemoved: false }),
});
const load = pageLoader(timetableExceptionListCall, {}, (row: ExceptionRow) => row);
const seen = ({ id, version, about, onDay }: ExceptionRow) => ({ id, version, name: about || onDay });

async function loadDay(id: number, signal?: AbortSignal) {
  const { version, fields } = await call(timetableExceptionByIdCall, { id }, signal ? { signal } : {});
  return { id, version, values: fields };
}

const dayColumns = () => [
  textColumn<ExceptionRow>(
    'onDay',
    editorMessages.fields.onDay,
    ({ onDay, toDay }) =>
      onDay === toDay ? formatDate(onDay) : `${formatDate(onDay)} – ${formatDate(toDay)}`,
    { sortable: true, width: 12 },
  ),
  textColumn<ExceptionRow>('kind', editorMessages.fields.kind, ({ kind }) => editorMessages.kinds[kind], {
    width: 10,
  }),
  textColumn<ExceptionRow>('about', editorMessages.fields.title, ({ about }) => about, { width: 18 }),
  textColumn<ExceptionRow>('teacher', editorMessages.fields.teacherId, ({ teacher }) => teacher, {
    width: 10,
  }),
];

interface DaysPartProps {
  readonly app: AdminProps;
  readonly choices: TimetableChoices;
}

export function DaysPart({ app, choices }: DaysPartProps) {
  return (
    <RemovableList
      app={app}
      name="timetable-days"
      title={editorMessages.tabs.days}
      add={editorMessages.addDay}
      formTitle={editorMessages.editDay}
      {...{ changes, load, seen }}
      columns={dayColumns}
      loadRow={loadDay}
    >
      {(day, form) => <DayForm {...form} day={day} app={app} choices={choices} />}
    </RemovableList>
  );
}

interface DayFormProps extends RowForm, DaysPartProps {
  readonly day: Awaited<ReturnType<typeof loadDay>> | null;
}

function DayForm({ day, app, choices, of, onSaved, onClose }: DayFormProps) {
  const form = useStoredForm({
    definition: dayForm,
    of,
    stored: day,
    person: app.person,
    sessionLive: app.sessionLive,
    labels: editorMessages.fields,
    save: (input, signal) => call(saveTimetableExceptionCall, input, { signal }),
    load: loadDay,
    onSaved,
    onClose,
  });
  const { kind, onDay, entryId } = form.values;
  const [sources] = useState(() => ({
    grades: listOf(choices.grades),
    divisions: listOf(choices.divisions),
    teachers: listOf(choices.teachers),
    schoolRooms: listOf(choices.schoolRooms),
  }));
  const isRange = kind === 'holiday' || kind === 'no_lessons';
  const changesLesson = kind === 'substitute' || kind === 'moved' || kind === 'cancelled';
  const hasTimes = kind === 'moved' || kind === 'exam';
  return (
    <ResourceForm form={form} title={day ? editorMessages.editDay : editorMessages.addDay}>
      <Select {...form.choice('kind', optionsOf(editorMessages.kinds, exceptionKinds))} />
      <FormDateField {...form.day('onDay')} />
      {isRange && <FormDateField {...form.day('toDay')} />}
      {(isRange || kind === 'exam') && <TextField {...form.text('title')} maxLength={120} />}
      {kind === 'no_lessons' && <LookupField {...form.lookup('gradeId')} source={sources.grades} />}
      {kind === 'exam' && <LookupField {...form.lookup('divisionId')} source={sources.divisions} />}
      {changesLesson && <LessonOfDay key={onDay} day={onDay} {...form.lookup('entryId')} />}
      {kind === 'substitute' && (
        <SubstituteField
          key={`${onDay} ${entryId}`}
          day={onDay}
          entryId={entryId}
          {...form.lookup('teacherId')}
        />
      )}
      {kind === 'exam' && <LookupField {...form.lookup('teacherId')} source={sources.teachers} />}
      {kind === 'moved' && <FormDateField {...form.day('movedTo')} />}
      {hasTimes && <TextField {...form.text('starts')} type="time" />}
      {hasTimes && <TextField {...form.text('ends')} type="time" />}
      {hasTimes && <LookupField {...form.lookup('schoolRoomId')} source={sources.schoolRooms} />}
    </ResourceForm>
  );
}
