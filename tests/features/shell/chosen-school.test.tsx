import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { roles } from '#contract/core/roles.ts';
import { chooseSchool, chosenSchool, useOfficeSchool } from '#src/lib/chosen-school.ts';

const office = { id: 1, role: roles.superAdmin };

afterEach(() => {
  chooseSchool(office.id, 0);
  sessionStorage.clear();
});

describe('the school that the office chose', () => {
  it('goes from screen to screen, and an address has the last word', () => {
    const { result, unmount } = renderHook(({ school }) => useOfficeSchool(office, school), {
      initialProps: { school: 7 },
    });
    expect([result.current, chosenSchool(office.id)]).toEqual([7, 7]);
    unmount();
    const next = renderHook(() => useOfficeSchool(office));
    expect(next.result.current).toBe(7);
    act(() => chooseSchool(office.id, 0));
    expect(next.result.current).toBe(0);
    expect(sessionStorage.getItem('banyan.school.1')).toBe('0');
  });

  it('is none for somebody else, and for who has a school of their own', () => {
    chooseSchool(office.id, 7);
    expect(chosenSchool(2)).toBe(0);
    chooseSchool(3, 8);
    expect(renderHook(() => useOfficeSchool({ id: 3, role: roles.schoolAdmin }, 8)).result.current).toBe(0);
  });
});
