export interface Names {
  readonly en: string;
  readonly hi: string;
  readonly ur: string;
}

/** Categories of the library's dialog, which Scratch translates. */
export type Tag =
  | 'animals'
  | 'people'
  | 'fantasy'
  | 'food'
  | 'letters'
  | 'space'
  | 'sports'
  | 'music'
  | 'outdoors'
  | 'indoors'
  | 'underwater'
  | 'patterns'
  | 'effects'
  | 'notes'
  | 'percussion';

export interface Figure {
  readonly names: Names;
  readonly tags: readonly Tag[];
  /** Each is a whole SVG; the figure turns around its middle. */
  readonly costumes: readonly string[];
}

export interface Scene {
  readonly names: Names;
  readonly tags: readonly Tag[];
  /** An SVG of 480 × 360. */
  readonly picture: string;
}

export interface Tone {
  readonly names: Names;
  readonly tags: readonly Tag[];
  /** Values from -1 to 1, `soundRate` per second. */
  readonly samples: Float32Array;
}

/** Samples per second. */
export const soundRate = 22_050;

/** Scratch names files by the MD5 of their bytes. */
export interface LibraryFile {
  readonly assetId: string;
  readonly dataFormat: 'svg' | 'wav';
}

export interface LibraryCostume extends LibraryFile {
  /** The middle. */
  readonly x: number;
  readonly y: number;
}

/** The library's list for the page; the files are stored beside it. */
export interface LibraryIndex {
  readonly figures: readonly { names: Names; tags: readonly Tag[]; costumes: readonly LibraryCostume[] }[];
  readonly scenes: readonly { names: Names; tags: readonly Tag[]; costume: LibraryCostume }[];
  readonly tones: readonly { names: Names; tags: readonly Tag[]; file: LibraryFile; samples: number }[];
}
