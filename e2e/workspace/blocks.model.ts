import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { Program } from '../../contract/workspace/program.ts';
import { openArchive } from '../../server/files/archive.ts';
import { zipOf } from '../../server/files/stream-zip.ts';

interface Block {
  readonly opcode: string;
  readonly next: string | null;
}
interface Project {
  readonly targets: readonly {
    readonly name: string;
    readonly blocks: Readonly<Record<string, Block>>;
    readonly costumes: readonly { readonly name: string }[];
    readonly sounds: readonly { readonly name: string }[];
  }[];
  readonly meta: { readonly agent: string };
}

/** What is in the sb3 that the page handed out. */
export async function projectOf(program: Program | null): Promise<Project> {
  if (program?.kind !== 'bytes') throw new Error('no sb3');
  const archive = await openArchive(Buffer.from(Object.values(program.bytes)));
  try {
    return JSON.parse(String(await archive.read('project.json', 2 ** 22)));
  } finally {
    archive.close();
  }
}

export const blocksOf = ({ targets }: Project, name: string): readonly (Block & { readonly id: string })[] =>
  Object.entries(targets.find((target) => target.name === name)?.blocks ?? {}).map(([id, block]) => ({
    id,
    ...block,
  }));

type Link = readonly [opcode: string, inputs: object];

/** Blocks below the green flag, one after the other, by the names b0, b1 and so on. */
export const whenFlag = (...links: readonly Link[]): object =>
  Object.fromEntries(
    [['event_whenflagclicked', {}] as Link, ...links].map(([opcode, inputs], at, all) => [
      `b${at}`,
      {
        opcode,
        inputs,
        fields: {},
        shadow: false,
        topLevel: at === 0,
        parent: at === 0 ? null : `b${at - 1}`,
        next: at + 1 < all.length ? `b${at + 1}` : null,
        ...(at === 0 && { x: 40, y: 40 }),
      },
    ]),
  );

const fish = '0123456789abcdef0123456789abcdef';
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="18" fill="#2a6"/></svg>';

/** A program with a stage and a fish that has these blocks; `more` goes into its project. */
export async function sb3With(
  blocks: object,
  more: object = {},
  costume: string = picture,
): Promise<Extract<Program, { kind: 'bytes' }>> {
  const target = (name: string, isStage: boolean, own: object) => ({
    isStage,
    name,
    blocks: own,
    variables: {},
    lists: {},
    broadcasts: {},
    comments: {},
    currentCostume: 0,
    costumes: [
      {
        assetId: fish,
        name: 'fish',
        dataFormat: 'svg',
        md5ext: `${fish}.svg`,
        rotationCenterX: 20,
        rotationCenterY: 20,
      },
    ],
    sounds: [],
    volume: 100,
    layerOrder: isStage ? 0 : 1,
    ...(!isStage && {
      visible: true,
      x: 0,
      y: 0,
      size: 100,
      direction: 90,
      draggable: false,
      rotationStyle: 'all around',
    }),
  });
  const project = {
    targets: [target('Stage', true, {}), target('Fish', false, blocks)],
    monitors: [],
    extensions: [],
    meta: { semver: '3.0.0', vm: '4.5.408', agent: '' },
    ...more,
  };
  const files = new Map([
    ['project.json', Buffer.from(JSON.stringify(project))],
    [`${fish}.svg`, Buffer.from(costume)],
  ]);
  return { kind: 'bytes', bytes: new Uint8Array(await zipOf(files)) };
}

/** The editor of the blocks, wherever it is embedded. */
export class BlocksPage {
  constructor(
    readonly frame: FrameLocator,
    readonly page: Page,
  ) {}

  /** A block of the palette with this word on it. */
  inPalette(word: string): Locator {
    return this.frame.locator('.blocklyFlyout .blocklyDraggable').filter({ hasText: word }).first();
  }

  /** A block that was put into the program. */
  inWorkspace(word: string): Locator {
    return this.frame
      .locator('.blocklySvg .blocklyBlockCanvas .blocklyDraggable')
      .filter({ hasText: word })
      .last();
  }

  sprite(name: string): Locator {
    return this.frame.locator('[class*="sprite-selector-item_sprite-name"]').filter({ hasText: name });
  }

  /** Out of the palette into the program, by the mouse. */
  async drag(word: string): Promise<void> {
    await this.pull(this.inPalette(word));
    await expect(this.inWorkspace(word)).toBeVisible();
  }

  async pull(block: Locator): Promise<void> {
    // The palette may still be scrolling.
    await block.hover({ trial: true });
    const box = await block.boundingBox();
    if (box === null) throw new Error('no block');
    await this.page.mouse.move(box.x + 12, box.y + 20);
    await this.page.mouse.down();
    await this.page.mouse.move(box.x + 150, box.y + 60, { steps: 5 });
    await this.page.mouse.move(box.x + 340, box.y + 110, { steps: 5 });
    await this.page.mouse.up();
  }

  /** Scrolls the palette to one of its parts. */
  async category(name: string): Promise<void> {
    await this.frame.locator('.scratchCategoryMenuItem').filter({ hasText: name }).click();
    await expect(
      this.frame.locator('.scratchCategoryMenuItem.categorySelected').filter({ hasText: name }),
    ).toBeVisible();
  }

  /** Out of the palette below a block of the program, so that it follows it. */
  async hang(word: string, below: string): Promise<void> {
    await this.inPalette(word).hover({ trial: true });
    const [from, to] = [
      await this.inPalette(word).boundingBox(),
      await this.inWorkspace(below).boundingBox(),
    ];
    if (from === null || to === null) throw new Error('no block');
    const [x, y] = [to.x + 12, to.y + to.height + 12];
    await this.page.mouse.move(from.x + 12, from.y + 20);
    await this.page.mouse.down();
    await this.page.mouse.move(x + 60, y + 60, { steps: 5 });
    await this.page.mouse.move(x, y, { steps: 8 });
    await this.page.mouse.up();
    await expect(this.inWorkspace(word)).toBeVisible();
  }

  /** The green flag. */
  async run(): Promise<void> {
    await this.frame.locator('[class*="green-flag_green-flag"]').click();
  }

  /** Where the chosen figure is, and how large. */
  place(what: 'x' | 'y'): Locator {
    return this.frame.locator(`input[placeholder="${what}"]`);
  }

  async tab(name: string): Promise<void> {
    await this.frame.getByRole('tab', { name }).click();
  }

  /** Opens one of the library's dialogs. */
  async open(dialog: string): Promise<void> {
    await this.frame.getByRole('button', { name: dialog, exact: true }).first().click();
  }

  /** Takes something out of the library. */
  async choose(dialog: string, name: string): Promise<void> {
    await this.open(dialog);
    await this.frame.getByText(name, { exact: true }).click();
  }
}
