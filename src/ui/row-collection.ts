import { createListCollection, type ListCollection } from '@ark-ui/react/collection';
import type { Option } from './multi-select.rules.ts';

let made = 0;

/**
 * The rows of a list, for the parts that move through them. They ask at every render whether the rows changed, by
 * writing all of them into one text; with thousands of rows that alone takes a frame. A number per collection says
 * the same.
 */
export function rowCollection<Row extends Option>(rows: readonly Row[]): ListCollection<Row> {
  made += 1;
  const name = `rows ${made}`;
  const collection = createListCollection({
    items: rows,
    itemToValue: (row) => row.value,
    itemToString: (row) => row.label,
    isItemDisabled: (row) => row.disabled === true,
  });
  return Object.assign(collection, { toString: () => name });
}
