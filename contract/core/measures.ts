/**
 * What reports can count: `subject.act` with a description. Rooms declare theirs in `<room>.measures.ts`; an event of
 * any other measure does not compile.
 */
export type Measures = Readonly<Record<`${string}.${string}`, string>>;
