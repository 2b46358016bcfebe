import { describe, expect, it } from 'vitest';
import { clampZoom, fittingShare, imageCommand, turnedSize, turnOnce } from '#src/ui/media/image-zoom.ts';
import { findOnPage, foldText, pageText } from '#src/ui/media/pdf-find.ts';
import { pdfCommand } from '#src/ui/media/pdf-keys.ts';
import {
  heightOf,
  layoutPages,
  pageAt,
  pagesNear,
  positionAt,
  positionToStore,
  zoomScale,
} from '#src/ui/media/pdf-layout.ts';
import { safeLink } from '#src/ui/media/pdf-links.ts';
import { formatTime, stepSpeed, videoCommand, videoSkip, videoSpeeds } from '#src/ui/media/video-keys.ts';
import { stepZoom } from '#src/ui/media/zoom.ts';

const press = (key: string, held: { ctrlKey?: boolean; altKey?: boolean } = {}) => ({
  key,
  ctrlKey: held.ctrlKey ?? false,
  altKey: held.altKey ?? false,
  metaKey: false,
});

describe('a film', () => {
  it('plays at half, plain, one and a half and double speed, and skips ten seconds [VW-04, CO-37, CO-38]', () => {
    expect(videoSpeeds).toEqual([0.5, 1, 1.5, 2]);
    expect(videoSkip).toBe(10);
    expect([stepSpeed(1, 1), stepSpeed(1, -1), stepSpeed(2, 1), stepSpeed(0.5, -1)]).toEqual([
      1.5, 0.5, 2, 0.5,
    ]);
  });

  it('knows its keys, capitals too, and leaves those of the browser alone [VW-04]', () => {
    expect(videoCommand(press('K'))).toEqual({ do: 'play' });
    expect(videoCommand(press('j'))).toEqual({ do: 'seek', by: -10 });
    expect(videoCommand(press('7'))).toEqual({ do: 'jump', to: 0.7 });
    expect(videoCommand(press('f', { ctrlKey: true }))).toBeUndefined();
    expect(videoCommand(press('ArrowLeft', { altKey: true }))).toBeUndefined();
    expect(videoCommand(press('x'))).toBeUndefined();
  });

  it('writes its time as clocks do', () => {
    expect([0, 7.9, 754, 3723, Number.NaN].map(formatTime)).toEqual([
      '0:00',
      '0:07',
      '12:34',
      '1:02:03',
      '0:00',
    ]);
  });
});

describe('the zoom', () => {
  it('goes step by step and stays at its ends [TV-12]', () => {
    expect(stepZoom(1, 1)).toBe(1.25);
    expect(stepZoom(0.93, 1)).toBe(1);
    expect(stepZoom(0.93, -1)).toBe(0.75);
    expect(stepZoom(0.5, -1)).toBe(0.5);
    expect(stepZoom(4, 1)).toBe(4);
  });

  it('fits a page across the room or as a whole, but not wider than is good to read [TV-12]', () => {
    const page = { width: 600, height: 800 };
    expect(zoomScale('width', page, { width: 324, height: 224 })).toBe(0.5);
    expect(zoomScale('page', page, { width: 624, height: 224 })).toBe(0.25);
    expect(zoomScale('width', { width: 480, height: 600 }, { width: 4000, height: 900 })).toBe(2);
    expect(zoomScale(1.5, page, { width: 100, height: 100 })).toBe(2);
  });
});

describe('the pages of a PDF', () => {
  const sizes = Array.from({ length: 100 }, (_, index) => ({ width: 400, height: index === 1 ? 200 : 500 }));
  const { boxes, height } = layoutPages(sizes, 1);

  it('lie one below the other, each at its own size', () => {
    expect(boxes.slice(0, 3).map(({ top }) => top)).toEqual([12, 524, 736]);
    expect(height).toBe(12 + 99 * 512 + 212);
  });

  it('are found by height, and only those within a screen of the view are near', () => {
    expect([0, 523, 524, 900, 1e9].map((y) => pageAt(boxes, y))).toEqual([1, 1, 2, 3, 100]);
    expect(pagesNear(boxes, 0, 600)).toEqual({ from: 1, to: 3 });
    expect(pagesNear(boxes, 20_000, 600).to - pagesNear(boxes, 20_000, 600).from).toBeLessThan(5);
  });

  it('keep the place one reads at when they grow', () => {
    const place = positionAt(boxes, 600);
    expect(heightOf(layoutPages(sizes, 2).boxes, place)).toBe(12 + 1000 + 12 + 152);
  });
});

