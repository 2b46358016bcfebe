import type { Offers } from './core/context.ts';
import { rooms } from './rooms.gen.ts';

/** Every room that offers more than calls. */
export { rooms };

export const offers: Offers = {
  menu: rooms.flatMap(({ menu = [] }) => menu),
  search: rooms.flatMap(({ search = [] }) => search),
  files: rooms.flatMap(({ files = [] }) => files),
};
