/** The languages that names of the library are in. */
export interface Names {
  readonly en: string;
  readonly hi: string;
  readonly ur: string;
}

/** Where the library's dialog shows it; the words for these are Scratch's own. */
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
  /** Each a whole SVG; the figure turns around its middle. */
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
  /** Loudness from -1 to 1, `soundRate` of them a second. */
  readonly samples: Float32Array;
}

/** Samples a second. */
export const soundRate = 22_050;

/** A file of the library, as Scratch names it: by the MD5 of its bytes. */
export interface LibraryFile {
  readonly assetId: string;
  readonly dataFormat: 'svg' | 'wav';
}

export interface LibraryCostume extends LibraryFile {
  /** The middle. */
  readonly x: number;
  readonly y: number;
}

/** What the page is told of the library; the files lie beside it. */
export interface LibraryIndex {
  readonly figures: readonly { names: Names; tags: readonly Tag[]; costumes: readonly LibraryCostume[] }[];
  readonly scenes: readonly { names: Names; tags: readonly Tag[]; costume: LibraryCostume }[];
  readonly tones: readonly { names: Names; tags: readonly Tag[]; file: LibraryFile; samples: number }[];
}
