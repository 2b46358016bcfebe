export interface Entry {
  readonly id: number;
  readonly version: number;
  readonly personId: number | null;
  readonly divisionId: number;
  readonly gradeId: number;
  readonly schoolRoomId: number | null;
  readonly subject: string;
  readonly projectId: number | null;
  readonly weekday: number;
  readonly week: 'every' | 'a' | 'b';
  readonly starts: number;
  readonly ends: number;
  readonly validFrom: string;
  readonly validTo: string;
}

export interface Exception {
  readonly id: number;
  readonly kind: 'holiday' | 'no_lessons' | 'substitute' | 'moved' | 'cancelled' | 'exam';
  readonly onDay: string;
  readonly toDay: string;
  readonly title: string;
  readonly gradeId: number | null;
  readonly divisionId: number | null;
  readonly divisionGradeId: number | null;
  readonly entryId: number | null;
  readonly personId: number | null;
  readonly schoolRoomId: number | null;
  readonly movedTo: string | null;
  readonly starts: number | null;
  readonly ends: number | null;
}

export interface Timetable {
  readonly weekA: string;
  readonly entries: readonly Entry[];
  readonly exceptions: readonly Exception[];
}
