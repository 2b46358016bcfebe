import Trash2 from 'lucide-react/icons/trash-2';
import { type FormEvent, useState } from 'react';
import { isBreakName, weekdays, weekKinds } from '#contract/timetable/timetable.rules.ts';
import type { EntryFields, TimetableChoices } from '#contract/timetable/timetable.wire.ts';
import type { TimetableEditorEvent } from '#machines/timetable/timetable-editor/timetable-editor.types.ts';
import type { TimetableEditorView } from '#machines/timetable/timetable-editor/timetable-editor.view.ts';
import { FormDateField } from '#src/lib/form/FormDateField.tsx';
import { formMessages } from '#src/lib/form/messages.en.ts';
import { LookupField } from '#src/lib/lookup/LookupField.tsx';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { listOf } from './admin-props.ts';
import { editorMessages } from './editor-messages.en.ts';
import { messages } from './messages.en.ts';
import { dayText } from './week-days.ts';

const pair = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
});
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2', justifyContent: 'flex-end' });
const check = css({ minHeight: '12' });

interface LessonDialogProps {
  readonly view: TimetableEditorView;
  readonly choices: TimetableChoices;
  readonly send: (event: TimetableEditorEvent) => void;
}

/** Every change is checked; for a taken slot it offers a free one. */
export const LessonDialog = (props: LessonDialogProps) =>
  props.view.draft && <OpenLesson {...props} draft={props.view.draft} />;

interface OpenLessonProps extends LessonDialogProps {
  readonly draft: NonNullable<TimetableEditorView['draft']>;
}

function OpenLesson({ view, draft, choices, send }: OpenLessonProps) {
  const { faults, isBusy, isStale } = view;
  const { fields } = draft;
  const [opened] = useState(fields);
  const isDirty = JSON.stringify(fields) !== JSON.stringify(opened);
  const [sources] = useState(() => ({
    teacherId: listOf(choices.teachers),
    divisionId: listOf(choices.divisions),
    schoolRoomId: listOf(choices.schoolRooms),
    projectId: listOf(choices.projects),
  }));
  const set = (change: Partial<EntryFields>) => send({ type: 'lesson.change', fields: change });
  const texts = { placeholder: editorMessages.choose, loading: messages.loading, empty: editorMessages.none };
  const lookup = (field: 'teacherId' | 'schoolRoomId' | 'projectId') => (
    <LookupField
      label={editorMessages.fields[field]}
      error={faults[field]}
      source={sources[field]}
      value={fields[field]}
      onChange={(value) => set({ [field]: value })}
    />
  );
  const save = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'lesson.save' });
  };
  return (
    <Dialog
      open
      size="form"
      title={draft.id === 0 ? editorMessages.add : editorMessages.edit}
      closeLabel={editorMessages.close}
      onRequestClose={() => send({ type: 'lesson.close' })}
      unsaved={{ isDirty: isDirty && !isBusy && !isStale, texts: formMessages.unsaved }}
    >
      {isStale ? (
        <Banner
          tone="warning"
          title={editorMessages.stale}
          action={<Button onClick={() => send({ type: 'lesson.reload' })}>{editorMessages.reload}</Button>}
        />
      ) : (
        <form onSubmit={save} noValidate>
          <Stack>
            <TextField
              label={editorMessages.fields.subject}
              required
              error={faults['subject']}
              maxLength={80}
              value={fields.subject}
              onChange={(subject) => set({ subject })}
            />
            <div className={pair}>
              <LookupField
                label={editorMessages.fields.divisionId}
                required
                error={faults['divisionId']}
                source={sources.divisionId}
                value={fields.divisionId === 0 ? null : fields.divisionId}
                onChange={(divisionId) => set({ divisionId: divisionId ?? 0 })}
              />
              {lookup('teacherId')}
              {lookup('schoolRoomId')}
              {choices.projects.length > 0 && lookup('projectId')}
              <Select
                label={editorMessages.fields.weekday}
                options={weekdays.map((day) => ({ value: String(day), label: editorMessages.weekdays[day] }))}
                value={String(fields.weekday)}
                onChange={(weekday) => set({ weekday: Number(weekday) })}
                texts={texts}
              />
              <Select
                label={editorMessages.fields.period}
                error={faults['period']}
                options={timeOptions(choices)}
                value={fields.bellId === null ? 'own' : `${fields.bellId} ${fields.period}`}
                onChange={(time) => set(timeOf(choices, time, fields))}
                texts={texts}
              />
              {fields.bellId === null && (
                <>
                  <TextField
                    label={editorMessages.fields.starts}
                    type="time"
                    error={faults['starts']}
                    value={fields.starts}
                    onChange={(starts) => set({ starts })}
                  />
                  <TextField
                    label={editorMessages.fields.ends}
                    type="time"
                    error={faults['ends']}
                    value={fields.ends}
                    onChange={(ends) => set({ ends })}
                  />
                </>
              )}
              <Select
                label={editorMessages.fields.week}
                options={weekKinds.map((week) => ({ value: week, label: editorMessages.weekKinds[week] }))}
                value={fields.week}
                onChange={(week) => set({ week: weekKinds.find((each) => each === week) ?? 'every' })}
                texts={texts}
              />
              <FormDateField
                label={editorMessages.fields.validFrom}
                error={faults['validFrom']}
                value={fields.validFrom}
                onChange={(validFrom) => set({ validFrom })}
                onUnread={(validFrom) => set({ validFrom })}
              />
              <FormDateField
                label={editorMessages.fields.validTo}
                error={faults['validTo']}
                value={fields.validTo}
                onChange={(validTo) => set({ validTo })}
                onUnread={(validTo) => set({ validTo })}
              />
            </div>
            <div role="status" className={check}>
              <CheckResult view={view} send={send} />
            </div>
            <div className={buttons}>
              {draft.id > 0 && (
                <Button icon={<Trash2 />} disabled={isBusy} onClick={() => send({ type: 'lesson.remove' })}>
                  {editorMessages.remove}
                </Button>
              )}
              <Button onClick={() => send({ type: 'lesson.close' })}>{editorMessages.cancel}</Button>
              <Button type="submit" variant="primary" busy={isBusy}>
                {editorMessages.save}
              </Button>
            </div>
          </Stack>
        </form>
      )}
    </Dialog>
  );
}

