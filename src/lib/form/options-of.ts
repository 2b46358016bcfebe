export const optionsOf = <Key extends string>(texts: Readonly<Record<Key, string>>, keys: readonly Key[]) =>
  keys.map((value) => ({ value, label: texts[value] }));
