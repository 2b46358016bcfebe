import { createListCollection, type ListCollection } from '@ark-ui/react/collection';
import type { Option } from './multi-select.rules.ts';

let made = 0;

/**
 * The rows of a list as the library's collection. At every render its parts compare all rows as one text, which takes a
 * frame with thousands of rows; a number per collection replaces that.
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
