import { LocaleProvider } from '@ark-ui/react/locale';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel, type CarouselProps } from '#src/ui/Carousel.tsx';
import { setupUser } from '#tests/user.ts';

const texts = {
  previous: 'Previous notice',
  next: 'Next notice',
  carousel: 'carousel',
  slide: 'slide',
  position: (position: number, count: number) => `${position} of ${count}`,
};
const slides = ['a', 'b', 'c'].map((key) => ({
  key,
  render: (inView: boolean) => <button type="button">{inView ? `seen ${key}` : key}</button>,
}));

function show(props: Partial<CarouselProps> = {}) {
  const onSlide = vi.fn();
  const view = render(
    <Carousel label="Notices" slides={slides} texts={texts} onSlide={onSlide} {...props} />,
  );
  return { user: setupUser(), onSlide, ...view };
}

const seen = () => screen.getByRole('article').getAttribute('aria-label');
const articles = () => screen.getAllByRole('article', { hidden: true });

describe('Carousel', () => {
  it('shows one slide, from the given index, and shuts the others off [TV-01]', () => {
    show({ startIndex: 1 });
    const region = screen.getByRole('region', { name: 'Notices' });
    expect(region.getAttribute('aria-roledescription')).toBe('carousel');
    expect(seen()).toBe('2 of 3');
    expect(screen.getByText('seen b')).toBeDefined();
    expect(
      articles().map((slide) => [slide.hasAttribute('inert'), slide.getAttribute('aria-hidden')]),
    ).toEqual([
      [true, 'true'],
      [false, null],
      [true, 'true'],
    ]);
  });

  it('goes round by its arrows and tells where it is [TV-01]', async () => {
    const { user, onSlide } = show({ startIndex: 2 });
    await user.click(screen.getByRole('button', { name: 'Next notice' }));
    expect(seen()).toBe('1 of 3');
    await user.click(screen.getByRole('button', { name: 'Previous notice' }));
    expect(seen()).toBe('3 of 3');
    expect(onSlide.mock.calls).toEqual([[0], [2]]);
  });

  it('goes by dots, and marks the dot of the slide on show [TV-01]', async () => {
    const { user } = show();
    expect(screen.getByRole('button', { name: '1 of 3' }).getAttribute('aria-current')).toBe('true');
    await user.click(screen.getByRole('button', { name: '3 of 3' }));
    expect(seen()).toBe('3 of 3');
    expect(screen.getByRole('button', { name: '3 of 3' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('button', { name: '1 of 3' }).hasAttribute('aria-current')).toBe(false);
  });

  it('goes by the arrow keys, the other way round from right to left [TV-01]', async () => {
    const { user, unmount } = show();
    act(() => screen.getByRole('button', { name: 'Next notice' }).focus());
    await user.keyboard('{ArrowRight}');
    expect(seen()).toBe('2 of 3');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(seen()).toBe('3 of 3');
    unmount();
    render(
      <LocaleProvider locale="ur-PK">
        <Carousel label="Notices" slides={slides} texts={texts} />
      </LocaleProvider>,
    );
    act(() => screen.getByRole('button', { name: 'Next notice' }).focus());
    await user.keyboard('{ArrowLeft}');
    expect(seen()).toBe('2 of 3');
  });

  it('leaves the arrow keys to what needs them', async () => {
    const { user } = show({
      slides: [{ key: 'field', render: () => <input aria-label="Field" /> }, ...slides],
    });
    act(() => screen.getByRole('textbox', { name: 'Field' }).focus());
    await user.keyboard('{ArrowRight}');
    expect(seen()).toBe('1 of 4');
  });

  it('has no controls for a single slide', () => {
    show({ slides: slides.slice(0, 1) });
    expect(screen.queryByRole('button', { name: 'Next notice' })).toBeNull();
  });

  it('goes to its ends by Home and End', async () => {
    const { user } = show({ startIndex: 1 });
    act(() => screen.getByRole('button', { name: 'Next notice' }).focus());
    await user.keyboard('{End}');
    expect(seen()).toBe('3 of 3');
    await user.keyboard('{Home}');
    expect(seen()).toBe('1 of 3');
  });

  it('says where one is in words past the most dots that help [TV-01]', () => {
    show({ mostDots: 2 });
    expect(screen.getByText('1 of 3')).toBeDefined();
    expect(screen.queryByRole('button', { name: '2 of 3' })).toBeNull();
  });

  it('begins a slide anew when it comes back, if the slide asks for it [TV-15]', async () => {
    const { user, container } = show({
      slides: [
        { key: 'f', resets: true, render: () => <iframe title="Film" sandbox="" /> },
        { key: 'g', render: () => <iframe title="Page" sandbox="" /> },
      ],
    });
    const [film, kept] = container.querySelectorAll('iframe');
    await user.click(screen.getByRole('button', { name: 'Next notice' }));
    await user.click(screen.getByRole('button', { name: 'Next notice' }));
    expect(seen()).toBe('1 of 2');
    const [filmAgain, keptAgain] = container.querySelectorAll('iframe');
    expect(filmAgain).not.toBe(film);
    expect(keptAgain).toBe(kept);
  });
});

describe('a carousel that turns by itself', () => {
  const autoplay = { seconds: 5, texts: { stop: 'Stop', start: 'Start' } };
  const pass = (seconds: number) => {
    act(() => {
      vi.advanceTimersByTime(seconds * 1000);
    });
  };
  beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('turns every five seconds, without being read out [LG-08, QU-54]', () => {
    const { container } = show({ autoplay });
    pass(4.9);
    expect(seen()).toBe('1 of 3');
    pass(0.2);
    expect(seen()).toBe('2 of 3');
    pass(5);
    pass(5);
    expect(seen()).toBe('1 of 3');
    expect(container.querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('off');
  });

  it('is held by the pointer and by the focus [LG-08, QU-54]', () => {
    show({ autoplay });
    const region = screen.getByRole('region', { name: 'Notices' });
    fireEvent.pointerEnter(region);
    pass(6);
    expect(seen()).toBe('1 of 3');
    fireEvent.pointerLeave(region);
    pass(5.1);
    expect(seen()).toBe('2 of 3');
    act(() => screen.getByRole('button', { name: 'Next notice' }).focus());
    pass(6);
    expect(seen()).toBe('2 of 3');
    act(() => screen.getByRole('button', { name: 'Next notice' }).blur());
    pass(5.1);
    expect(seen()).toBe('3 of 3');
  });

  it('is stopped by the first thing one comes to [LG-08, QU-54]', () => {
    show({ autoplay });
    const [stop] = screen.getAllByRole('button');
    if (stop === undefined) throw new Error('There is no button.');
    expect(stop.getAttribute('aria-label')).toBe('Stop');
    fireEvent.click(stop);
    pass(20);
    expect(seen()).toBe('1 of 3');
    expect(stop.getAttribute('aria-label')).toBe('Start');
  });

  it('waits to be started by who wants less motion [LG-08, QU-54]', () => {
    const media = matchMedia('all');
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.create(media, { matches: { value: query.includes('reduced-motion') } }),
    );
    show({ autoplay });
    pass(20);
    expect(seen()).toBe('1 of 3');
    expect(screen.getByRole('button', { name: 'Start' })).toBeDefined();
  });
});
