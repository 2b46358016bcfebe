import { describe, expect, it } from 'vitest';
import { isOfWaiting, listOf } from '#src/features/review/desk/desk-list.ts';
import { commandOf } from '#src/features/review/desk/use-desk-keys.ts';

describe('the list that a teacher came from', () => {
  it('is read from the address of the queue: filters and search [C5-02]', () => {
    expect(listOf({ filter: 'division:5,state:resubmit', q: ' lamp ' })).toEqual({
      search: 'lamp',
      filters: { division: '5', state: 'resubmit' },
    });
  });

  it('is all that wait when one comes by a link, and leaves out what an address made up', () => {
    const all = listOf({});
    expect(all).toEqual({ search: '', filters: {} });
    expect(isOfWaiting(all)).toBe(true);
    expect(listOf({ filter: 'division:abc,state:gone,colour:red,project:7' }).filters).toEqual({
      project: '7',
    });
    expect(listOf({ filter: 'project:7', q: 'x'.repeat(201) })).toEqual({
      search: '',
      filters: { project: '7' },
    });
  });

  it('may be of works that are answered: they are not said to wait', () => {
    expect(isOfWaiting(listOf({ filter: 'state:reviewed' }))).toBe(false);
    expect(isOfWaiting(listOf({ filter: 'state:in_review' }))).toBe(true);
  });
});

it('keys of the desk are none that people type, and none while letters are composed', () => {
  const key = (name: string, held: object = {}) =>
    commandOf({
      key: name,
      ctrlKey: false,
      metaKey: false,
      shiftKey: false,
      altKey: false,
      isComposing: false,
      ...held,
    });
  expect([key('F2'), key('F8'), key('F9')]).toEqual(['feedback', 'skip', 'phrase']);
  expect([key('Enter', { ctrlKey: true }), key('Enter', { metaKey: true, shiftKey: true })]).toEqual([
    'approve',
    'again',
  ]);
  expect([key('Enter'), key('f'), key('F9', { ctrlKey: true }), key('F9', { isComposing: true })]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
