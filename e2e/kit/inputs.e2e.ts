import type { Page } from '@playwright/test';
import { expect, expectAccessible, tabTo, test } from './fixtures.ts';

test.describe('radio group', () => {
  test('is one stop for Tab, moves by arrows and passes over what is off', async ({ page, openSection }) => {
    const section = await openSection('choices');
    const group = section.getByRole('radiogroup', { name: 'Kind of notice' }).first();
    await expect(group).toHaveAccessibleDescription('It decides what pupils hand in.');
    await tabTo(page, group.getByRole('radio', { name: 'Homework' }));
    await page.keyboard.press('ArrowDown');
    const contest = group.getByRole('radio', { name: 'अंतर-विद्यालय प्रतियोगिता' });
    await expect(contest).toBeFocused();
    await expect(contest).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(group.getByRole('radio', { name: 'Notice' })).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(group.locator(':focus')).toHaveCount(0);
  });

  test('tells its hints and its error to screen readers', async ({ openSection }) => {
    const section = await openSection('choices');
    const group = section.getByRole('radiogroup', { name: 'Kind of notice' }).nth(2);
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAccessibleDescription('Choose a kind of notice.');
    await expect(group.getByRole('radio', { name: 'Notice' })).toHaveAccessibleDescription(
      'Only to be read.',
    );
  });
});

test.describe('checkbox and switch', () => {
  test('are switched by Space', async ({ page, openSection }) => {
    const section = await openSection('fields');
    const group = section.getByRole('group', { name: 'Share with' }).first();
    const faculty = group.getByRole('checkbox', { name: 'Faculty' });
    await tabTo(page, faculty);
    await page.keyboard.press('Space');
    await expect(faculty).toBeChecked();
    await expect(group.getByRole('checkbox', { name: 'Everybody' })).toBeChecked();
    const email = section.getByRole('switch', { name: 'Notify by email' });
    await tabTo(page, email);
    await page.keyboard.press('Space');
    await expect(email).not.toBeChecked();
    await expect(email).toHaveAccessibleDescription('Parents get a copy.');
  });
});

test.describe('text fields', () => {
  test('a password is shown and hidden by keys', async ({ page, openSection }) => {
    const section = await openSection('fields');
    const field = section.getByLabel('Password', { exact: true }).first();
    await tabTo(page, field);
    await page.keyboard.press('Tab');
    await expect(section.getByRole('button', { name: 'Show password' }).first()).toBeFocused();
    await page.keyboard.press('Space');
    await expect(field).toHaveAttribute('type', 'text');
    await page.keyboard.press('Space');
    await expect(field).toHaveAttribute('type', 'password');
  });

  test('a text area counts, says the count near its end, and lets one write past it', async ({
    page,
    openSection,
  }) => {
    const section = await openSection('fields');
    const area = section.getByRole('textbox', { name: 'Description' }).first();
    await tabTo(page, area);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('x'.repeat(61));
    await expect(area).toHaveValue('x'.repeat(61));
    await expect(section.getByRole('status').filter({ hasText: '61 of 60 characters' })).toHaveCount(1);
    await expect(area).toHaveAccessibleDescription('Two or three sentences are enough. 61 of 60 characters');
  });
});

