import { bit } from '#contract/core/bit.ts';
import { type SheetTop } from '#contract/roster/roster.wire.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { reachImport } from '../reach-import.ts';
import { keptSheetsOf } from '../read/kept-parts.ts';

export const getImportSheets: Handler<'get-import-sheets'> = async (input, scene) => {
  const { app, refuse } = scene;
  const row = await reachImport(scene, input);
  const sheets = row.uploadId === '' ? null : await keptSheetsOf(app, row.uploadId);
  if (!sheets) throw refuse('not_kept');
  const kind = row.kind === 'school' ? 'students' : row.kind;
  return {
    data: {
      sheets: sheets.map(({ name, top, count, proposed }, at): SheetTop => {
        const said = row.facts?.parts[at];
        return {
          name,
          rows: count,
          chosen: bit((said ?? proposed[kind]).chosen === 1),
          heading: said?.heading || proposed[kind].heading,
          top: [...top].map(({ line, cells }) => ({ line, cells: [...cells] })),
        };
      }),
    },
  };
};
