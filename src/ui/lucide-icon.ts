import { createElement, type SVGProps } from 'react';

/** A path, or shapes with their attributes. */
type Drawing = string | readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Pixels, where no style says so. */
  readonly size?: number;
}

/**
 * Stands in for lucide's own `createLucideIcon` in the product's build (tools/slim-modules.mjs): the same picture, without
 * contexts, aliases and names, which weigh two kilobytes on the first screen. Icons are decoration here; their buttons
 * and texts have the words.
 */
export function createLucideIcon(drawing: Drawing) {
  const shapes =
    typeof drawing === 'string'
      ? createElement('path', { d: drawing })
      : drawing.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }));
  return ({ size = 24, ...props }: IconProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      shapes,
    );
}
