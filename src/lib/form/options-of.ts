/** Options for a choice or a filter: each key with its text, in the order of `keys`. */
export const optionsOf = <Key extends string>(texts: Readonly<Record<Key, string>>, keys: readonly Key[]) =>
  keys.map((value) => ({ value, label: texts[value] }));