function CheckResult({ view: { check, clash }, send }: Pick<LessonDialogProps, 'view' | 'send'>) {
  if (check === 'checking') return editorMessages.checking;
  if (check === 'free') return <Banner tone="info" title={editorMessages.free} />;
  if (check !== 'conflicted' || !clash) return null;
  const day = weekdays.find((each) => each === clash.offerWeekday);
  return (
    <Banner
      tone="warning"
      title={editorMessages.clash(clash.mine, clash.other, dayText(clash.day))}
      text={day === undefined ? editorMessages.noOffer : undefined}
      action={
        day !== undefined && (
          <Button size="sm" onClick={() => send({ type: 'offer.take' })}>
            {editorMessages.takeOffer(editorMessages.weekdays[day], clash.offerStarts)}
          </Button>
        )
      }
    />
  );
}

const timeOptions = ({ bells }: TimetableChoices) => [
  ...bells.flatMap((bell) =>
    bell.periods.flatMap((period, at) =>
      isBreakName(period.name)
        ? []
        : [
            {
              value: `${bell.id} ${at + 1}`,
              label: `${period.name} (${period.starts}–${period.ends})`,
              hint: bells.length > 1 ? bell.name : undefined,
            },
          ],
    ),
  ),
  { value: 'own', label: editorMessages.ownTime },
];

function timeOf(
  { bells }: TimetableChoices,
  time: string,
  { starts, ends }: EntryFields,
): Partial<EntryFields> {
  const [bellId = 0, place = 0] = time.split(' ').map(Number);
  const period = bells.find(({ id }) => id === bellId)?.periods[place - 1];
  if (!period) return { bellId: null, period: 0, starts, ends };
  return { bellId, period: place, starts: period.starts, ends: period.ends };
}
