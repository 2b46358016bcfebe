let pen: CanvasRenderingContext2D | null = null;
const fonts = new Map<string, string>();

/** Pixels of the words of a block. The editor asks for hundreds of them while it draws, and changes the page in between. */
export function textWidth(element: SVGTextElement): number {
  const font = fontOf(element);
  pen ??= document.createElement('canvas').getContext('2d');
  if (pen === null || font === '') return element.getComputedTextLength();
  pen.font = font;
  return pen.measureText(element.textContent).width;
}

/** The styles of Scratch and ours give a font by the class alone, in each language. '': the page does not show it yet. */
function fontOf(element: SVGTextElement): string {
  const names = element.className.baseVal;
  const known = fonts.get(names);
  if (known !== undefined) return known;
  const { font } = getComputedStyle(element);
  if (font !== '') fonts.set(names, font);
  return font;
}
