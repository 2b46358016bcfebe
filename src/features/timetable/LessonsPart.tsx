import Plus from 'lucide-react/icons/plus';
import Printer from 'lucide-react/icons/printer';
import { type DragEvent, useCallback, useState } from 'react';
import { timetableWeekCall } from '#contract/timetable/calls/timetable-week.call.ts';
import { isBreakName } from '#contract/timetable/timetable.rules.ts';
import type { EntryFields, TimetableChoices } from '#contract/timetable/timetable.wire.ts';
import type { LessonWire } from '#contract/timetable/week.wire.ts';
import { call } from '#src/lib/api-client.ts';
import { LookupField } from '#src/lib/lookup/LookupField.tsx';
import { tellFailure } from '#src/lib/tell-failure.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { SegmentedChoice } from '#src/ui/SegmentedChoice.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { useIsWide } from '#src/ui/use-is-wide.ts';
import { css } from '#styled/css';
import { type AdminProps, listOf } from './admin-props.ts';
import { DayTabs } from './DayTabs.tsx';
import { editorMessages } from './editor-messages.en.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { LessonCard } from './LessonCard.tsx';
import { LessonDialog } from './LessonDialog.tsx';
import { messages } from './messages.en.ts';
import { TimetableSheet } from './TimetableSheet.tsx';
import { views } from './timetable-search.ts';
import { loadLesson, useEditor } from './use-editor.ts';
import { WeekBar } from './WeekBar.tsx';
import { WeekColumns } from './WeekColumns.tsx';
import { dayText, weekdayNumber } from './week-days.ts';

const pickers = css({ display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'end' });
const picker = css({ flexGrow: '1', maxWidth: 'login' });
const opener = css({ display: 'block', width: 'full', cursor: 'pointer', borderRadius: 'md' });
const dayEnd = css({ display: 'grid' });
const freeSlot = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  width: 'full',
  minHeight: '10',
  px: '2',
  borderRadius: 'md',
  borderWidth: 'thin',
  borderStyle: 'dashed',
  borderColor: 'line',
  color: 'text.muted',
  cursor: 'pointer',
  '& svg': { width: 'icon.sm', height: 'icon.sm' },
  '&:hover, &:focus-visible': { bg: 'surface.hover', borderColor: 'brand', color: 'brand.text' },
});
const slotTime = css({ textStyle: 'caption', fontVariantNumeric: 'tabular-nums' });

interface LessonsPartProps {
  readonly app: AdminProps;
  readonly choices: TimetableChoices;
}

