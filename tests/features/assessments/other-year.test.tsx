import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { EditedSchedule } from '#contract/assessments/schedule.wire.ts';
import { AssessmentFacts } from '#src/features/assessments/schedule/AssessmentFacts.tsx';

const facts = (is_other_year: 0 | 1) =>
  ({
    is_other_year,
    time_zone: 'Asia/Kolkata',
    opens_at: null,
    last_start_at: null,
    closes_at: null,
    marks: 1,
    students: 0,
    values: { kind: 'theory', minutes: 30, items: [] },
  }) as unknown as EditedSchedule;

it('the page of an assessment says when this year’s classes cannot start it [CE-01, QU-47]', () => {
  const title = 'It was scheduled in an earlier year';
  const { unmount } = render(<AssessmentFacts of={facts(0)} />);
  expect(screen.queryByText(title)).toBeNull();
  unmount();
  render(<AssessmentFacts of={facts(1)} />);
  expect(screen.getByText(title)).toBeTruthy();
});
