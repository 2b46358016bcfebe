export interface FigureAddress {
  readonly path: '/admin/schools' | '/admin/faculty' | '/admin/students';
  /** As in the list's address, such as `status:active`; '' for all. */
  readonly filter: string;
}

export interface Figure {
  readonly id: string;
  readonly name: string;
  /** undefined while it loads. */
  readonly count: number | undefined;
  readonly note?: string | undefined;
  readonly place: FigureAddress;
}
