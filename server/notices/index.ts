export { groupsOpenTo } from './audience.ts';
export { boardOf } from './queries/board-path.ts';
export {
  type Reader,
  readableBy,
  readableOn,
  readerValues,
  type Side,
  sides,
} from './queries/notices.ts';
