import type { UploadLimit, UploadRoom } from '#contract/files/upload-room.rules.ts';
import type { UploadFailure } from '#machines/upload-queue/upload-queue.types.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { formatSize } from '#src/lib/words/format-size.ts';
import { roomMessages as messages } from './room-messages.en.ts';

const amount = ({ measure }: UploadLimit, value: number) =>
  measure === 'bytes' ? formatSize(value) : formatNumber(value);

export function nearWords(room: UploadRoom): string {
  return messages.near[room.scope][room.measure](amount(room, room.left), amount(room, room.most));
}

export function metWords(limit: UploadLimit): string {
  return withWait(messages.met[limit.scope][limit.measure](amount(limit, limit.most)), limit);
}

/** Why a file was refused for lack of room; null: it failed for another reason. */
export function refusedWords({ code, limit }: UploadFailure): string | null {
  if (limit) return withWait(messages.refused[limit.measure](amount(limit, limit.most)), limit);
  return code === 'disk_full' ? messages.diskFull : null;
}

function withWait(said: string, { minutes }: UploadLimit): string {
  return minutes === undefined ? said : `${said} ${messages.againIn(minutes)}`;
}
