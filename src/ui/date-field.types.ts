export interface DateFieldTexts {
  /** How to write a date, e.g. "yyyy-mm-dd"; a real date would look like an answer. */
  readonly placeholder: string;
  readonly open: string;
  readonly close: string;
  readonly clear: string;
  readonly previous: string;
  readonly next: string;
  readonly switchView: string;
  readonly invalid: string;
}
