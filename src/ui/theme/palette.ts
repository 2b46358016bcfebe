/** One colour in both themes, as #RRGGBB. */
export interface Shade {
  readonly light: string;
  readonly dark: string;
}

const shade = (light: string, dark: string): Shade => ({ light, dark });

/**
 * Every colour of the product by its role. Deep banyan green carries the brand, marigold is the warm accent.
 * `…text` is for words on `surface`, `canvas` and the `subtle` of the same tone (≥ 4.5:1);
 * `line` is decoration, `control` outlines what can be operated (≥ 3:1).
 */
export const palette = {
  canvas: shade('#F5F6F2', '#0F1513'),
  surface: {
    DEFAULT: shade('#FFFFFF', '#171F1C'),
    raised: shade('#FFFFFF', '#1E2824'),
    sunken: shade('#EDF0EA', '#101614'),
    hover: shade('#F1F4EF', '#24302B'),
  },
  line: { DEFAULT: shade('#DCE2DA', '#2C3833'), strong: shade('#C3CDC2', '#42524B') },
  control: shade('#76847B', '#7A8B82'),
  text: {
    DEFAULT: shade('#16211C', '#E8EEEA'),
    muted: shade('#4A5851', '#AEBBB4'),
    subtle: shade('#5B6961', '#97A59D'),
  },
  brand: {
    DEFAULT: shade('#0E6B56', '#45BF9C'),
    hover: shade('#0A5444', '#62D0B0'),
    active: shade('#073F33', '#85DEC3'),
    contrast: shade('#FFFFFF', '#04211A'),
    text: shade('#0B5E4B', '#66D1B1'),
    subtle: shade('#E0F1EA', '#143229'),
    line: shade('#A5D3C5', '#2B6554'),
  },
  accent: {
    DEFAULT: shade('#E79A1C', '#F2B04A'),
    text: shade('#8A4F00', '#F4BD66'),
    subtle: shade('#FDF0DA', '#33260F'),
  },
  success: {
    text: shade('#2A6A1D', '#8FCF7C'),
    subtle: shade('#E7F3E1', '#1A2E16'),
    line: shade('#ABD09C', '#3F6A33'),
  },
  warning: {
    text: shade('#7C4A00', '#F0BE62'),
    subtle: shade('#FEF1D6', '#33270F'),
    line: shade('#E7C27C', '#7A5D20'),
  },
  danger: {
    DEFAULT: shade('#B3261E', '#F08379'),
    hover: shade('#941C15', '#F49C94'),
    active: shade('#73130E', '#F8B6B0'),
    contrast: shade('#FFFFFF', '#2E0603'),
    text: shade('#A3221B', '#F5978E'),
    subtle: shade('#FCEAE8', '#3A1A17'),
    line: shade('#E8ACA7', '#7E3B35'),
  },
  info: {
    text: shade('#1B578F', '#8CBCF2'),
    subtle: shade('#E6F0FA', '#14283F'),
    line: shade('#A9C9E8', '#315F90'),
  },
  focus: shade('#2459D3', '#9CBEFF'),
  scrim: shade('#0B151280', '#000000A3'),
} as const;
