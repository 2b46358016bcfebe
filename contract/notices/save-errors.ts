/** What either form's save may be refused for. */
export const saveErrors = [
  'unknown_grade',
  'unknown_division',
  'unknown_club',
  'unknown_batch',
  'unknown_file',
  'readers_missing',
  'bad_video',
  'bad_dates',
  'demo_school',
  'locked',
  'stale',
  'form_session',
] as const;
