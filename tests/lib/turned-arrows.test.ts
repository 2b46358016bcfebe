import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { globalCss } from '#src/ui/theme/global-css.ts';

const sources = ['src/features', 'src/lib', 'src/routes'].flatMap((floor) =>
  readdirSync(floor, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => ({ name: `${floor}/${name}`, text: readFileSync(`${floor}/${name}`, 'utf8') })),
);

it('turns an arrow that means back or onward where people read from right to left', () => {
  const arrows = sources.flatMap(({ name, text }) =>
    (text.match(/<Arrow(?:Left|Right)\b[^>]*>/g) ?? []).map((arrow) => ({ name, arrow })),
  );
  expect(arrows.length).toBeGreaterThan(3);
  expect(arrows.filter(({ arrow }) => !arrow.includes('className="rtl-flip"'))).toEqual([]);
  expect(globalCss).toMatchObject({ '[dir=rtl] .rtl-flip': { transform: 'scaleX(-1)' } });
});
