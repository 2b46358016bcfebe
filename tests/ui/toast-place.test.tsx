import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepClear, lowestFree } from '#src/ui/toast-place.ts';

const phone = { top: 0, bottom: 844 };

describe('the place of the messages', () => {
  it('is at the bottom where nothing is in the way', () => {
    expect(lowestFree(70, phone, [])).toBe(836);
    expect(lowestFree(70, phone, [{ top: 0, bottom: 56 }])).toBe(836);
  });

  it('is above a dialog’s buttons, and between what stands apart', () => {
    expect(lowestFree(70, phone, [{ top: 780, bottom: 824 }])).toBe(772);
    const rows = [
      { top: 780, bottom: 824 },
      { top: 730, bottom: 760 },
      { top: 500, bottom: 560 },
    ];
    expect(lowestFree(70, phone, rows)).toBe(722);
  });

  it('is nowhere where no gap is high enough', () => {
    const rows = Array.from({ length: 17 }, (_, at) => ({ top: at * 50, bottom: at * 50 + 44 }));
    expect(lowestFree(70, phone, rows)).toBeNull();
    expect(lowestFree(900, phone, [])).toBeNull();
  });
});

/** A page of boxes: the layout that this environment does not have. */
function pageOf(
  html: string,
  boxes: Readonly<Record<string, readonly [left: number, top: number, width: number, height: number]>>,
) {
  document.body.innerHTML = html;
  for (const [selector, [left, top, width, height]] of Object.entries(boxes)) {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`There is no ${selector}.`);
    element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  }
  document.elementsFromPoint = (x, y) =>
    [...document.querySelectorAll('body *')].toReversed().filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    });
  const region = document.querySelector<HTMLElement>('#toasts');
  if (!region) throw new Error('There is no region.');
  return region;
}

describe('keepClear', () => {
  afterEach(() => {
    document.body.innerHTML = '';
    vi.unstubAllGlobals();
  });

  it('lifts the messages off the submit button of a dialog on a phone and lets them back down', () => {
    vi.stubGlobal('innerHeight', 844);
    const region = pageOf('<button type="submit">Save</button><section id="toasts"></section>', {
      button: [280, 784, 94, 44],
      '#toasts': [8, 700, 374, 70],
    });
    const stop = keepClear(region);
    expect(region.style.insetBlockEnd).toBe('68px');
    stop();
    expect(region.style.insetBlockEnd).toBe('');
  });

  it('takes no notice of what stands beside it or under a dialog', () => {
    vi.stubGlobal('innerHeight', 900);
    const region = pageOf(
      '<button class="under">Old</button><div class="layer"></div><button class="beside">Next</button><section id="toasts"></section>',
      {
        '.under': [20, 840, 200, 44],
        '.layer': [0, 0, 1440, 900],
        '.beside': [1300, 840, 100, 44],
        '#toasts': [20, 800, 384, 70],
      },
    );
    const stop = keepClear(region);
    expect(region.style.insetBlockEnd).toBe('8px');
    stop();
  });

  it('keeps what matters free where rows of links leave no gap', () => {
    vi.stubGlobal('innerHeight', 300);
    const links = Array.from({ length: 6 }, (_, at) => `<a href="#${at}" class="row${at}">Row</a>`);
    const region = pageOf(
      `${links.join('')}<button type="submit">Save</button><section id="toasts"></section>`,
      {
        ...Object.fromEntries(links.map((_, at) => [`.row${at}`, [0, at * 40, 390, 38] as const])),
        button: [280, 250, 94, 44],
        '#toasts': [8, 100, 374, 70],
      },
    );
    const stop = keepClear(region);
    expect(region.style.insetBlockEnd).toBe('58px');
    stop();
  });
});
