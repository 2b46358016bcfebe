import * as v from 'valibot';
import type { LivekitServer } from '#server/core/settings-together.ts';
import { signLivekitToken, type VideoGrant } from './livekit-token.ts';

/** The part of LiveKit's RoomService that is used, as JSON over HTTP (Twirp). */
export interface LivekitApi {
  /** Identities in a room; empty if the room does not exist. */
  readonly participants: (room: string) => Promise<readonly string[]>;
  readonly remove: (room: string, identity: string) => Promise<void>;
  /** Left out: to everybody in the room. */
  readonly tell: (room: string, message: object, identities?: readonly string[]) => Promise<void>;
  /** Disconnects everybody and deletes the room. */
  readonly end: (room: string) => Promise<void>;
}

const listed = v.object({
  participants: v.optional(v.array(v.object({ identity: v.string() })), []),
});

const patienceMilliseconds = 5_000;
const tokenSeconds = 60;

export function livekitApi(server: LivekitServer): LivekitApi {
  const origin = server.url.replace(/^ws/, 'http');
  /** null: no such room or identity. */
  const ask = async (method: string, video: VideoGrant, body: object): Promise<unknown> => {
    const token = signLivekitToken(
      server,
      { identity: 'banyan', video },
      { now: new Date(), seconds: tokenSeconds },
    );
    const response = await fetch(`${origin}/twirp/livekit.RoomService/${method}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ room: video.room, ...body }),
      signal: AbortSignal.timeout(patienceMilliseconds),
    });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`LiveKit answered ${method} with ${response.status}.`);
    return response.json();
  };
  return {
    participants: async (room) => {
      const answer = await ask('ListParticipants', { room, roomAdmin: true }, {});
      return answer === null ? [] : v.parse(listed, answer).participants.map(({ identity }) => identity);
    },
    remove: async (room, identity) => {
      await ask('RemoveParticipant', { room, roomAdmin: true }, { identity });
    },
    tell: async (room, message, identities = []) => {
      const data = Buffer.from(JSON.stringify(message)).toString('base64');
      const to = { destination_identities: identities };
      await ask('SendData', { room, roomAdmin: true }, { data, kind: 'RELIABLE', ...to });
    },
    end: async (room) => {
      await ask('DeleteRoom', { room, roomCreate: true }, {});
    },
  };
}
