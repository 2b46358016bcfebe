import type { HeardBy } from '#contract/core/define-hint.ts';
import type { noticeChanged } from '#contract/notices/notices.hints.ts';
import type { Channel } from '#server/realtime/channels.ts';

export type NoticeChannel = Channel<HeardBy<typeof noticeChanged>>;
