import type { Events } from '../../tests/machines/paths.ts';
import { assessmentAttemptReasons, assessmentAttemptWalks } from '../assessments/assessment-attempt-walks.ts';
import { assessmentEditorReasons, assessmentEditorWalks } from '../assessments/assessment-editor-walks.ts';
import { markingDeskReasons, markingDeskWalks } from '../assessments/marking-desk-walks.ts';
import { questionImportReasons, questionImportWalks } from '../assessments/question-import-walks.ts';
import { sessionReasons, sessionWalks } from '../auth/session-walks.ts';
import { noticeFormReasons, noticeFormWalks } from '../notices/notice-form-walks.ts';
import { uploadQueueReasons, uploadQueueWalks } from '../notices/upload-queue-walks.ts';
import { projectUploadReasons, projectUploadWalks } from '../works/project-upload-walks.ts';
import { reviewDeskReasons, reviewDeskWalks } from '../works/review-desk-walks.ts';
import { assetUploadReasons, assetUploadWalks } from '../workspace/asset-upload-walks.ts';
import { workspaceReasons, workspaceWalks } from '../workspace/workspace-walks.ts';
import { type BrowserWalk, toursIn } from './path-walker.ts';

/** What the generated paths in the browser take of one machine. */
export interface BrowserCover {
  /** Names of transitions. */
  readonly taken: readonly string[];
  readonly paths: number;
  readonly reasonFor: (transition: string) => string;
}

type Reasons = readonly (readonly [RegExp, string])[];

/** Every walk in the browser, by the id of its chart. */
export const browserWalks: Readonly<
  Record<string, { readonly walks: readonly BrowserWalk[]; readonly reasons: Reasons }>
> = {
  session: { walks: sessionWalks, reasons: sessionReasons },
  noticeForm: { walks: noticeFormWalks, reasons: noticeFormReasons },
  uploadQueue: { walks: uploadQueueWalks, reasons: uploadQueueReasons },
  reviewDesk: { walks: reviewDeskWalks, reasons: reviewDeskReasons },
  assetUpload: { walks: assetUploadWalks, reasons: assetUploadReasons },
  workspace: { walks: workspaceWalks, reasons: workspaceReasons },
  projectUpload: { walks: projectUploadWalks, reasons: projectUploadReasons },
  assessmentEditor: { walks: assessmentEditorWalks, reasons: assessmentEditorReasons },
  assessmentAttempt: { walks: assessmentAttemptWalks, reasons: assessmentAttemptReasons },
  markingDesk: { walks: markingDeskWalks, reasons: markingDeskReasons },
  questionImport: { walks: questionImportWalks, reasons: questionImportReasons },
};

/** The paths of a machine's walks, one walk after the other, and all the transitions they take together. */
export function browserPaths(id: string): {
  readonly taken: readonly string[];
  readonly walks: readonly { readonly walk: BrowserWalk; readonly paths: readonly Events[] }[];
} {
  let taken: ReadonlySet<string> = new Set();
  const walks = (browserWalks[id]?.walks ?? []).map((walk) => {
    const { paths, takes } = toursIn(walk, walk.standsAlone ? [] : taken);
    taken = new Set([...taken, ...takes]);
    return { walk, paths };
  });
  return { taken: [...taken], walks };
}

export function browserCover(): ReadonlyMap<string, BrowserCover> {
  return new Map(
    Object.entries(browserWalks).map(([id, { reasons }]) => {
      const { taken, walks } = browserPaths(id);
      const reasonFor = (transition: string) =>
        reasons.find(([pattern]) => pattern.test(transition))?.[1] ?? 'no reason is given';
      return [id, { taken, paths: walks.flatMap(({ paths }) => paths).length, reasonFor }];
    }),
  );
}
