export type CellValue = string | number | Date | null;

/** Each row has as many cells as `header`. */
export interface Sheet {
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly CellValue[])[];
}
