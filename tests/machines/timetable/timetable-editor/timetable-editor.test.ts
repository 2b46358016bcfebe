import { describe, expect, it } from 'vitest';
import { withOffer } from '#machines/timetable/timetable-editor/timetable-editor.rules.ts';
import { clash, draft } from './timetable-editor.walks.ts';

describe('the slot that is offered', () => {
  it('takes the place of the one that is taken and leaves the rest of the lesson', () => {
    const { fields } = withOffer(draft, clash);
    expect([fields.weekday, fields.starts, fields.ends]).toEqual([2, '09:00', '09:45']);
    expect(fields.subject).toBe('Maths');
  });

  it('is not taken where there is none', () => {
    expect(withOffer(draft, { ...clash, offerWeekday: 0 })).toBe(draft);
  });
});
