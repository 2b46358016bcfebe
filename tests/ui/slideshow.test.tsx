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

test('the page that is painted before the app has the first picture alone, and the words of all', () => {
  const html = renderToString(shows);
  expect(html.match(/Picture \w+/g)).toEqual(['Picture One']);
  expect(html.match(/About \w+/g)).toEqual(['About One', 'About Two', 'About Three']);
});

test('the app draws the other pictures', () => {
  render(shows);
  for (const title of ['One', 'Two', 'Three']) expect(screen.getByText(`Picture ${title}`)).toBeDefined();
});
