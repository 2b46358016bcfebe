import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Slideshow } from '#src/ui/Slideshow.tsx';

const shows = (
  <Slideshow
    label="What it is for"
    seconds={5}
    texts={{ carousel: 'carousel', pause: 'Pause', play: 'Play', show: (title) => `Show ${title}` }}
    slides={['One', 'Two', 'Three'].map((title) => ({
      key: title,
      art: <b>{`Picture ${title}`}</b>,
      title,
      text: `About ${title}`,
    }))}
  />
);

test('the page that is painted before the app has the words of the first slide, and no picture', () => {
  const html = renderToString(shows);
  expect(html).not.toContain('Picture');
  expect(html.match(/About \w+/g)).toEqual(['About One']);
});

test('the app draws the pictures and the other slides', () => {
  render(shows);
  for (const title of ['One', 'Two', 'Three']) {
    expect(screen.getByText(`Picture ${title}`)).toBeDefined();
    expect(screen.getByText(`About ${title}`)).toBeDefined();
  }
});
