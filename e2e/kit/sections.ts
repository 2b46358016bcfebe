/** The sections of the page of parts, by their names in its address. */
export const kitSections = [
  'actions',
  'fields',
  'pickers',
  'choices',
  'files',
  'status',
  'layers',
  'overlays',
  'navigation',
  'carousel',
  'states',
  'grid',
  'resource',
  'chart',
  'media',
] as const;
