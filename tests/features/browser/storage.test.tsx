import { afterEach, describe, expect, it, vi } from 'vitest';
import { dropForPerson, keepForPerson, readForPerson } from '#src/lib/person-storage.ts';
import { clearSignedInMark, markSignedIn, mayBeSignedIn } from '#src/lib/signed-in-mark.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('what the browser keeps of a person', () => {
  it('comes back to that person alone [QU-64]', () => {
    keepForPerson(7, 'draft', { title: 'नमस्ते' });
    expect(readForPerson(7, 'draft')).toEqual({ title: 'नमस्ते' });
    expect(readForPerson(8, 'draft')).toBeNull();
    dropForPerson(7, 'draft');
    expect(readForPerson(7, 'draft')).toBeNull();
  });

  it('stops nobody when storage is full, blocked or poisoned', () => {
    localStorage.setItem('banyan.person.7.draft', '{"half');
    expect(readForPerson(7, 'draft')).toBeNull();
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(keepForPerson(7, 'draft', {})).toBe(false);
    expect(readForPerson(7, 'draft')).toBeNull();
    expect(() => markSignedIn(1)).not.toThrow();
    // A browser that stores nothing asks the server at every start.
    expect(mayBeSignedIn(0)).toBe(true);
  });

  it('asks the server who is there when storage is full, since no mark could be stored [LG-11]', () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: () => undefined });
    markSignedIn(1000);
    expect(mayBeSignedIn(0)).toBe(true);
  });

  it('marks until when somebody is signed in, and no longer [LG-11, LG-12]', () => {
    expect(mayBeSignedIn(0)).toBe(false);
    markSignedIn(1000);
    expect([mayBeSignedIn(999), mayBeSignedIn(1000)]).toEqual([true, false]);
    clearSignedInMark();
    expect(mayBeSignedIn(0)).toBe(false);
  });
});
