/** Names sorted by the position that each asks for. */
export const inOrder = <Name extends string>(places: Readonly<Record<Name, number>>): readonly Name[] =>
  (Object.keys(places) as Name[]).toSorted((one, other) => places[one] - places[other]);
