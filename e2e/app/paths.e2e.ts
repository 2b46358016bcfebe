import { times } from '../../tests/long.ts';
import { test as base } from '../fixtures.ts';
import { browserPaths, browserWalks } from './browser-walks.ts';
import { PathStages } from './path-stages.ts';
import { stepsInWords, walkPath } from './path-walker.ts';

const test = base.extend<object, { stages: PathStages }>({
  stages: [
    async ({ browser }, use) => {
      const stages = new PathStages(browser, process.env['BANYAN_URL'] ?? '');
      await use(stages);
      await stages.end();
    },
    { scope: 'worker' },
  ],
});

/** The paths that `npm run paths` lists, done on the real page; its screen is compared with the machine at each step. */
for (const id of Object.keys(browserWalks))
  test.describe(`every path of ${id} that a browser can take`, () => {
    // One path of each machine; the long run walks the others too, and vitest takes every transition in every run.
    for (const { walk, paths } of browserPaths(id).walks.slice(0, times(1, Infinity)))
      for (const [index, path] of paths.slice(0, times(1, Infinity)).entries())
        test(`${walk.name}, path ${index + 1}`, async ({ stages }) => {
          test.setTimeout(120_000);
          test.info().annotations.push({ type: 'path', description: stepsInWords(walk, path) });
          const stage = await stages.open(walk);
          await walkPath(walk, path, stage, (words, work) => test.step(words, work));
          await stages.close(stage);
        });
  });
