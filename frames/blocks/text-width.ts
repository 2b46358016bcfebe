let pen: CanvasRenderingContext2D | null = null;
const fonts = new Map<string, string>();

/** Pixels of a block's text, from a canvas: the editor asks hundreds of times while it changes the page. */
export function textWidth(element: SVGTextElement): number {
  const font = fontOf(element);
  pen ??= document.createElement('canvas').getContext('2d');
  if (pen === null || font === '') return element.getComputedTextLength();
  pen.font = font;
  return pen.measureText(element.textContent).width;
}

/** The font depends only on the class and language. '': the page does not show the element yet. */
function fontOf(element: SVGTextElement): string {
  const names = element.className.baseVal;
  const known = fonts.get(names);
  if (known !== undefined) return known;
  const { font } = getComputedStyle(element);
  if (font !== '') fonts.set(names, font);
  return font;
}
