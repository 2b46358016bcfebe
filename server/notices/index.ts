/** What other rooms may use of this one. */
export { groupsOpenTo } from './audience.ts';
export { boardOf } from './board-path.ts';
export { foundInFiles } from './excerpt.ts';
export { inReadersWords } from './found-text.ts';
export { noticesWithWords } from './queries/file-texts.ts';
export {
  author,
  type Reader,
  readableBy,
  readableOn,
  readerValues,
  type Side,
  sides,
} from './queries/notices.ts';
