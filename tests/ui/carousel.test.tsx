import { LocaleProvider } from '@ark-ui/react/locale';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Carousel, type CarouselProps } from '#src/ui/Carousel.tsx';

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
  return { user: userEvent.setup(), onSlide, ...view };
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
});
