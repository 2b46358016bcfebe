import { describe, expect, it, vi } from 'vitest';
import { alerts } from '#src/lib/alerts.ts';
import { tellDone } from '#src/lib/resource/tell-done.ts';

const first = '\u2068';
const last = '\u2069';

describe('what is said once something is done', () => {
  it('names the thing in its own direction, and opens it', () => {
    const onOpen = vi.fn();
    tellDone('Saved', 'زینب انصاری', onOpen);
    const [said] = alerts.getToasts();
    expect(said).toMatchObject({ tone: 'success', title: 'Saved', text: `${first}زینب انصاری${last}` });
    expect(said?.action?.label).toBe('Open');
    said?.action?.onPress();
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('offers nothing to open of what is gone, and names three of many', () => {
    tellDone('4 students moved', ['Asha', 'Bilal', 'Chitra', 'Dev']);
    const [said] = alerts.getToasts();
    expect(said?.action).toBeUndefined();
    expect(said?.text?.split('\n')).toEqual([
      ...['Asha', 'Bilal', 'Chitra'].map((name) => first + name + last),
      '…',
    ]);
  });
});
