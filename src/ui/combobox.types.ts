export interface ComboboxTexts {
  readonly placeholder: string;
  /** The arrow's name, e.g. "Show teachers" */
  readonly open: string;
  readonly clear: string;
  readonly loading: string;
  /** There is nothing to choose from. */
  readonly empty: string;
  readonly noMatch: string;
  /** For screen readers, e.g. "12 found" */
  readonly found: (count: number) => string;
  /** What was typed is left without a choice, e.g. "Choose a teacher from the list." */
  readonly unchosen: string;
  /** With `onSearch`: how many letters it takes, e.g. "Type 2 letters or more." */
  readonly more?: string | undefined;
  /** With `onSearch`: the search did not work, and the button that tries again; Enter does it too. */
  readonly failed?: string | undefined;
  readonly retry?: string | undefined;
}
