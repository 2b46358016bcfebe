import { answersWithin } from '../../tests/long.ts';
import { expect, expectAccessible, people, test } from '../fixtures.ts';
import { approve, handInProgram, openHandedIn, seeTimeLine } from './handed-in.ts';
import { WorkspacePage } from './workspace.model.ts';

const carpet = 22;
const title = 'The turtle';
/** Milliseconds an interpreter may take where other tests take the machine's time. */
const start = 60_000;

const program = `from turtle import forward, left, speed

def tile(side):
    for corner in range(4):
        forward(side)
        left(90)

rows = int(input("How many tiles? "))
speed(0)
for row in range(rows):
    tile(20)
    forward(20)
print("laid", rows, "tiles")
`;

test('a program of Python asks, draws, is saved and handed in, and its teacher runs it and reviews it [CW-01, CW-06, CW-13, CW-15, PU-04, C5-03]', async ({
  pageAs,
}, { retry }) => {
  test.setTimeout(180_000);
  // The first try may have handed it in already.
  const who = retry === 0 ? 'pythonStudent' : 'pythonMate';
  const work = new WorkspacePage(await pageAs(who));
  const { page } = work;
  await work.open(carpet, 'Python');
  await work.write(program);
  const run = async (of: WorkspacePage) => {
    await of.page.getByRole('button', { name: 'Trigger Run' }).click();
    const answer = of.frame.getByRole('textbox', { name: 'Your program asks' });
    await answer.fill('3', { timeout: start });
    await answer.press('Enter');
    await expect(of.frame.getByRole('log')).toContainText('laid 3 tiles');
    await expect(of.frame.getByRole('img', { name: 'Drawing of the turtle' })).toBeVisible();
  };
  await run(work);
  await work.save();
  await expectAccessible(page);
  await handInProgram(page, 'A function for a tile makes a carpet.');

  const teacher = await pageAs('zoya');
  const look = new WorkspacePage(await openHandedIn(teacher, people[who].name, title));
  await look.ready();
  await expect(look.editor).toContainText('def tile(side):');
  await run(look);
  await seeTimeLine(look.page);
  await approve(teacher, 'One function, many tiles. Well done.');
  await page.reload();
  await expect(page.getByText('This project is approved. Its program stays as it is.')).toBeVisible();
});

test('a program that never ends is ended by Stop within two seconds; the app answers meanwhile and the code stays [CW-01]', async ({
  pageAs,
}) => {
  const work = new WorkspacePage(await pageAs('pythonMate'));
  const { page } = work;
  await work.open(carpet, 'Python');
  const endless = 'print("on")\nwhile True: pass';
  await work.write(endless);
  await page.getByRole('button', { name: 'Trigger Run' }).click();
  await expect(work.frame.getByRole('log')).toContainText('on', { timeout: start });
  const asked = Date.now();
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('menuitem', { name: 'Download' })).toBeVisible();
  expect(Date.now() - asked).toBeLessThan(answersWithin);
  await page.keyboard.press('Escape');
  const stopped = Date.now();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Trigger Run' })).toBeVisible();
  expect(Date.now() - stopped).toBeLessThan(answersWithin);
  await expect(work.editor).toContainText('while True: pass');
  await work.saved();
});
