import { type SessionAnswer } from '#contract/auth/session.wire.ts';
import { hasModule } from '#contract/core/modules.ts';
import type { Actor } from './actor.ts';
import type { MenuEntry, Services } from './context.ts';

/** [LD-05, SM-02, EN-14, RP-01] Screens of the role that school and clubs have [SM-07, SM-08] and the person got. */
export function menuOf({ offers }: Pick<Services, 'offers'>, actor: Actor): SessionAnswer['moduleData'] {
  const order = offers.menuOrder[actor.role];
  const position = ({ url }: MenuEntry) => (order.includes(url) ? order.indexOf(url) : order.length);
  return offers.menu
    .filter(({ roles, isFor }) => roles.includes(actor.role) && (isFor?.(actor.school, actor) ?? true))
    .filter(({ url, module = url }) => hasModule(actor, module))
    .toSorted((a, b) => position(a) - position(b))
    .map(({ name, url, icon }) => ({
      module_name: name,
      module_url: url,
      icon,
      show_module_order: 0,
    }));
}
