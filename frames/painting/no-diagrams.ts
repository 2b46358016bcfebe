/** Replaces a package of 5 MB that draws diagrams from text, which the painting tool does not use. */
export const parseMermaidToExcalidraw = (): never => {
  throw new Error('Diagrams from text are left out.');
};
