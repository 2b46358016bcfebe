/**
 * What reports can count, as `subject.act`, and in words what was counted. A room declares its own in
 * `<room>.measures.ts`; an event of any other measure does not compile.
 */
export type Measures = Readonly<Record<`${string}.${string}`, string>>;
