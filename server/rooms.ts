import type { Offers } from './core/context.ts';
import { corePersonal } from './core/personal-table.ts';
import { menuOrder } from './menu-order.ts';
import type { Desks } from './realtime/realtime.types.ts';
import { rooms } from './rooms.gen.ts';

export { rooms };

/** The sockets put people into the desks. */
export const desks: Desks = Object.assign({}, ...rooms.map((room) => room.desks));

export const lineOffers = rooms.flatMap(({ lines = [] }) => lines);

export const offers: Offers = {
  menu: rooms.flatMap(({ menu = [] }) => menu),
  menuOrder,
  search: rooms.flatMap(({ search = [] }) => search),
  files: rooms.flatMap(({ files = [] }) => files),
  calendar: rooms.flatMap(({ calendar = [] }) => calendar),
  exports: rooms.flatMap(({ exports = [] }) => exports),
  carriers: rooms.flatMap(({ carriers = [] }) => carriers),
  personal: [...corePersonal, ...rooms.flatMap(({ personal = [] }) => personal)].toSorted(
    (one, other) => Number(other.isFirst ?? false) - Number(one.isFirst ?? false),
  ),
};
