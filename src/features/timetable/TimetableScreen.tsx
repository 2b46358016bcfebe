import { timetableChoicesCall } from '#contract/timetable/calls/timetable-choices.call.ts';
import type { TimetableChoices } from '#contract/timetable/timetable.wire.ts';
import { call } from '#src/lib/api-client.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { css } from '#styled/css';
import type { AdminProps } from './admin-props.ts';
import { BellsPart } from './BellsPart.tsx';
import { DaysPart } from './DaysPart.tsx';
import { editorMessages } from './editor-messages.en.ts';
import { LessonsPart } from './LessonsPart.tsx';
import { messages } from './messages.en.ts';
import { SchoolRoomsPart } from './SchoolRoomsPart.tsx';
import { type Part, parts } from './timetable-search.ts';
import { WeeksPart } from './WeeksPart.tsx';

const below = css({ paddingBlockStart: '4' });
const loadChoices = (signal: AbortSignal) => call(timetableChoicesCall, {}, { signal });

export function TimetableScreen({ app }: { readonly app: AdminProps }) {
  const { round } = useRefresh(app.listen);
  const [choices, , retry] = useLoaded(loadChoices, round);
  if (choices.kind === 'loading') return <Skeleton label={messages.loading} shape="rows" count={6} />;
  if (choices.kind === 'failed')
    return (
      <ErrorState
        title={messages.failed}
        text={choices.information || undefined}
        retry={{ label: messages.retry, onRetry: retry }}
      />
    );
  const { data } = choices;
  return (
    <Tabs
      label={editorMessages.tabs.label}
      value={app.part}
      onChange={(next) => app.onGo({ part: next })}
      items={parts.map((value) => ({
        value,
        label: editorMessages.tabs[value],
        content: (
          <div className={below}>
            <PartOf part={value} app={app} choices={data} />
          </div>
        ),
      }))}
    />
  );
}

interface PartOfProps {
  readonly part: Part;
  readonly app: AdminProps;
  readonly choices: TimetableChoices;
}

function PartOf({ part, app, choices }: PartOfProps) {
  switch (part) {
    case 'lessons':
      return <LessonsPart app={app} choices={choices} />;
    case 'days':
      return <DaysPart app={app} choices={choices} />;
    case 'rooms':
      return <SchoolRoomsPart app={app} />;
    case 'bells':
      return <BellsPart app={app} />;
    case 'weeks':
      return <WeeksPart key={choices.weekVersion} choices={choices} />;
  }
}
