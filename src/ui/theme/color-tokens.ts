import { palette, type Shade } from './palette.ts';

interface ThemedToken {
  value: {
    base: string;
    _dark: string;
    _contrast: string;
    _osDark: { _themeUnset: string };
    _osContrast: { _themeUnset: string };
  };
}
interface ShadeTree {
  readonly [name: string]: Shade | ShadeTree;
}
interface TokenTree {
  [name: string]: ThemedToken | TokenTree;
}

const isShade = (node: Shade | ShadeTree): node is Shade => typeof node['light'] === 'string';

/** A token that follows `data-theme` on <html>, else the system's setting. */
export const themed = ({ light, dark, contrast }: Shade): ThemedToken => ({
  value: {
    base: light,
    _dark: dark,
    _contrast: contrast,
    _osDark: { _themeUnset: dark },
    _osContrast: { _themeUnset: contrast },
  },
});

const toTokens = (tree: ShadeTree): TokenTree =>
  Object.fromEntries(
    Object.entries(tree).map(([name, node]) => [name, isShade(node) ? themed(node) : toTokens(node)]),
  );

export const colorTokens = toTokens(palette);
