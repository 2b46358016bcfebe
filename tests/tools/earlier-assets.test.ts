import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bringBack, setAside } from '../../tools/earlier-assets.mjs';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

/** One build whose only part of the app is named after it. */
function build(name: string) {
  const earlier = setAside(dist);
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(join(dist, 'app/static/js'), { recursive: true });
  writeFileSync(join(dist, `app/static/js/${name}.js`), name);
  bringBack(dist, earlier);
}
const has = (name: string) => existsSync(join(dist, `app/static/js/${name}.js`));

describe('parts of earlier builds', () => {
  it('stay for the pages that are open, three builds long', () => {
    for (const name of ['a', 'b', 'c', 'd']) build(name);
    expect(['a', 'b', 'c', 'd'].map(has)).toEqual([true, true, true, true]);
    build('e');
    expect(['a', 'b', 'c', 'd', 'e'].map(has)).toEqual([false, true, true, true, true]);
  });

  it('go after a month', () => {
    build('a');
    const list = join(dist, '.builds.json');
    const old = JSON.parse(readFileSync(list, 'utf8')) as { at: number }[];
    writeFileSync(list, JSON.stringify(old.map((entry) => ({ ...entry, at: entry.at - 31 * 86_400_000 }))));
    build('b');
    expect(['a', 'b'].map(has)).toEqual([false, true]);
  });

  it('are none at the first build', () => {
    build('a');
    expect(has('a')).toBe(true);
  });
});
