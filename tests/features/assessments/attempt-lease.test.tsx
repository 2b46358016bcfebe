import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const look = vi.spyOn(document, 'visibilityState', 'get');

/** What a document of a tab does; the module is loaded anew for each. */
async function openDocument() {
  vi.resetModules();
  return import('#src/features/assessments/attempt/attempt-copies.ts');
}
/** As the browser copies it into a tab that is opened or duplicated. */
const copyTab = () => Object.fromEntries(Object.entries(sessionStorage)) as Readonly<Record<string, string>>;
const putTab = (entries: Readonly<Record<string, string>>) => {
  sessionStorage.clear();
  for (const [name, value] of Object.entries(entries)) sessionStorage.setItem(name, value);
};
const show = (state: DocumentVisibilityState) => {
  look.mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => look.mockReturnValue('visible'));
afterEach(() => sessionStorage.clear());

describe('the lease of a tab', () => {
  it('is another one in a tab that was opened from it or duplicates it [CE-01]', async () => {
    const { leaseOf } = await openDocument();
    const own = leaseOf(6, 5);
    expect(leaseOf(6, 5)).toBe(own);
    putTab(copyTab());
    const copy = await openDocument();
    expect(copy.leaseOf(6, 5)).not.toBe(own);
  });

  it('stays through a reload, and is still of this tab alone afterwards [CE-01]', async () => {
    const { leaseOf } = await openDocument();
    const own = leaseOf(7, 5);
    dispatchEvent(new Event('pagehide'));
    const { leaseOf: again } = await openDocument();
    expect(again(7, 5)).toBe(own);
    expect(Object.values(copyTab())).not.toContain(own);
    expect(again(7, 6)).not.toBe(own);
  });

  it('stays where the browser discards a page in the background, and no tab opened later has it [CE-01]', async () => {
    const { leaseOf } = await openDocument();
    const own = leaseOf(8, 5);
    show('hidden');
    const kept = copyTab();
    show('visible');
    expect(Object.values(copyTab())).not.toContain(own);
    putTab(kept);
    const { leaseOf: again } = await openDocument();
    expect(again(8, 5)).toBe(own);
  });

  it('is a new one from the moment this tab took over, also after a reload [CE-01]', async () => {
    const { keepLease, leaseOf } = await openDocument();
    leaseOf(9, 5);
    const taken = '11111111-1111-4111-8111-111111111111';
    keepLease(9, 5, taken);
    dispatchEvent(new Event('pagehide'));
    const { leaseOf: again } = await openDocument();
    expect(again(9, 5)).toBe(taken);
  });
});
