import type { FastifyReply } from 'fastify';
import type { Services } from '#server/core/context.ts';

export const sessionCookie = 'banyan_session';

/** HttpOnly: no script reads it; SameSite strict: no other site sends it. */
export function setSessionCookie(app: Services, reply: FastifyReply, cookie: string, expiresAt: Date): void {
  reply.setCookie(sessionCookie, cookie, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: app.publicUrl().startsWith('https:'),
    expires: expiresAt,
  });
}
