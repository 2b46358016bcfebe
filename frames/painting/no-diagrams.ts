/** Stands for the package that draws diagrams from text: the painting tool has no such command, and it is 5 MB. */
export const parseMermaidToExcalidraw = (): never => {
  throw new Error('Diagrams from text are left out.');
};
