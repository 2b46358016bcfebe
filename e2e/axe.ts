import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import type { ElementContext, RunOptions } from 'axe-core';
import { isLong } from '../tests/long.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** A theme changes colours and nothing else. */
export const colours = ['color-contrast', 'link-in-text-block'];

/** Rules by their names, all of the standards, or all that do not judge colours. */
type Rules = readonly string[] | 'all' | 'no colours';

/**
 * What axe finds wrong on the page, by WCAG 2.2 AA. The page goes on while
 * axe reads it: what is wrong is wrong at a second look too, what was half drawn is drawn by then.
 */
export async function findings(page: Page, rules: Rules = 'all'): Promise<string[]> {
  const found = await look(page, rules);
  return found.length === 0 ? found : look(page, rules);
}

async function look(page: Page, rules: Rules): Promise<string[]> {
  // A list that asks again is paler meanwhile; one that the page of parts shows as loading stays so.
  await page
    .waitForFunction(() => document.querySelector('table[aria-busy=true]') === null, null, { timeout: 3_000 })
    .catch(() => undefined);
  // What fades in has its colour only once it stands.
  await page.evaluate(async () => {
    const moves = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(moves.map(({ finished }) => finished));
  });
  const violations = await violationsOf(page, withoutFrames, optionsFor(rules));
  const found: string[] = [];
  for (const { id, nodes } of violations) {
    const targets: string[] = [];
    for (const target of nodes)
      if (id !== 'target-size' || (await isSmallInSight(page, target))) targets.push(target);
    if (targets.length > 0) found.push(`${id}: ${targets.join(' | ')}`);
  }
  return found;
}

function optionsFor(rules: Rules): RunOptions {
  if (typeof rules !== 'string') return { runOnly: { type: 'rule', values: [...rules] } };
  const off = Object.fromEntries(colours.map((rule) => [rule, { enabled: false }]));
  return { runOnly: { type: 'tag', values: standards }, ...(rules === 'no colours' && { rules: off }) };
}

/** Frames hold a document's own preview, or another site's player: neither is ours to judge here. */
const withoutFrames: ElementContext = { exclude: ['iframe'] };

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

interface Asked {
  readonly context: ElementContext;
  readonly options: RunOptions;
}

interface Violation {
  readonly id: string;
  /** A selector of each element. */
  readonly nodes: readonly string[];
}

/**
 * What axe's package for Playwright does, which hands its program to the page again at each look: that took three times
 * as long as the look itself. By itself axe also describes every element that is in order, which takes as long again.
 */
async function violationsOf(
  page: Page,
  context: ElementContext,
  options: RunOptions,
): Promise<readonly Violation[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  return page.evaluate(
    async (given) => {
      const { context, options } = JSON.parse(given) as Asked;
      const { axe } = globalThis as unknown as { axe: typeof Axe };
      const { violations } = await axe.run(context, {
        ...options,
        resultTypes: ['violations'],
        iframes: false,
      });
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => target.join(' ')) }));
    },
    JSON.stringify({ context, options } satisfies Asked),
  );
}

/**
 * Of a control that lies half under the edge of what scrolls, axe counts the rest of it. Where that edge falls depends
 * on when the things above arrived; the control is judged where its user has it, in the middle.
 */
async function isSmallInSight(page: Page, target: string): Promise<boolean> {
  await page
    .locator(target)
    .evaluate((control) => control.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const found = await violationsOf(page, { include: target }, optionsFor(['target-size']));
  return found.length > 0;
}

/**
 * No accessibility problem that a machine can find on the page as it stands. Colours take half of the time: in
 * everybody's run e2e/every-look.ts judges them on each screen, and tests/ui/contrast.test.tsx each pair of them.
 */
export async function expectAccessible(
  page: Page,
  rules: Rules = isLong ? 'all' : 'no colours',
): Promise<void> {
  expect(await findings(page, rules)).toEqual([]);
}
