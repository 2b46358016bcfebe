import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { screens } from '#contract/screens.ts';
import { RouteNews } from '#src/app/RouteNews.tsx';
import { screenNames } from '#src/features/shell/screen-names.en.ts';
import { useScreenTitle, useThingTitle, useTitleCount } from '#src/lib/screen-title.ts';

/** The addresses of all routes, as the router's table of types names them. */
const addresses = [
  .../interface FileRoutesByFullPath \{([^}]*)\}/
    .exec(readFileSync('src/route-tree.gen.ts', 'utf8'))![1]!
    .matchAll(/'([^']+)'/g),
].map(([, path = '']) => (path.length > 1 ? path.replace(/\/$/, '') : path));

function Screen({ title, count = 0 }: { readonly title: string; readonly count?: number }) {
  useScreenTitle(title);
  useTitleCount(count);
  return null;
}

describe('the title of the browser', () => {
  it('is known for every screen of the contract and every route', () => {
    const titled = Object.keys(screenNames.titles);
    expect(Object.keys(screens).filter((path) => !titled.includes(path))).toEqual([]);
    // The last route leads any other address on, and `/core` leads to the kind that a student begins with.
    const led = addresses.filter((path) => !path.endsWith('$') && path !== '/core');
    expect(led.filter((path) => !titled.includes(path))).toEqual([]);
    expect(led.length).toBeGreaterThan(30);
  });

  it('names the screen and the product, counts raised hands before it, and gives way to an error over it', () => {
    const page = render(<Screen title="Notices" />);
    expect(document.title).toBe('Notices · Banyan');
    page.rerender(<Screen title="Share screen" count={2} />);
    expect(document.title).toBe('(2) Share screen · Banyan');
    const over = render(<Screen title="This did not work" />);
    expect(document.title).toContain('This did not work · Banyan');
    over.unmount();
    page.rerender(<Screen title="Share screen" />);
    expect(document.title).toBe('Share screen · Banyan');
    page.unmount();
    expect(document.title).toBe('Banyan');
  });
});

function Place({ path, title, thing = '' }: Record<'path' | 'title', string> & { readonly thing?: string }) {
  useScreenTitle(title);
  useThingTitle(thing);
  return (
    <>
      <RouteNews path={path} />
      <main tabIndex={-1}>{path === '/a' && <button type="button">on</button>}</main>
    </>
  );
}

describe('a new screen', () => {
  const news = () => document.querySelector('[aria-live=polite]')?.textContent;

  it('is said by its title, the thing first, and takes the focus that went with the one before', () => {
    const page = render(<Place path="/a" title="Home" />);
    expect(news()).toBe('');
    document.querySelector('button')?.focus();
    page.rerender(<Place path="/b" title="Projects" />);
    expect([news(), document.activeElement?.localName]).toEqual(['Projects · Banyan', 'main']);
    page.rerender(<Place path="/b" title="Projects" thing="Robots" />);
    expect([news(), document.title]).toEqual(['Robots · Projects · Banyan', 'Robots · Projects · Banyan']);
    page.unmount();
    expect(document.title).toBe('Banyan');
  });
});
