import { test } from '../fixtures.ts';
import { browserPaths, browserWalks } from '../models/browser-walks.ts';
import { stepsInWords, walkPath } from '../models/path-walker.ts';

/** The paths that `npm run paths` lists, done on the real page; its screen is compared with the machine at each step. */
for (const id of Object.keys(browserWalks))
  test.describe(`every path of ${id} that a browser can take`, () => {
    for (const { walk, paths } of browserPaths(id).walks)
      for (const [index, path] of paths.entries())
        test(`${walk.name}, path ${index + 1}`, async ({ page }) => {
          test.setTimeout(120_000);
          test.info().annotations.push({ type: 'path', description: stepsInWords(walk, path) });
          await walkPath(walk, path, page, (words, work) => test.step(words, work));
        });
  });
