import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { slim } from '../../tools/slim-styles.mjs';

const read = (name: string) => readFileSync(`styled-system/css/${name}.js`, 'utf8');

describe('the tables of the style runtime', () => {
  it('keep what the sources name, by a property’s own name or a short one, and lose the rest', () => {
    const slimmed = slim(read('css'), new Set(['paddingInline', 'bg']));
    const [, list = ''] = /const utilities = "([^"]*)"/.exec(slimmed) ?? [];
    expect(list.split(',').map((entry) => entry.split(':')[0])).toEqual(['paddingInline', 'background']);
    expect(slimmed.replace(list, '')).toBe(read('css').replace(/(const utilities = ")[^"]*/, '$1'));
    expect(slim(read('conditions'), new Set(['_hover', 'md']))).toContain(
      'const conditionsStr = "_hover,md"',
    );
  });

  it('are missed when they are no longer where they were, instead of being left whole', () => {
    expect(() => slim('const other = ""', new Set())).toThrow('Panda’s tables');
  });
});
