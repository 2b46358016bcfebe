import { expectEveryLook } from '../every-look.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { TrainingPage } from './training.model.ts';

const module = 'Using Banyan in the classroom';
const film = 'What students see';

test('a teacher watches a film, goes on in another browser, and is done at 90 % [C3-01, C4-01, EN-25, VW-04]', async ({
  pageAs,
}) => {
  test.slow();
  const first = await new TrainingPage(await pageAs('chessTeacher')).open();
  await expectAccessible(first.page);
  await first.openModule(module);
  await expectAccessible(first.page);
  await first.openPart(film);
  await first.playTo(8);
  await first.seeWatched();
  await first.closePart();
  await first.page.context().close();

  const second = await new TrainingPage(await pageAs('chessTeacher')).open();
  await second.goOn(film);
  await second.acceptResume();
  expect(await second.place()).toBeGreaterThan(4);
  await expectAccessible(second.page);
  // Where the film is jumped to its end, nothing is done: only what was played counts.
  await second.jumpToEnd();
  await second.seeNotDone();
  await second.watchWhole();
  await second.seeDone();
});

test('parts are ticked off by keyboard and taken back, in every look [C4-01, PR-06]', {
  tag: '@long',
}, async ({ pageAs }) => {
  const screen = await new TrainingPage(await pageAs('clubTeacher')).open();
  await expectEveryLook(screen.page, 'training');
  await screen.openModule(module);
  await screen.tickByKeyboard('First steps for teachers');
  await screen.seeTicked('First steps for teachers', true);
  await screen.undo();
  await screen.seeTicked('First steps for teachers', false);
});
