import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { done, elapsed, failed } from '../../tests/machines/paths.ts';
import {
  asset,
  kite,
  machine,
  refusal,
  star,
} from '../../tests/machines/workspace/asset-upload/asset-upload.walks.ts';
import type { BrowserWalk, Happening, Stage } from '../app/path-walker.ts';
import { noAnswer } from '../auth/session-stage.ts';
import { sample } from '../sample.ts';
import { answering, refused, said } from '../works/made-up-answers.ts';
import { WorkspacePage } from './workspace.model.ts';

/** A picture for a program, in the dialog of assets. What the server says of it is made up: no program gets one. */

const add = 'workspace-asset-add';
const answers = answering();
const dialogOf = ({ page }: Stage) => page.getByRole('dialog', { name: 'Assets' });
const press =
  (name: string) =>
  async (stage: Stage): Promise<void> =>
    dialogOf(stage).getByRole('button', { name, exact: true }).click();

const chooses = (chosen: typeof kite, words: string): Happening => ({
  event: { type: 'asset.choose', chosen },
  words,
  // The place for files is there while nothing else is on its way.
  where: (snapshot) => snapshot.matches('resting'),
  cause: async (stage) =>
    dialogOf(stage)
      .locator('input[type=file]')
      .setInputFiles({ ...(await picture()), name: chosen.name }),
});

async function picture() {
  return { mimeType: 'image/png', buffer: await readFile(sample('picture.png')) };
}

const happenings: readonly Happening[] = [
  chooses(kite, 'chooses a picture'),
  chooses(star, 'chooses another picture'),
  { event: { type: 'asset.now' }, words: 'wants it now', cause: press('Upload now') },
  { event: { type: 'asset.cancel' }, words: 'takes it back', cause: press('Cancel') },
  { event: { type: 'asset.retry' }, words: 'tries again', cause: press('Try again') },
  {
    event: elapsed('wait', 'assetUpload.counting'),
    words: 'five seconds pass',
    cause: async ({ page }) => page.clock.fastForward(5_000),
  },
  {
    event: done('sendAsset', asset),
    words: 'the server has it',
    cause: answers(add, said({ information: 'Uploaded successfully.', data: asset })),
  },
  {
    event: failed('sendAsset', { kind: 'unreachable' }),
    words: 'the connection breaks',
    cause: answers(add, noAnswer),
  },
  {
    event: failed('sendAsset', refusal),
    words: 'the server refuses it',
    cause: answers(add, refused(409, 'too_many_assets')),
  },
];

const says: Readonly<Record<string, RegExp>> = {
  counting: /is uploaded in 5 seconds\.$/,
  sending: /is being uploaded…$/,
  failed: /could not be uploaded\.$/,
};

async function see(stage: Stage, snapshot: AnyMachineSnapshot): Promise<void> {
  const dialog = dialogOf(stage);
  const { chosen } = (snapshot as SnapshotFrom<typeof machine>).context;
  for (const [state, text] of Object.entries(says)) {
    const told = dialog.getByText(text);
    await expect(told, `“${text}” is shown in ${state} alone`).toHaveCount(snapshot.matches(state) ? 1 : 0);
    if (snapshot.matches(state)) await expect(told).toContainText(chosen?.name ?? '');
  }
  await expect(dialog.locator('input[type=file]')).toHaveCount(snapshot.matches('resting') ? 1 : 0);
}

export const assetUploadWalks: readonly BrowserWalk[] = [
  {
    name: 'A student who adds a picture to a program',
    machine,
    input: undefined,
    happenings,
    gated: [add],
    as: 'S00023',
    movesClock: true,
    project: (snapshot) => [(snapshot as SnapshotFrom<typeof machine>).context.chosen?.key],
    open: async ({ page }) => {
      await page.goto('/workspace/project/14');
      await new WorkspacePage(page).ready();
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'View assets' }).click();
    },
    see,
  },
];

/** Why no generated path in the browser takes a transition; the first that fits. */
export const assetUploadReasons: readonly (readonly [RegExp, string])[] = [
  [/failed.*asset\.choose/, 'the dialog has no place for files then: vitest'],
  [/./, 'vitest'],
];
