export interface ComboboxTexts {
  readonly placeholder: string;
  readonly open: string;
  readonly clear: string;
  readonly loading: string;
  readonly empty: string;
  readonly noMatch: string;
  readonly found: (count: number) => string;
  readonly unchosen: string;
  /** With `onSearch`: how many letters it needs, e.g. "Type 2 letters or more." */
  readonly more?: string | undefined;
  /** With `onSearch`: the search failed; `retry` names the button, and Enter does the same. */
  readonly failed?: string | undefined;
  readonly retry?: string | undefined;
}
