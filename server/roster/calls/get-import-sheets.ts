import { bit, type ImportKind, type SheetTop } from '#contract';
import type { Handler } from '#server/core/pipeline.ts';
import { uploadPath } from '#server/files/uploads.ts';
import { reachImport } from '../reach-import.ts';
import { keptParts, keptSheets } from '../read/kept-parts.ts';
import { proposedParts } from '../read/list.ts';

/** As much of a row as tells what it is. */
const shownColumns = 10;
const shownCharacters = 40;

export const getImportSheets: Handler<'get-import-sheets'> = async (input, scene) => {
  const { app, refuse } = scene;
  const row = await reachImport(scene, input);
  const path = uploadPath(app, row.uploadId);
  const sheets = row.uploadId === '' ? null : await keptSheets(path);
  const parts = sheets && (await keptParts(path));
  if (!sheets || !parts) throw refuse('not_kept');
  const said = row.facts?.parts ?? proposedParts(parts, listKind(row.kind));
  return {
    data: {
      sheets: sheets.map(
        ({ name, top, count }, at): SheetTop => ({
          name,
          rows: count,
          chosen: bit(said[at]?.chosen === 1),
          heading: said[at]?.heading || (parts[at]?.headingLine ?? 0),
          top: top.map(({ line, cells }) => ({
            line,
            cells: cells.slice(0, shownColumns).map((cell) => cell.slice(0, shownCharacters)),
          })),
        }),
      ),
    },
  };
};

/** Headings of a whole school are as those of a list of students. */
const listKind = (kind: ImportKind) => (kind === 'school' ? 'students' : kind);
