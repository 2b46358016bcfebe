import { describe, expect, it } from 'vitest';
import { withOffer, withOwnChanges } from '#machines/timetable/timetable-editor/timetable-editor.rules.ts';
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

describe('a lesson that somebody else changed meanwhile', () => {
  const loaded = { ...draft, version: 9, fields: { ...draft.fields, subject: 'Biology', starts: '10:00' } };

  it('is shown as it is now, with what was changed here', () => {
    const mine = { ...draft, fields: { ...draft.fields, subject: 'Art', validTo: '2027-01-31' } };
    expect(withOwnChanges(loaded, mine, draft.fields)).toEqual({
      ...loaded,
      fields: { ...loaded.fields, subject: 'Art', validTo: '2027-01-31' },
    });
  });

  it('is shown as it is now where nothing was changed here', () => {
    expect(withOwnChanges(loaded, draft, draft.fields)).toEqual(loaded);
  });
});
