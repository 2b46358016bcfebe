export interface DateFieldTexts {
  /** How to write a date, e.g. "yyyy-mm-dd"; a real date would look like an answer. */
  readonly placeholder: string;
  readonly open: string;
  readonly close: string;
  readonly clear: string;
  readonly previous: string;
  readonly next: string;
  /** Name of the button that switches between days and months. */
  readonly switchView: string;
  /** The text is no day. */
  readonly invalid: string;
}
