import type { GroupKind } from '#contract/core/group-kinds.ts';
import type { Attachment } from '../core/attachment.model.ts';
import type { FoundInFile } from '../search/found-in.wire.ts';
import type { NoticeFor, VideoLink } from './notice.rules.ts';
import type { NoticeTranslation } from './translation.rules.ts';

/** The clean shape of a notice that screens and machines use; the codecs in notice.codec.ts speak to the wire. */

export type NoticeList = 'due' | 'active' | 'inactive';

/** 'all' is a live rule: it also covers who joins later [QU-20]. */
export type Chosen = 'all' | readonly number[];

export interface NoticeRow {
  readonly id: number;
  readonly title: string;
  readonly shareDate: string;
  readonly dueDate: string;
  readonly isActive: boolean;
  readonly createdById: number;
  readonly createdByName: string;
  /** The author may edit; nobody else [ST-07, RP-06]. */
  readonly mayEdit: boolean;
  /** Shared on a later day: only the author sees it yet [QU-22]. */
  readonly isScheduled: boolean;
  /** Addressed to this reader, who has not opened it yet. */
  readonly isNew: boolean;
  /** The central office shared it with this school. */
  readonly isFromOffice?: boolean;
  /** How many files it carries. */
  readonly fileCount?: number | undefined;
  /** The small picture of the first file that has one. */
  readonly thumb?: { readonly path: string; readonly name: string } | undefined;
  /** The title is a translation into this language, the reader's. */
  readonly titleLanguage?: string | undefined;
}

/** A row of the full-screen board. */
export interface BoardRow extends NoticeRow {
  /** Of the notice as it was listed: what was changed since is not touched. */
  readonly version: number;
  /** May switch it on and off, and delete it once it is off [TG-06]. */
  readonly canManage: boolean;
  /** By the school or the central office [QU-18]. */
  readonly isLocked: boolean;
  /** The words looked for stand in this file of it, and not in its title. */
  readonly foundIn?: FoundInFile | undefined;
}

export interface Place {
  readonly id: number;
  readonly name: string;
}

/** Chosen places with the names that are shown for them; 'all' is a live rule. */
export type PickedPlaces = 'all' | readonly Place[];

/** Where a notice of the office is read. 'all' is a live rule: it also covers who joins later. */
export interface OfficePlaces {
  readonly countries: Chosen;
  /** Within exactly one country; else 'all' [AF-06, AF-07]. */
  readonly states: Chosen;
  readonly schools: Chosen;
}

/** The same by name. */
export interface OfficeChoice {
  readonly countries: PickedPlaces;
  readonly states: PickedPlaces;
  readonly schools: PickedPlaces;
}

export interface Video extends VideoLink {
  /** "Video 1" [VN-32]. */
  readonly label: string;
}

export interface Notice extends NoticeRow {
  readonly description: string;
  readonly noticeFor: NoticeFor;
  /** `club`: the grades below are clubs, the divisions batches [TV-05]. */
  readonly groupKind: GroupKind;
  readonly grades: Chosen;
  readonly divisions: Chosen;
  readonly gradeNames: readonly string[];
  readonly divisionNames: readonly string[];
  readonly dueDateMandatory: boolean;
  readonly notifyEmail: boolean;
  readonly attachments: readonly Attachment[];
  readonly videos: readonly Video[];
  /** [EN-07] 1 super admin, 2 admin, 4 faculty. */
  readonly createdByRole: number;
  /** ISO instant. */
  readonly createdAt: string;
  readonly mayReshare: boolean;
  /** Rises with every save; an edit names the one it started from. */
  readonly version: number;
  /** The author asked readers to confirm that they have read it. */
  readonly asksReceipt: boolean;
  /** Is this reader one of those who are asked? */
  readonly mayAcknowledge: boolean;
  /** ISO instant; '' for not yet. */
  readonly acknowledgedAt: string;
  /** May this person see who has read it? */
  readonly mayFollow: boolean;
  /** Of the central office's notices, for those who write them. */
  readonly office?: OfficeChoice;
  /** In other languages; absent: none. */
  readonly translations?: readonly NoticeTranslation[];
  /** May this person write them? */
  readonly mayTranslate?: boolean;
}

export type NoticeFormMode = 'add' | 'edit' | 'editReshare';

/** What the form holds when it is sent. */
export interface NoticeDraft {
  readonly id: number;
  readonly version: number;
  readonly mode: NoticeFormMode;
  readonly title: string;
  readonly description: string;
  /** Clubs and batches in a school of clubs [ST-17, ST-18]. */
  readonly grades: Chosen;
  readonly divisions: Chosen;
  readonly noticeFor: NoticeFor;
  readonly shareDate: string;
  readonly dueDate: string;
  readonly dueDateMandatory: boolean;
  readonly notifyEmail: boolean;
  readonly asksReceipt: boolean;
  readonly isActive: boolean;
  readonly attachments: readonly { readonly fileId: string; readonly name: string; readonly type: string }[];
  readonly videos: readonly Video[];
  readonly formSession: string;
  /** Of the central office's form [AF-02]. */
  readonly office?: OfficePlaces;
}
