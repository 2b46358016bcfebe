import type { SignedInScene } from '#server/core/scene.ts';
import { presentTicket } from './tickets.ts';

export const answer = async ({ db, actor }: SignedInScene, number: number) => ({
  ticket: await presentTicket(db, actor, number),
});
