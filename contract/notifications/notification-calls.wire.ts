import * as v from 'valibot';
import { notificationRow } from './notifications.wire.ts';

export const done = v.object({ status: v.literal(1), count: v.number() });

export const rows = v.object({ status: v.literal(1), data: v.array(notificationRow) });
