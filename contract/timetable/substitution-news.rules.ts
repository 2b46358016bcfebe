/** A lesson that somebody gives for another teacher. */
export interface SubstitutionNews {
  readonly day: string;
  /** On the school's clocks: 08:30. */
  readonly starts: string;
  /** Subject and division. */
  readonly lesson: string;
}

/** The message of a notification. Screens word it in the reader's language. */
export const substitutionMessage = ({ day, starts, lesson }: SubstitutionNews): string =>
  `${day} ${starts} ${lesson}`;

/** Null: not such a message. */
export function substitutionOf(message: string): SubstitutionNews | null {
  const [, day, starts, lesson] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d) (.+)$/su.exec(message) ?? [];
  return day && starts && lesson ? { day, starts, lesson } : null;
}
