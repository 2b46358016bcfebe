export const inOrder = <Name extends string>(places: Readonly<Record<Name, number>>): readonly Name[] =>
  (Object.keys(places) as Name[]).toSorted((one, other) => places[one] - places[other]);
