import type { GroupKind } from '#contract/core/group-kinds.ts';
import type { Attachment } from '../core/attachment.model.ts';
import type { FoundInFile } from '../search/found-in.wire.ts';
import type { NoticeFor, VideoLink } from './notice.rules.ts';
import type { NoticeTranslation } from './translation.rules.ts';

/** Screens and machines use this model; notice.codec.ts converts it to the wire. */

export type NoticeList = 'due' | 'active' | 'inactive';

/** 'all' also covers people who join later [QU-20]. */
export type Chosen = 'all' | readonly number[];

export interface NoticeRow {
  readonly id: number;
  readonly title: string;
  readonly shareDate: string;
  readonly dueDate: string;
  readonly isActive: boolean;
  readonly createdById: number;
  readonly createdByName: string;
  /** True for the author only [ST-07, RP-06]. */
  readonly mayEdit: boolean;
  /** Shared on a later day; until then only the author sees it [QU-22]. */
  readonly isScheduled: boolean;
  readonly isNew: boolean;
  readonly isFromOffice?: boolean;
  readonly fileCount?: number | undefined;
  readonly thumb?: { readonly path: string; readonly name: string } | undefined;
  readonly titleLanguage?: string | undefined;
}

export interface BoardRow extends NoticeRow {
  /** The listed version: a notice changed since is not touched. */
  readonly version: number;
  /** True: may switch it on and off, and delete it while it is off [TG-06]. */
  readonly canManage: boolean;
  /** By the school or the central office [QU-18]. */
  readonly isLocked: boolean;
  /** The file with the searched words, if the title does not have them. */
  readonly foundIn?: FoundInFile | undefined;
}

export interface Place {
  readonly id: number;
  readonly name: string;
}

/** Places with their names; 'all' also covers places that are added later. */
export type PickedPlaces = 'all' | readonly Place[];

/** Where an office notice is read. 'all' also covers schools that join later. */
export interface OfficePlaces {
  readonly countries: Chosen;
  /** Only within exactly one country; else 'all' [AF-06, AF-07]. */
  readonly states: Chosen;
  readonly schools: Chosen;
}

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
  /** `club`: grades are clubs, divisions are batches [TV-05]. */
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
  /** Rises with every save; an edit names the version it started from. */
  readonly version: number;
  readonly asksReceipt: boolean;
  readonly mayAcknowledge: boolean;
  /** ISO instant; '' for not yet. */
  readonly acknowledgedAt: string;
  readonly mayFollow: boolean;
  readonly office?: OfficeChoice;
  readonly translations?: readonly NoticeTranslation[];
  readonly mayTranslate?: boolean;
}

export type NoticeFormMode = 'add' | 'edit' | 'editReshare';

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
  /** For the central office's form [AF-02]. */
  readonly office?: OfficePlaces;
}