test.describe('one-time code', () => {
  test('is one stop for Tab, moves on by itself and steps back by Backspace', async ({
    page,
    openSection,
  }) => {
    const section = await openSection('choices');
    const code = section.getByRole('group', { name: 'One-time code' }).first();
    const boxes = code.getByRole('textbox');
    await tabTo(page, boxes.first());
    await page.keyboard.type('12a3');
    await expect(code.getByRole('textbox', { name: 'Digit 4 of 6' })).toBeFocused();
    await page.keyboard.press('Backspace');
    await page.keyboard.type('9');
    await expect
      .poll(() => boxes.evaluateAll((all) => all.map((box) => 'value' in box && box.value).join('')))
      .toBe('129');
    await page.keyboard.press('Tab');
    await expect(code.locator(':focus')).toHaveCount(0);
  });

  test('takes a pasted code in any box, whatever stands between the digits', async ({
    page,
    context,
    openSection,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const section = await openSection('choices');
    const boxes = section.getByRole('group', { name: 'One-time code' }).first().getByRole('textbox');
    await page.evaluate(() => navigator.clipboard.writeText('१२३-٤٥٦'));
    await tabTo(page, boxes.first());
    await page.keyboard.press('ControlOrMeta+v');
    await expect(boxes.last()).toHaveValue('6');
    await expect(boxes.first()).toHaveValue('1');
    await expect(boxes.first()).toHaveAttribute('autocomplete', 'one-time-code');
  });

  test('runs from left to right on a page that runs from right to left', async ({ page, openSection }) => {
    const section = await openSection('choices', { dir: 'rtl' });
    const boxes = section.getByRole('group', { name: 'One-time code' }).first().getByRole('textbox');
    await tabTo(page, boxes.first());
    await page.keyboard.type('12');
    await page.keyboard.press('ArrowLeft');
    await expect(boxes.nth(1)).toBeFocused();
    const places = await boxes.evaluateAll((all) => all.map((box) => box.getBoundingClientRect().left));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test('tells its parts and its error to screen readers', async ({ openSection }) => {
    const section = await openSection('choices');
    const code = section.getByRole('group', { name: 'One-time code' }).nth(1);
    await expect(code).toHaveAccessibleDescription('This code is wrong or too old. Ask for a new one.');
    await expect(code).toMatchAriaSnapshot(`
      - group "One-time code":
        - textbox "Digit 1 of 6" [invalid]: "4"
        - textbox "Digit 2 of 6" [invalid]: "8"
        - textbox "Digit 3 of 6" [invalid]: "2"
        - textbox "Digit 4 of 6" [invalid]: "1"
        - textbox "Digit 5 of 6" [invalid]
        - textbox "Digit 6 of 6" [invalid]
    `);
  });
});

/** A real picture of this size, drawn by the browser. */
const draw = (width: number, height: number, type: 'image/png' | 'image/jpeg') =>
  `(async () => {
    const canvas = new OffscreenCanvas(${width}, ${height});
    const context = canvas.getContext('2d');
    context.fillStyle = 'teal';
    context.fillRect(0, 0, ${width}, ${height});
    context.fillStyle = 'gold';
    context.fillRect(0, 0, ${width / 2}, ${height});
    const blob = await canvas.convertToBlob({ type: '${type}' });
    return Array.from(new Uint8Array(await blob.arrayBuffer()));
  })()`;

test.describe('photo', () => {
  const give = async (page: Page, width: number, height: number) => {
    const bytes: number[] = await page.evaluate(draw(width, height, 'image/jpeg'));
    await page
      .locator('#choices input[type=file]')
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(bytes) });
    await expect(page.getByRole('slider', { name: 'Zoom' })).toBeVisible();
  };

  test('is moved and zoomed by keys and comes out as a square of 400 pixels [CO-49]', async ({
    page,
    openSection,
  }) => {
    const section = await openSection('choices');
    await give(page, 2400, 1800);
    const frame = section.getByRole('slider', { name: 'Part of the photo that is shown' });
    await expect(frame).toHaveAttribute('aria-valuetext', '50 % from the left, 50 % from the top');
    await tabTo(page, frame);
    await page.keyboard.press('+');
    const zoom = section.getByRole('slider', { name: 'Zoom' });
    await expect(zoom).toHaveAttribute('aria-valuetext', '110 %');
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(frame).not.toHaveAttribute('aria-valuetext', /^50 % from the left/u);
    await tabTo(page, section.getByRole('button', { name: 'Use this photo' }));
    await page.keyboard.press('Enter');
    const photo = section.getByRole('img', { name: 'The photo that was cut out' });
    await expect(photo).toHaveAttribute('data-type', 'image/jpeg');
    expect(
      await photo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
    ).toEqual([400, 400]);
    await expectAccessible(page);
  });

  test('is moved and zoomed by buttons too, and never below 900 pixels of its source [CO-50, QC-51]', async ({
    page,
    openSection,
  }) => {
    const section = await openSection('choices');
    await give(page, 1800, 1800);
    const larger = section.getByRole('button', { name: 'Larger' });
    await tabTo(page, larger);
    for (let press = 0; press < 9; press += 1) await page.keyboard.press('Enter');
    const zoom = section.getByRole('slider', { name: 'Zoom' });
    await expect(zoom).toHaveAttribute('aria-valuetext', '190 %');
    await page.keyboard.press('Enter');
    await expect(zoom).toHaveAttribute('aria-valuetext', '200 %');
    await expect(larger).toBeDisabled();
    const frame = section.getByRole('slider', { name: 'Part of the photo that is shown' });
    await section.getByRole('button', { name: 'Move the photo right' }).press('Enter');
    await expect(frame).toHaveAttribute('aria-valuetext', /^[1-4]\d % from the left, 50 % from the top$/u);
    await section.getByRole('button', { name: 'Move the photo up' }).press('Enter');
    await expect(frame).toHaveAttribute('aria-valuetext', /, [5-9]\d % from the top$/u);
  });

  test('warns of a small one and takes it [QC-51]', async ({ page, openSection }) => {
    const section = await openSection('choices');
    await give(page, 500, 700);
    await expect(section.getByRole('status').filter({ hasText: 'This photo is small' })).toBeVisible();
    await section.getByRole('button', { name: 'Use this photo' }).press('Enter');
    await expect(section.getByRole('img', { name: 'The photo that was cut out' })).toBeVisible();
  });

  test('says what is wrong with a file it does not take [CO-48]', async ({ page, openSection }) => {
    const section = await openSection('choices');
    const picker = page.locator('#choices input[type=file]');
    const alert = section.getByRole('alert').last();
    await picker.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('words') });
    await expect(alert).toHaveText('This is not a JPEG, PNG or WebP photo.');
    await picker.setInputFiles({
      name: 'b.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
    });
    await expect(alert).toHaveText('This photo is larger than 5 MB.');
    await picker.setInputFiles({ name: 'c.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
    await expect(alert).toHaveText('This photo cannot be opened.');
    await expectAccessible(page);
  });
});

test.describe('files', () => {
  test('are chosen by a button that keys reach, and each has its own buttons', async ({
    page,
    openSection,
  }) => {
    const section = await openSection('files');
    const choose = section.getByRole('button', { name: /choose/iu }).first();
    await tabTo(page, choose);
    await expect(async () => {
      const [picker] = await Promise.all([
        page.waitForEvent('filechooser', { timeout: 5_000 }),
        page.keyboard.press('Enter'),
      ]);
      expect(picker.isMultiple()).toBe(true);
    }).toPass();
    await expect(section.getByRole('progressbar').first()).toHaveAccessibleName(/\S/u);
  });
});

/** What a finger or a shaky hand must hit; a control inside a larger label counts as its label. */
function smallTargets(): string[] {
  const area = (element: Element) => {
    const labels = element instanceof HTMLInputElement ? Array.from(element.labels ?? []) : [];
    const boxes = [element, ...labels].map((one) => one.getBoundingClientRect());
    return {
      width: Math.max(...boxes.map(({ width }) => width)),
      height: Math.max(...boxes.map(({ height }) => height)),
    };
  };
  const isInline = (element: Element) =>
    element.tagName === 'A' && getComputedStyle(element).display === 'inline';
  const all = document.querySelectorAll(
    'main :is(a[href], button, input, select, textarea, [role=option], [role=slider], [tabindex="0"])',
  );
  return Array.from(all)
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isInline(element))
    .filter((element) => element.getAttribute('aria-hidden') !== 'true')
    .map((element) => ({ element, ...area(element) }))
    .filter(({ width, height }) => width < 24 || height < 24)
    .map(({ element, width, height }) => `${element.outerHTML.slice(0, 120)} ${width} × ${height}`);
}