export function LessonsPart({ app, choices }: LessonsPartProps) {
  const { by, of, day, onGo } = app;
  const { round, refresh } = useRefresh(app.listen);
  const load = useCallback(
    (signal: AbortSignal) =>
      of === 0
        ? Promise.resolve(null)
        : call(timetableWeekCall, { by, id: of, day: day || choices.today }, { signal }),
    [by, of, day, choices.today],
  );
  const [week, , retry] = useLoaded(load, round);
  const editor = useEditor({ sessionLive: app.sessionLive, onChanged: refresh });
  const [printed, setPrinted] = useState<'one' | 'all' | null>(null);
  const [sources] = useState(() => ({
    division: listOf(choices.divisions),
    teacher: listOf(choices.teachers),
    schoolRoom: listOf(choices.schoolRooms),
  }));
  const isWide = useIsWide();
  const add = (change: Partial<EntryFields> = {}) =>
    editor.send({
      type: 'lesson.open',
      draft: { id: 0, version: 0, fields: { ...blank(choices), ...chosen(by, of), ...change } },
    });
  const open = (id: number) =>
    void loadLesson(id).then((draft) => editor.send({ type: 'lesson.open', draft }), tellFailure);
  const move = (id: number, change: Partial<EntryFields>) =>
    void loadLesson(id).then(
      (draft) =>
        editor.send({ type: 'lesson.move', draft: { ...draft, fields: { ...draft.fields, ...change } } }),
      tellFailure,
    );
  const dropped = (change: Partial<EntryFields>) => ({
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      const id = Number(event.dataTransfer.getData('text/plain'));
      if (id > 0) move(id, change);
    },
  });
  const slots = slotsOf(choices);
  const card = (lesson: LessonWire) =>
    lesson.entryId === 0 ? (
      <LessonCard lesson={lesson} without={by} />
    ) : (
      <button
        type="button"
        className={opener}
        draggable={lesson.state === 'usual'}
        onDragStart={(event) => event.dataTransfer.setData('text/plain', String(lesson.entryId))}
        aria-label={editorMessages.openLesson(lesson.subject, dayText(lesson.day), lesson.starts)}
        onClick={() => open(lesson.entryId)}
      >
        <LessonCard lesson={lesson} without={by} />
      </button>
    );
  const below = (each: string) => (
    <div className={dayEnd} {...dropped({ weekday: weekdayNumber(each) })}>
      <Button
        size="sm"
        icon={<Plus />}
        aria-label={`${editorMessages.add}, ${dayText(each)}`}
        onClick={() => add({ weekday: weekdayNumber(each) })}
      >
        {editorMessages.add}
      </Button>
    </div>
  );
  const free = (each: string, starts: string) => {
    const time = { weekday: weekdayNumber(each), ...slots.get(starts) };
    return (
      <button
        type="button"
        className={freeSlot}
        aria-label={editorMessages.addAt(dayText(each), starts)}
        onClick={() => add(time)}
        {...dropped(time)}
      >
        <bdi className={slotTime}>{starts}</bdi>
        <Plus aria-hidden />
      </button>
    );
  };
  return (
    <Stack>
      <PageHeader
        title={editorMessages.title}
        text={editorMessages.text}
        more={{
          label: editorMessages.print,
          items: [
            {
              id: 'print',
              label: editorMessages.print,
              icon: <Printer />,
              disabled: of === 0,
              onRun: () => setPrinted('one'),
            },
            {
              id: 'print-all',
              label: editorMessages.printAll[by],
              icon: <Printer />,
              onRun: () => setPrinted('all'),
            },
          ],
        }}
        actions={
          <>
            <ImportDialog choices={choices} onSaved={refresh} />
            <Button variant="primary" icon={<Plus />} onClick={() => add()}>
              {editorMessages.add}
            </Button>
          </>
        }
      />
      <div className={pickers}>
        <SegmentedChoice
          name="timetable-by"
          label={editorMessages.by}
          value={by}
          options={views.map((value) => ({ value, label: editorMessages.byWhat[value] }))}
          onChange={(next) => onGo({ by: next, of: 0 })}
        />
        <div className={picker}>
          <LookupField
            key={by}
            label={editorMessages.byWhat[by]}
            source={sources[by]}
            value={of === 0 ? null : of}
            onChange={(id) => onGo({ of: id ?? 0 })}
          />
        </div>
      </div>
      {of === 0 && <EmptyState title={editorMessages.choose} text={editorMessages.chooseText} />}
      {week.kind === 'loading' && <Skeleton label={messages.loading} shape="rows" count={5} />}
      {week.kind === 'failed' && (
        <ErrorState
          title={messages.failed}
          text={week.information || undefined}
          retry={{ label: messages.retry, onRetry: retry }}
        />
      )}
      {week.kind === 'loaded' && week.data !== null && of !== 0 && (
        <>
          <WeekBar week={week.data} onDay={(next) => onGo({ day: next })} />
          {isWide ? (
            <WeekColumns
              week={week.data}
              card={card}
              slots={[...slots.keys()]}
              free={free}
              below={slots.size === 0 ? below : undefined}
            />
          ) : (
            <DayTabs
              week={week.data}
              day={day}
              onDay={(next) => onGo({ day: next })}
              card={card}
              below={below}
            />
          )}
        </>
      )}
      <LessonDialog view={editor.view} choices={choices} send={editor.send} />
      {printed && (
        <TimetableSheet
          by={by}
          of={printed === 'all' ? 0 : of}
          day={day || choices.today}
          onPrinted={() => setPrinted(null)}
        />
      )}
    </Stack>
  );
}

const chosen = (by: AdminProps['by'], of: number): Partial<EntryFields> =>
  of === 0 ? {} : { [{ division: 'divisionId', teacher: 'teacherId', schoolRoom: 'schoolRoomId' }[by]]: of };

/** Teaching periods of the usual bell schedule, by start. */
const slotsOf = ({ bells: [bell] }: TimetableChoices): ReadonlyMap<string, Partial<EntryFields>> =>
  new Map(
    (bell?.periods ?? []).flatMap(({ name, starts, ends }, at) =>
      isBreakName(name)
        ? []
        : [[starts, { bellId: bell?.id ?? null, period: at + 1, starts, ends }] as const],
    ),
  );

/** A new lesson for the whole year, in the first period that is no break. */
function blank({ bells, yearFrom, yearTo }: TimetableChoices): EntryFields {
  const [bell] = bells;
  const at = bell?.periods.findIndex(({ name }) => !isBreakName(name)) ?? -1;
  const period = bell?.periods[at];
  return {
    teacherId: null,
    divisionId: 0,
    schoolRoomId: null,
    subject: '',
    projectId: null,
    weekday: 1,
    week: 'every',
    bellId: period && bell ? bell.id : null,
    period: period ? at + 1 : 0,
    starts: period?.starts ?? '08:00',
    ends: period?.ends ?? '08:45',
    validFrom: yearFrom,
    validTo: yearTo,
  };
}
