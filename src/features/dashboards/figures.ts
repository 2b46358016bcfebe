/** A list and what of it: where a figure leads. */
export interface FigurePlace {
  readonly path: '/admin/schools' | '/admin/faculty' | '/admin/students';
  /** As the address of a list says it, such as `status:active`; '' for all of it. */
  readonly filter: string;
}

export interface Figure {
  readonly id: string;
  readonly name: string;
  /** Unknown while it loads. */
  readonly count: number | undefined;
  /** What stands small below it. */
  readonly note?: string | undefined;
  readonly place: FigurePlace;
}
