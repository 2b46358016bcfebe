import { formatMoment } from '#src/lib/words/dates.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Banner } from '#src/ui/Banner.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import type { LoadedSchedule } from './load-schedule.ts';
import { scheduleMessages as messages } from './schedule-messages.en.ts';

const facts = css({ display: 'flex', flexWrap: 'wrap', gap: '2', mb: '3' });

export function AssessmentFacts({ of }: { readonly of: LoadedSchedule['facts'] }) {
  const moment = (at: number | null, words: (when: string) => string) =>
    at === null ? [] : [words(formatMoment(at, of.time_zone))];
  const shown = [
    messages.kinds[of.values.kind],
    messages.minutes(of.values.minutes),
    messages.questions(of.values.items.length, of.marks),
    messages.students(of.students),
    ...moment(of.opens_at, messages.opensAt),
    ...moment(of.last_start_at, messages.lastStartAt),
    ...moment(of.closes_at, messages.closesAt),
  ];
  return (
    <Stack gap="3">
      {of.is_other_year === 1 && (
        <Banner tone="warning" title={messages.otherYear} text={messages.otherYearText} />
      )}
      <div className={facts}>
        {shown.map((text) => (
          <Badge key={text}>{text}</Badge>
        ))}
      </div>
    </Stack>
  );
}