test.describe('targets', () => {
  // Every run has axe look at the size of targets on a narrow page: kit.e2e.ts.
  for (const section of ['actions', 'fields', 'pickers', 'choices', 'files'])
    test(`${section}: everything that can be pressed is 24 pixels or more each way`, {
      tag: '@long',
    }, async ({ page, openSection }) => {
      const place = await openSection(section);
      await expect(place.getByRole('button').first()).toBeVisible();
      expect(await page.evaluate(smallTargets)).toEqual([]);
    });

  test('open lists and calendars keep to it as well', async ({ page, openSection }) => {
    const section = await openSection('pickers');
    await section.getByRole('combobox', { name: /^Grade Grade 3/u }).press('Enter');
    await expect(section.getByRole('option').first()).toBeVisible();
    expect(await page.evaluate(smallTargets)).toEqual([]);
    await page.keyboard.press('Escape');
    await section.getByRole('button', { name: 'Open calendar' }).first().press('Enter');
    await expect(section.getByRole('grid')).toBeVisible();
    expect(await page.evaluate(smallTargets)).toEqual([]);
  });

  test('nothing is wider than a screen of 320 pixels, nor with text of twice the size on 640', async ({
    page,
    openSection,
  }) => {
    for (const section of ['fields', 'pickers', 'choices'] as const)
      for (const [width, size] of [
        [320, '100%'],
        [640, '200%'],
      ] as const) {
        await page.setViewportSize({ width, height: 640 });
        await openSection(section);
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
        }, size);
        const spill = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(spill, `${section} at ${size}`).toBeLessThanOrEqual(0);
      }
  });
});
