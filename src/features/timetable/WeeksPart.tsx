import { useState } from 'react';
import { addDays } from '#contract/core/days.ts';
import { saveTimetableWeeksCall } from '#contract/timetable/calls/save-timetable-weeks.call.ts';
import { firstDayOfWeek, weekOfDay } from '#contract/timetable/timetable.rules.ts';
import type { TimetableChoices } from '#contract/timetable/timetable.wire.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { FormDateField } from '#src/lib/form/FormDateField.tsx';
import { errorText } from '#src/lib/tell-failure.ts';
import { formatDate } from '#src/lib/words/dates.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { editorMessages } from './editor-messages.en.ts';
import { messages } from './messages.en.ts';

const form = css({ display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'flex-end' });
const field = css({ flexGrow: '1', maxWidth: 'login' });
const list = css({ display: 'grid', gap: '2', listStyle: 'none' });
const row = css({ display: 'flex', gap: '3', alignItems: 'center', justifyContent: 'space-between' });
const narrow = css({ maxWidth: 'login' });

const shownWeeks = 6;

const nearestA = (today: string, weekA: string): string =>
  weekOfDay(today, weekA) === 'a' ? today : addDays(firstDayOfWeek(today), 7);

export function WeeksPart({ choices }: { readonly choices: TimetableChoices }) {
  const { today, weekVersion } = choices;
  // Any A week would do; the nearest is the clearest.
  const [weekA, setWeekA] = useState(() => nearestA(today, choices.weekA));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const save = async () => {
    setBusy(true);
    setProblem('');
    try {
      await call(saveTimetableWeeksCall, { version: weekVersion, weekA });
      alerts.show({ tone: 'success', title: editorMessages.weeksSaved });
    } catch (error) {
      setProblem(errorText(error));
    }
    setBusy(false);
  };
  const first = firstDayOfWeek(today);
  const weeks = Array.from({ length: shownWeeks }, (_, at) => addDays(first, 7 * at));
  return (
    <Stack>
      <PageHeader title={editorMessages.tabs.weeks} text={editorMessages.weeks.text} />
      <div className={form}>
        <div className={field}>
          <FormDateField
            label={editorMessages.weeks.day}
            value={weekA}
            error={problem === '' ? undefined : problem}
            onChange={(day) => {
              setWeekA(day);
              setProblem('');
            }}
            onUnread={() => setWeekA('')}
          />
        </div>
        <Button variant="primary" busy={busy} disabled={weekA === ''} onClick={() => void save()}>
          {editorMessages.save}
        </Button>
      </div>
      {weekA !== '' && (
        <div className={narrow}>
          <Card title={editorMessages.weeks.preview}>
            <ol className={list}>
              {weeks.map((from) => {
                const letter = weekOfDay(from, weekA);
                return (
                  <li key={from} className={row}>
                    {editorMessages.weeks.week(
                      formatDate(from, 'short'),
                      formatDate(addDays(from, 6), 'short'),
                    )}
                    <Badge tone={letter === 'a' ? 'brand' : 'neutral'}>{messages.weekLetter[letter]}</Badge>
                  </li>
                );
              })}
            </ol>
          </Card>
        </div>
      )}
    </Stack>
  );
}