describe('the place that is kept of a PDF', () => {
  const sizes = Array.from({ length: 9 }, () => ({ width: 400, height: 500 }));
  const keep = (isSpread: boolean, page: number, clientHeight = 524) => {
    const layout = layoutPages(sizes, 1, isSpread);
    const top = layout.boxes[page - 1]?.top ?? 0;
    const scrollTop = Math.min(top - 12, layout.height - clientHeight);
    return positionToStore(layout, { scrollTop, clientHeight });
  };

  it('is the left page of two, where nothing is skipped, but the last one at the end [QU-35]', () => {
    expect(keep(true, 4)).toEqual({ page: 4, share: 0 });
    expect(keep(true, 5)).toEqual({ page: 4, share: 0 });
    expect(keep(true, 8)).toEqual({ page: 9, share: 0 });
    expect(keep(false, 8)).toEqual({ page: 8, share: 0 });
    expect(keep(false, 9)).toEqual({ page: 9, share: 0 });
  });

  it('is the last page where it is too short to reach the top [QU-35]', () => {
    expect(keep(false, 9, 900)).toEqual({ page: 9, share: 0 });
  });

  it('opens on the same two pages that it was kept at [QU-35]', () => {
    const { boxes } = layoutPages(sizes, 1, true);
    expect(heightOf(boxes, keep(true, 8))).toBe(boxes[7]?.top);
  });

  it('is the first page of a document that is on show as a whole [QU-35]', () => {
    const layout = layoutPages(sizes.slice(0, 2), 1, false);
    expect(positionToStore(layout, { scrollTop: 0, clientHeight: 2000 })).toEqual({ page: 1, share: 0 });
  });
});

describe('finding words in a PDF', () => {
  const text = pageText([
    { str: 'The Ban', hasEOL: false },
    { str: 'yan tree', hasEOL: true },
    { str: 'and a Café', hasEOL: false },
  ]);

  it('sees over the pieces and lines that the words were set in', () => {
    expect(findOnPage(text, 'banyan', 4)).toEqual([
      {
        page: 4,
        marks: [
          { piece: 0, from: 4, to: 10 },
          { piece: 1, from: 0, to: 3 },
        ],
      },
    ]);
    expect(findOnPage(text, 'TREE  and', 1)).toHaveLength(1);
    expect(findOnPage(text, 'cafe', 1)[0]?.marks).toEqual([{ piece: 2, from: 6, to: 10 }]);
    expect(findOnPage(text, ' ', 1)).toEqual([]);
  });

  it('leaves every letter in its place, in any script', () => {
    for (const sample of ['İstanbul', 'विज्ञान मेला', 'سائنس میلہ', 'ﬁn'])
      expect(foldText(sample)).toHaveLength(sample.length);
  });

  it('begins with Control and F; other keys with Control stay the browser’s', () => {
    expect(pdfCommand(press('f', { ctrlKey: true }))).toEqual({ do: 'find' });
    expect(pdfCommand(press('+', { ctrlKey: true }))).toBeUndefined();
    expect(pdfCommand(press('PageDown'))).toEqual({ do: 'page', by: 1 });
  });
});

describe('a link in a PDF', () => {
  it('is followed only where it can do no harm', () => {
    expect(safeLink('https://school.example/a')).toBe('https://school.example/a');
    expect(safeLink('mailto:office@school.example')).toBe('mailto:office@school.example');
    for (const bad of [
      'javascript:alert(1)',
      'data:text/html,x',
      'file:///etc',
      'https://a@evil.example',
      '/x',
    ])
      expect(safeLink(bad)).toBeUndefined();
  });
});

describe('a picture', () => {
  it('fits its box, never larger than it is, on its side too [TV-11]', () => {
    const wide = { width: 800, height: 400 };
    expect(fittingShare(wide, { width: 400, height: 400 })).toBe(0.5);
    expect(fittingShare(turnedSize(wide, 1), { width: 400, height: 400 })).toBe(0.5);
    expect(fittingShare({ width: 10, height: 10 }, { width: 400, height: 400 })).toBe(1);
    expect(turnOnce(3)).toBe(0);
  });

  it('is zoomed between what fits and four times its size [TV-11]', () => {
    expect([clampZoom(0.2, 0.5), clampZoom(0.7, 0.5), clampZoom(9, 0.5)]).toEqual(['fit', 0.7, 4]);
    expect(imageCommand(press('R'))).toEqual({ do: 'turn' });
    expect(imageCommand(press('ArrowLeft'))).toBeUndefined();
  });
});
