export type CellValue = string | number | Date | null;

/** Each row has as many cells as `header`. */
export interface Sheet {
  /** Name of the file and its sheet, without ending, e.g. "Students". */
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly CellValue[])[];
}
