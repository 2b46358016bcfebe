/**
 * A name, a file's name or a size inside a sentence that may run the other way: without the isolates U+2068 and
 * U+2069, "worksheet.pdf" or "100 MB" would scramble an Urdu sentence. What begins with no letter runs left to right.
 */
export function isolate(text: string | number): string {
  return `\u2068${text}\u2069`;
}
