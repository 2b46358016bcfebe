import * as v from 'valibot';

/** [RT-11] The project number at the end of an address; any other text is none. */
export const projectNumber = (text: string): number => {
  const found = v.safeParse(v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number)), text);
  return found.success ? found.output : 0;
};
