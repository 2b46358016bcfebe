import type { Language } from './languages.ts';
import type { LibraryCostume, LibraryFile, LibraryIndex, Names } from './library/library-types.ts';
import { musicSounds } from './music/music.ts';
import { Palette } from './palette.ts';
import { checkProject } from './project-check.ts';
import { textWidth } from './text-width.ts';

/** The changed Scratch editor (tools/scratch-patches.mjs) uses this as `window.blocksEditor`. */
export interface BlocksEditor {
  readonly sprites: object[];
  readonly costumes: object[];
  readonly backdrops: object[];
  readonly sounds: object[];
  /** The editor's tags that the library uses. */
  readonly tagsOf: (items: readonly Tagged[], tags: readonly { readonly tag: string }[]) => object[];
  readonly addressOf: (file: string) => string;
  readonly firstProject: () => object[];
  readonly check: typeof checkProject;
  readonly palette: Palette;
  readonly widthOf: typeof textWidth;
  /** CSS rules for costumes with letters. */
  readonly takeFonts: (rules: readonly string[]) => void;
  /** Waits for the paint editor and the typefaces. */
  readonly wholeEditor: () => Promise<void>;
  /** Waits for the typefaces if the costume has letters. */
  readonly typefacesOf: (costume: { readonly decodeText: () => string }) => Promise<void>;
  /** Lets the store take in the state of the paint editor. */
  readonly renewStore: () => void;
  /** Drums and instruments by Scratch's file names. */
  readonly music: Readonly<Record<string, ArrayBuffer | undefined>>;
}

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

/** Our library in the reader's language, in Scratch's form. `addressOf` gives the address of a file. */
export class OurEditor implements BlocksEditor {
  readonly sprites: object[] = [];
  readonly costumes: object[] = [];
  readonly backdrops: object[] = [];
  readonly sounds: object[] = [];
  readonly check = checkProject;
  readonly palette = new Palette();
  readonly widthOf = textWidth;
  readonly music = musicSounds();
  renewStore: () => void = () => undefined;
  private whole: Promise<void> | undefined;
  private index: LibraryIndex = { figures: [], scenes: [], tones: [] };
  private language: Language = 'en';
  private given: ArrayBuffer | null = null;

  constructor(
    readonly addressOf: (file: string) => string,
    private readonly loadWhole: () => Promise<void>,
  ) {}

  wholeEditor(): Promise<void> {
    this.whole ??= this.loadWhole().catch((error: unknown) => {
      this.whole = undefined;
      throw error;
    });
    return this.whole;
  }

  async typefacesOf(costume: { readonly decodeText: () => string }): Promise<void> {
    if (/<text|font-family/.test(costume.decodeText())) await this.wholeEditor().catch(() => undefined);
  }

  /** Changes the lists in place, because the editor keeps references to them. */
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

  takeFonts(rules: readonly string[]): void {
    const style = document.createElement('style');
    style.textContent = rules.join('');
    document.head.append(style);
  }

  tagsOf(items: readonly Tagged[], tags: readonly { readonly tag: string }[]): object[] {
    const found = new Set(items.flatMap((item) => item.tags));
    return tags.filter(({ tag }) => found.has(tag));
  }

  firstProject(): object[] {
    const data = this.given ?? this.newProject();
    return data === '' ? [] : [{ id: 0, assetType: 'Project', dataFormat: 'JSON', data }];
  }

  /** Replaces the new project, because opening one after the other took twice the time. */
  beginWith(program: ArrayBuffer): void {
    this.given = program;
  }

  /** A new project with our first scene and figure. '': the library is not loaded yet. */
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
