/** #RRGGBB in each theme. */
export interface Shade {
  readonly light: string;
  readonly dark: string;
  /** Black on white for projectors and weak eyes; text pairs have ≥ 7:1. */
  readonly contrast: string;
}

const shade = (light: string, dark: string, contrast: string): Shade => ({ light, dark, contrast });

/**
 * Every colour of the product by its role. Deep banyan green carries the brand, marigold is the accent. `…text` is for
 * words on `surface`, `canvas` and the `subtle` of the same tone (≥ 4.5:1); `line` is decoration; `control` outlines
 * controls (≥ 3:1).
 */
export const palette = {
  canvas: shade('#F5F6F2', '#0F1513', '#FFFFFF'),
  surface: {
    DEFAULT: shade('#FFFFFF', '#171F1C', '#FFFFFF'),
    raised: shade('#FFFFFF', '#1E2824', '#FFFFFF'),
    sunken: shade('#EDF0EA', '#101614', '#F2F2F2'),
    hover: shade('#F1F4EF', '#24302B', '#E6E6E6'),
  },
  line: { DEFAULT: shade('#DCE2DA', '#2C3833', '#595959'), strong: shade('#C3CDC2', '#42524B', '#000000') },
  control: shade('#76847B', '#7A8B82', '#000000'),
  text: {
    DEFAULT: shade('#16211C', '#E8EEEA', '#000000'),
    muted: shade('#4A5851', '#AEBBB4', '#1F1F1F'),
    subtle: shade('#5B6961', '#97A59D', '#333333'),
  },
  brand: {
    DEFAULT: shade('#0E6B56', '#45BF9C', '#003D2E'),
    hover: shade('#0A5444', '#62D0B0', '#00261D'),
    active: shade('#073F33', '#85DEC3', '#000000'),
    contrast: shade('#FFFFFF', '#04211A', '#FFFFFF'),
    text: shade('#0B5E4B', '#66D1B1', '#003D2E'),
    subtle: shade('#E0F1EA', '#143229', '#DDF3EA'),
    line: shade('#A5D3C5', '#2B6554', '#003D2E'),
  },
  accent: {
    DEFAULT: shade('#E79A1C', '#F2B04A', '#7A4A00'),
    text: shade('#8A4F00', '#F4BD66', '#5C3600'),
    subtle: shade('#FDF0DA', '#33260F', '#FFF4DF'),
  },
  success: {
    text: shade('#2A6A1D', '#8FCF7C', '#0B3D00'),
    subtle: shade('#E7F3E1', '#1A2E16', '#EEF9EA'),
    line: shade('#ABD09C', '#3F6A33', '#0B3D00'),
  },
  warning: {
    text: shade('#7C4A00', '#F0BE62', '#4D2E00'),
    subtle: shade('#FEF1D6', '#33270F', '#FFF7E6'),
    line: shade('#E7C27C', '#7A5D20', '#4D2E00'),
  },
  danger: {
    DEFAULT: shade('#B3261E', '#F08379', '#8A0000'),
    hover: shade('#941C15', '#F49C94', '#660000'),
    active: shade('#73130E', '#F8B6B0', '#400000'),
    contrast: shade('#FFFFFF', '#2E0603', '#FFFFFF'),
    text: shade('#A3221B', '#F5978E', '#8A0000'),
    subtle: shade('#FCEAE8', '#3A1A17', '#FFF0F0'),
    line: shade('#E8ACA7', '#7E3B35', '#8A0000'),
  },
  info: {
    text: shade('#1B578F', '#8CBCF2', '#002F66'),
    subtle: shade('#E6F0FA', '#14283F', '#EFF5FF'),
    line: shade('#A9C9E8', '#315F90', '#002F66'),
  },
  focus: shade('#2459D3', '#9CBEFF', '#0000E6'),
  scrim: shade('#0B151280', '#000000A3', '#000000B3'),
} as const;
