import { createHmac } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { EndReason, WayIn } from '#contract/screen-share/share.model.ts';
import { alone, type Cluster, type Question, type Topic } from '#server/cluster/cluster.ts';
import type { LivekitServer } from '#server/core/settings-together.ts';
import type { ScreenGuest, ScreenHub, ScreenRules } from '../relay/screen.types.ts';
import { livekitApi } from './livekit-api.ts';
import { signLivekitToken } from './livekit-token.ts';

export interface LivekitLimits {
  /** Until a token must be used. People in the room stay. */
  readonly tokenSeconds: number;
  readonly roundMilliseconds: number;
  /** Between the message that it is over and the disconnection. */
  readonly farewellMilliseconds: number;
}

const livekitLimits: LivekitLimits = {
  tokenSeconds: 60,
  roundMilliseconds: 5_000,
  farewellMilliseconds: 250,
};

interface GivenToken {
  readonly identity: string;
  readonly guest: Omit<ScreenGuest, 'expiresAt'> & { readonly expiresAt: string };
}
const tokenGiven: Topic<GivenToken> = { name: 'livekit-token-given' };
const shareEnded: Topic<number> = { name: 'livekit-share-ended' };
const tokensGiven: Question<null, readonly GivenToken[]> = { name: 'livekit-tokens-given' };

/** LiveKit may serve other applications too. */
const roomOf = (shareId: number) => `banyan-share-${shareId}`;

/**
 * LiveKit knows no schools: tokens decide who may enter, and rounds check it. Unknown identities, as after a restart,
 * are disconnected, and their pages come back with a new token.
 */
export function createLivekitRooms(
  server: LivekitServer,
  cluster: Cluster = alone,
  limits: LivekitLimits = livekitLimits,
): ScreenHub {
  const api = livekitApi(server);
  /** Guests with a token per share, by identity. */
  const shares = new Map<number, Map<string, ScreenGuest>>();
  const watching = new Map<number, number>();
  const late = new AbortController();
  let rules: ScreenRules | null = null;
  const quietly = (work: Promise<unknown> | undefined) =>
    void work?.catch((error: unknown) => late.signal.aborted || rules?.onError(error));
  const all = () => [...shares.values()].flatMap((guests) => [...guests]);

  const noteGuest = (identity: string, guest: ScreenGuest) => {
    const guests = shares.get(guest.shareId) ?? new Map<string, ScreenGuest>();
    shares.set(guest.shareId, guests.set(identity, guest));
  };
  const forget = (shareId: number) => {
    watching.delete(shareId);
    return shares.delete(shareId);
  };
  const noteToken = ({ identity, guest }: GivenToken) =>
    noteGuest(identity, { ...guest, expiresAt: new Date(guest.expiresAt) });
  const given = (identity: string, guest: ScreenGuest): GivenToken => ({
    identity,
    guest: { ...guest, expiresAt: guest.expiresAt.toISOString() },
  });
  const learn = async () => {
    for (const token of (await cluster.ask(tokensGiven, null)).flat()) noteToken(token);
  };
  cluster.hear(tokenGiven, noteToken);
  cluster.hear(shareEnded, forget);
  cluster.answer(tokensGiven, () => all().map(([identity, guest]) => given(identity, guest)));

  const identityOf = ({ isHost, sessionId }: ScreenGuest) =>
    `${isHost ? 'host' : 'viewer'}-${createHmac('sha256', server.secret).update(sessionId).digest('hex').slice(0, 32)}`;

  const letGo = async (identity: string, { shareId, isHost }: ScreenGuest, reason: EndReason) => {
    shares.get(shareId)?.delete(identity);
    if (isHost) await rules?.end(shareId, reason);
    await api.tell(roomOf(shareId), { told: 'ended', reason }, [identity]);
    await setTimeout(limits.farewellMilliseconds);
    await api.remove(roomOf(shareId), identity);
  };
  const lookAgain = async (identity: string, guest: ScreenGuest) => {
    const until = await rules?.mayStay(guest);
    if (until) shares.get(guest.shareId)?.set(identity, { ...guest, expiresAt: until });
    else await letGo(identity, guest, 'moved');
  };

  const lookAfter = async (shareId: number, guests: ReadonlyMap<string, ScreenGuest>, known: ScreenRules) => {
    const there = await api.participants(roomOf(shareId));
    // Another process may have let them in.
    if (there.some((identity) => !guests.has(identity))) await learn();
    const viewers = there.filter((identity) => guests.get(identity)?.isHost === false);
    const [first] = guests.values();
    if (first && viewers.length > (watching.get(shareId) ?? 0)) await known.crowded(first, viewers.length);
    if (shares.has(shareId)) watching.set(shareId, viewers.length);
    for (const identity of there) {
      const guest = guests.get(identity);
      if (!guest) await api.remove(roomOf(shareId), identity);
      else if (guest.expiresAt <= known.now()) await lookAgain(identity, guest);
    }
    return there.some((identity) => guests.get(identity)?.isHost) ? [shareId] : [];
  };
  const goRound = async () => {
    const known = rules;
    if (!known) return;
    const found = await Promise.allSettled(
      [...shares].map(([shareId, guests]) => lookAfter(shareId, guests, known)),
    );
    await known.endStale(found.flatMap((each) => (each.status === 'fulfilled' ? each.value : [])));
    // Reported once a round, not once per share.
    const failed = found.find((each) => each.status === 'rejected');
    if (failed) known.onError(failed.reason);
  };
  const round = setInterval(() => quietly(goRound()), limits.roundMilliseconds).unref();

  const endRoom = async (shareId: number, reason: EndReason) => {
    await api.tell(roomOf(shareId), { told: 'ended', reason }).catch(() => undefined);
    await setTimeout(limits.farewellMilliseconds);
    await api.end(roomOf(shareId));
    // Until the last token expires, it could open the room again.
    await setTimeout(limits.tokenSeconds * 1000, undefined, { ref: false, signal: late.signal });
    await api.end(roomOf(shareId));
  };

  return {
    attach: (known) => {
      rules = known;
    },
    wayIn: (guest): WayIn => {
      const identity = identityOf(guest);
      const isNew = !shares.get(guest.shareId)?.has(identity);
      noteGuest(identity, guest);
      cluster.tell(tokenGiven, given(identity, guest));
      if (guest.isHost && isNew) quietly(rules?.opened(guest));
      const { isHost, name } = guest;
      const video = {
        room: roomOf(guest.shareId),
        roomJoin: true,
        canPublish: isHost,
        canPublishSources: isHost ? ['screen_share'] : [],
        canPublishData: false,
        canSubscribe: !isHost,
      };
      const life = { now: rules?.now() ?? new Date(), seconds: limits.tokenSeconds };
      return { pass: signLivekitToken(server, { identity, name, video }, life), media_url: server.url };
    },
    endShare: (shareId, reason) => {
      if (!forget(shareId)) return;
      cluster.tell(shareEnded, shareId);
      quietly(endRoom(shareId, reason));
    },
    viewersOf: async (shareId) => watching.get(shareId) ?? 0,
    endSessions: (sessionIds) => {
      for (const [identity, guest] of all())
        if (sessionIds.includes(guest.sessionId)) quietly(letGo(identity, guest, 'signed_out'));
    },
    peopleMoved: (isMoved) => {
      for (const [identity, guest] of all())
        if (isMoved({ id: guest.personId, school: { id: guest.schoolId } }))
          quietly(lookAgain(identity, guest));
    },
    close: () => {
      clearInterval(round);
      late.abort();
      rules = null;
    },
  };
}
