import { test } from '@playwright/test';
import { programLimits } from '../../contract/workspace/program.ts';
import { englishFrameTexts } from '../../src/features/workspace/frame-texts.en.ts';
import { answersWithin, isLong } from '../../tests/long.ts';
import { expect, FrameHost, pageWith, program, textOf } from './frame-host.ts';

test.describe('the page of web programs', () => {
  test('shows a program, tells changes, saves, loads and gives what it has [CW-01]', async ({ page }) => {
    const host = await FrameHost.open(page, 'html');
    await expect(host.frame.getByRole('tab')).toHaveText(['index.html', 'style.css', 'script.js']);
    await host.typeAtEnd('<!-- mine -->');
    const changed = await host.hear('changed');
    expect(textOf(changed.program, 'index.html')).toContain('<!-- mine -->');
    await page.keyboard.press('Control+s');
    await host.hear('save');
    await host.forget();
    await host.send({
      type: 'load',
      program: { kind: 'files', files: [{ name: 'index.html', text: 'brought back' }] },
    });
    await expect(host.editor).toHaveText('brought back');
    expect(textOf(await host.capture(), 'index.html')).toBe('brought back');
    expect((await host.heard()).map(({ type }) => type)).toEqual(['captured']);
    await host.forget();
    await host.typeAtEnd(' and on');
    expect(textOf(await host.capture(), 'index.html')).toBe('brought back and on');
    // Told after it was taken, the change would be saved a second time.
    expect((await host.heard()).map(({ type }) => type)).toEqual(['changed', 'captured']);
  });

  test('runs a page with its style, scripts, modules, other pages and console [CW-01]', async ({ page }) => {
    const host = await FrameHost.open(page, 'html');
    await host.run({
      'index.html': `<!doctype html><html><head><link rel="stylesheet" href="style.css"><script src="late.js" defer></script></head>
<body><p id="out">begun</p><a href="two.html">two</a><img id="cat" src="cat.svg" alt="cat">
<script>
  console.warn('inline');
</script>
<script type="module">import { name } from './part.js'; import data from './data.json'; console.log(name, data.one);</script>
<script src="script.js"></script></body></html>`,
      'two.html': '<p>the other page</p>',
      'style.css': '#out { color: rgb(1, 2, 3) }',
      'script.js':
        "\nlet shared = 1;\nconsole.log({ a: [1, 'x'] }, 2);\nlocalStorage.setItem('k', 'v');\nnothing();",
      'late.js':
        "console.log('late', shared, localStorage.getItem('k'), document.images[0].naturalWidth > 0 || document.images[0].src.slice(0, 18));",
      'part.js': "export const name = 'module';",
      'data.json': '{ "one": 1 }',
      'cat.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    });
    await host.hear('running');
    await expect(host.preview.locator('#out')).toHaveCSS('color', 'rgb(1, 2, 3)');
    const lines = host.output.locator('> div');
    await expect(lines.filter({ hasText: 'inline' })).toContainText('index.html:4');
    await expect(lines.filter({ hasText: '{a: [1, "x"]} 2' })).toContainText('script.js:3');
    await expect(lines.filter({ hasText: 'nothing is not defined' })).toContainText('script.js:5');
    await expect(lines.filter({ hasText: 'late 1 v' })).toContainText('late.js:1');
    await expect(lines.filter({ hasText: 'module 1' })).toBeVisible();
    await host.preview.getByText('two').click();
    await expect(host.preview.getByText('the other page')).toBeVisible();
    await host.send({ type: 'stop' });
    expect(await host.hear('stopped')).toMatchObject({ why: 'asked' });
    await expect(host.frame.locator('.preview iframe')).toHaveCount(0);
  });

  const endless = Object.entries({
    'an endless loop': 'while (true);',
    'an endless loop inside try': 'for (;;) { try { for (;;) {} } catch {} }',
    'a loop of promises': '(async () => { while (true) await null; })();',
    'an endless loop that prints': 'let n = 0; while (true) console.log(n++);',
  });
  for (const [name, script] of isLong ? endless : endless.slice(1, 3))
    test(`ends ${name}, and the editor answers [CW-01]`, async ({ page }) => {
      const host = await FrameHost.open(page, 'html');
      await host.send({
        type: 'look',
        look: { theme: 'dark', language: 'en', direction: 'ltr', fontSize: 16 },
      });
      const begun = Date.now();
      await host.run(pageWith(script));
      expect(await host.hear('stopped')).toMatchObject({ why: 'hung' });
      expect(Date.now() - begun).toBeLessThan(2_500);
      await expect(host.output.getByText('A loop in line')).toContainText('script.js');
      expect(textOf(await host.capture(), 'script.js')).toBe(script);
      await host.typeAtEnd('x');
      await host.hear('changed');
    });

  test('lets go on what only seems endless [CW-01]', { tag: '@long' }, async ({ page }) => {
    const host = await FrameHost.open(page, 'html');
    await host.run(
      pageWith(`function* all() { let n = 0; while (true) yield n++; }
const each = all(); let sum = 0;
for (let i = 0; i < 1e6; i++) sum += each.next().value;
const later = () => new Promise((then) => setTimeout(then, 200));
(async () => { let turns = 0; while (true) { await later(); console.log('turn', ++turns, sum); } })();`),
    );
    await expect(host.output.getByText('turn 8 499999500000')).toBeVisible();
  });

  test('shows ten thousand of a million lines, and goes on answering [CW-01]', { tag: '@long' }, async ({
    page,
  }) => {
    const host = await FrameHost.open(page, 'html');
    await host.run(
      pageWith(
        "let n = 0; const some = () => { for (let i = 0; i < 20000; i++) console.log('line', n++); if (n < 1e6) setTimeout(some); else document.title = 'done', out.textContent = 'done'; }; some();",
      ),
    );
    await expect(host.preview.locator('#out')).toHaveText('done');
    await expect(host.output.getByText('wrote very much')).toBeVisible();
    await expect(host.output.locator('.log')).toHaveCount(10_000);
    const begun = Date.now();
    await host.typeAtEnd('x');
    await host.hear('changed');
    expect(Date.now() - begun).toBeLessThan(answersWithin);
  });

  test('takes no letter beyond a megabyte, says so, and keeps what was there [CW-21]', async ({ page }) => {
    const host = await FrameHost.open(page, 'html');
    const lines = 'a line of a very long page\n';
    const room = programLimits.text - 'index.html'.length;
    const text = lines.repeat(Math.ceil(room / lines.length)).slice(0, room - 3);
    await host.send({ type: 'load', program: program({ 'index.html': text }) });
    // The tool counts each letter as the three bytes that it may weigh.
    await host.typeAtEnd('x');
    await host.typeAtEnd('y');
    await expect(host.frame.getByText(englishFrameTexts['files.tooLarge'])).toBeVisible();
    expect(textOf(await host.capture(), 'index.html')).toBe(`${text}x`);
    await page.keyboard.press('Backspace');
    await host.typeAtEnd('z');
    await expect(host.frame.getByText(englishFrameTexts['files.tooLarge'])).toHaveCount(0);
    expect(textOf(await host.capture(), 'index.html')).toBe(`${text}z`);
  });

  test('adds, renames and deletes files, and says what is wrong with a name [CW-01]', async ({ page }) => {
    const host = await FrameHost.open(page, 'html');
    await host.frame.getByRole('button', { name: 'Add a file' }).click();
    const field = host.frame.getByRole('textbox', { name: /Add a file/ });
    await field.fill('style.css');
    await field.press('Enter');
    await expect(host.frame.getByText('Another file has this name.')).toBeVisible();
    await field.fill('a/b.js');
    await host.frame.getByRole('button', { name: 'Save' }).click();
    await expect(host.frame.getByText('Use letters, digits')).toBeVisible();
    await field.fill('game.js');
    await field.press('Enter');
    await expect(host.frame.getByRole('tab', { name: 'game.js' })).toHaveAttribute('aria-selected', 'true');
    await host.frame.getByRole('button', { name: /Rename/ }).click();
    await host.frame.getByRole('textbox', { name: /Rename/ }).fill('play.js');
    await page.keyboard.press('Enter');
    await expect(host.frame.getByRole('tab')).toHaveText(['index.html', 'style.css', 'script.js', 'play.js']);
    await host.frame.getByRole('button', { name: /Delete/ }).click();
    await host.frame
      .getByRole('dialog')
      .getByRole('button', { name: /Delete/ })
      .click();
    await expect(host.frame.getByRole('tab')).toHaveCount(3);
    await host.frame.getByRole('tab', { name: 'index.html' }).click();
    await expect(host.frame.getByRole('button', { name: /Delete/ })).toHaveAttribute('aria-disabled', 'true');
  });

  test('is left by Escape and Tab, and entered from both sides [CW-01]', async ({ page }) => {
    const host = await FrameHost.open(page, 'html');
    await host.editor.click();
    await page.keyboard.press('Tab');
    await host.hear('changed');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+Tab');
    for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press('Shift+Tab');
    expect(await host.hear('leave')).toMatchObject({ to: 'before' });
    await host.send({ type: 'enter', from: 'before' });
    await expect(host.frame.getByRole('tab', { name: 'index.html' })).toBeFocused();
    await host.send({ type: 'enter', from: 'behind' });
    await expect(host.output).toBeFocused();
  });
});
