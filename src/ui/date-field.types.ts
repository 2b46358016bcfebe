export interface DateFieldTexts {
  /** How to write a date, e.g. "yyyy-mm-dd"; a real date would look like an answer. */
  readonly placeholder: string;
  readonly open: string;
  readonly close: string;
  readonly clear: string;
  readonly previous: string;
  readonly next: string;
  /** The heading's button, from days to months and back. */
  readonly switchView: string;
  /** What was typed is no day. */
  readonly invalid: string;
}
