import type { Language } from './languages.ts';
import type { LibraryCostume, LibraryFile, LibraryIndex, Names } from './library/library-types.ts';
import { musicSounds } from './music/music.ts';
import { Palette } from './palette.ts';
import { checkProject } from './project-check.ts';
import { textWidth } from './text-width.ts';

/** What the changed editor of Scratch asks us for (tools/scratch-patches.mjs), as `blocksEditor` of the window. */
export interface BlocksEditor {
  readonly sprites: object[];
  readonly costumes: object[];
  readonly backdrops: object[];
  readonly sounds: object[];
  /** Of the tags that the editor knows, those that something of the library has. */
  readonly tagsOf: (items: readonly Tagged[], tags: readonly { readonly tag: string }[]) => object[];
  readonly addressOf: (file: string) => string;
  readonly firstProject: () => object[];
  readonly check: typeof checkProject;
  readonly palette: Palette;
  readonly widthOf: typeof textWidth;
  /** Of costumes with letters, as rules of a style. */
  readonly takeFonts: (rules: readonly string[]) => void;
  /** Drums and instruments, by the names that Scratch has for them. */
  readonly music: Readonly<Record<string, ArrayBuffer | undefined>>;
}

/** Milliseconds after the editor can be used. */
const fontsAfter = 500;

interface Tagged {
  readonly tags: readonly string[];
}

const nameOf = ({ assetId, dataFormat }: LibraryFile): string => `${assetId}.${dataFormat}`;

const asCostume = (name: string, costume: LibraryCostume) => ({
  name,
  assetId: costume.assetId,
  md5ext: nameOf(costume),
  dataFormat: costume.dataFormat,
  bitmapResolution: 1,
  rotationCenterX: costume.x,
  rotationCenterY: costume.y,
});

/** Our library in the reader's language, in the form of Scratch's own. `addressOf`: where its files are. */
export class OurEditor implements BlocksEditor {
  readonly sprites: object[] = [];
  readonly costumes: object[] = [];
  readonly backdrops: object[] = [];
  readonly sounds: object[] = [];
  readonly check = checkProject;
  readonly palette = new Palette();
  readonly widthOf = textWidth;
  readonly music = musicSounds();
  /** The editor can be used. */
  begin: () => void = () => undefined;
  private readonly begun = new Promise<void>((resolve) => {
    this.begin = resolve;
  });
  private index: LibraryIndex = { figures: [], scenes: [], tones: [] };
  private language: Language = 'en';
  private given: ArrayBuffer | null = null;

  constructor(readonly addressOf: (file: string) => string) {}

  /** Fills the lists anew: the editor holds on to them. */
  fill(index: LibraryIndex, language: Language): void {
    this.index = index;
    this.language = language;
    const named = (names: Names) => names[language];
    const numbered = (name: string, at: number, all: number) => (all > 1 ? `${name} ${at + 1}` : name);
    const costumesOf = ({ names, costumes }: LibraryIndex['figures'][number]) =>
      costumes.map((costume, at) => asCostume(numbered(named(names), at, costumes.length), costume));
    replace(
      this.sprites,
      index.figures.map((figure) => ({
        name: named(figure.names),
        tags: figure.tags,
        isStage: false,
        variables: {},
        costumes: costumesOf(figure),
        sounds: this.firstSounds(),
        blocks: {},
      })),
    );
    replace(
      this.costumes,
      index.figures.flatMap((figure) => costumesOf(figure).map((each) => ({ ...each, tags: figure.tags }))),
    );
    replace(
      this.backdrops,
      index.scenes.map(({ names, tags, costume }) => ({ ...asCostume(named(names), costume), tags })),
    );
    replace(
      this.sounds,
      index.tones.map((tone) => ({ ...this.asSound(tone), tags: tone.tags })),
    );
  }

  /** Letters that are drawn in a costume need them; costumes that are shown bring their own. So they wait. */
  takeFonts(rules: readonly string[]): void {
    void this.begun.then(() => {
      const style = document.createElement('style');
      style.textContent = rules.join('');
      setTimeout(() => document.head.append(style), fontsAfter);
    });
  }

  tagsOf(items: readonly Tagged[], tags: readonly { readonly tag: string }[]): object[] {
    const found = new Set(items.flatMap((item) => item.tags));
    return tags.filter(({ tag }) => found.has(tag));
  }

  /** What the editor opens first: the bytes of a program, or else a new project. */
  firstProject(): object[] {
    const data = this.given ?? this.newProject();
    return data === '' ? [] : [{ id: 0, assetType: 'Project', dataFormat: 'JSON', data }];
  }

  /** Instead of a new project. Opening one and then the other took twice the time. */
  beginWith(program: ArrayBuffer): void {
    this.given = program;
  }

  /** A new project: our first scene and our first figure. Its files come from the library. '': it is not here yet. */
  newProject(): string {
    const [figure] = this.index.figures;
    const [scene] = this.index.scenes;
    if (!figure || !scene) return '';
    const target = (isStage: boolean, name: string, costumes: readonly object[]) => ({
      isStage,
      name,
      variables: {},
      lists: {},
      broadcasts: {},
      blocks: {},
      comments: {},
      currentCostume: 0,
      costumes,
      sounds: this.firstSounds(),
      volume: 100,
      layerOrder: isStage ? 0 : 1,
    });
    const name = figure.names[this.language];
    const data = {
      targets: [
        {
          ...target(true, 'Stage', [asCostume(scene.names[this.language], scene.costume)]),
          tempo: 60,
          videoTransparency: 50,
          videoState: 'off',
        },
        {
          ...target(
            false,
            name,
            figure.costumes.map((costume, at) => asCostume(`${name} ${at + 1}`, costume)),
          ),
          visible: true,
          x: 0,
          y: -60,
          size: 100,
          direction: 90,
          draggable: false,
          rotationStyle: 'all around',
        },
      ],
      monitors: [],
      extensions: [],
      meta: { semver: '3.0.0', vm: '4.5.408', agent: '' },
    };
    return JSON.stringify(data);
  }

  private firstSounds(): object[] {
    const [tone] = this.index.tones;
    return tone ? [this.asSound(tone)] : [];
  }

  private asSound({ names, file, samples }: LibraryIndex['tones'][number]) {
    return {
      name: names[this.language],
      assetId: file.assetId,
      md5ext: nameOf(file),
      dataFormat: file.dataFormat,
      format: '',
      rate: 22_050,
      sampleCount: samples,
    };
  }
}

function replace(list: object[], items: readonly object[]): void {
  list.splice(0, list.length, ...items);
}
