import * as v from 'valibot';
import { type CallShape, defineCall, everybodysOwn } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { count, id } from '#contract/core/wire-numbers.ts';
import { isShallow } from '#contract/diagnostics/recording.rules.ts';
import { type Recording, recordingSchema } from '#contract/diagnostics/recording.wire.ts';
import { pageInput, pageOutput } from '../core/page.ts';
import {
  article,
  articleKey,
  articleText,
  assistantAnswer,
  assistantStart,
  chat,
  helpdeskLimits,
  ticket,
  ticketCounts,
  ticketRow,
  ticketStatuses,
  uuid,
} from '../helpdesk/helpdesk.model.ts';

const read = { method: 'GET', areas: ['Helpdesk'] } as const satisfies CallShape;
const ask = { method: 'POST', areas: ['Helpdesk'] } as const satisfies CallShape;
const ours = { ...ask, ours: true } as const satisfies CallShape;

/** The assistant is for every signed-in person; a chat is its person's alone. */
/** The helpdesk has nobody to ask but itself. */
const everybodyElse = {
  [roles.superAdmin]: 'own',
  [roles.schoolAdmin]: 'own',
  [roles.student]: 'own',
  [roles.faculty]: 'own',
  [roles.finance]: 'own',
} as const;
/** A request is addressed to the helpdesk, whatever school it comes from. */
const helpdesk = { [roles.helpdesk]: 'all' } as const;

const text = (most: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, 'Write something first.'), v.maxLength(most));
/** '' begins a new chat. */
const chatId = v.union([v.literal(''), uuid]);
const modules = v.object({ data: v.array(v.object({ module_name: v.string(), module_url: v.string() })) });
const number = id;
const version = count;
const chatAnswer = v.object({ chat });
/** A snapshot nests its children's, a few levels deep. */
const recording = v.pipe(
  v.custom<Recording>((sent) => isShallow(sent, 60)),
  recordingSchema,
);

/** Area "Helpdesk" [CD-03, PF-21, QU-30]. */
export const helpdeskCalls = {
  /** Own chats, and what the assistant can be asked about. */
  'helpdesk-Gpt-Cread': defineCall('helpdesk-Gpt-Cread', {
    ...read,
    input: v.object({}),
    output: assistantStart,
    errors: [],
    access: everybodysOwn,
  }),
  /** A question, or a choice among the articles offered; answers the chat with the answer in it. */
  'helpdesk-api-Cread': defineCall('helpdesk-api-Cread', {
    ...ask,
    input: v.object({
      chat_id: chatId,
      message_id: uuid,
      question: text(helpdeskLimits.questionCharacters),
      article: v.optional(v.union([v.literal(''), articleKey]), ''),
    }),
    output: chatAnswer,
    errors: ['chat_full'],
    access: everybodysOwn,
    idempotencyKey: 'message_id',
    rate: 'write',
  }),
  'get-all-module-name-cread': defineCall('get-all-module-name-cread', {
    ...read,
    input: v.object({}),
    output: modules,
    errors: [],
    access: everybodysOwn,
  }),
  'get-all-module-name': defineCall('get-all-module-name', {
    ...ask,
    input: v.object({ search: v.optional(v.pipe(v.string(), v.maxLength(200)), '') }),
    output: modules,
    errors: [],
    access: everybodysOwn,
  }),
  'helpdesk-Gpt-Video': defineCall('helpdesk-Gpt-Video', {
    ...ask,
    input: v.object({ search: v.pipe(v.string(), v.maxLength(helpdeskLimits.questionCharacters)) }),
    output: v.object({ data: assistantAnswer.entries.videos }),
    errors: [],
    access: everybodysOwn,
  }),
  /** The person's own words to whoever looks after their request; what the assistant says is kept by itself. */
  'save-chat-history': defineCall('save-chat-history', {
    ...ask,
    input: v.object({ chat_id: uuid, message_id: uuid, text: text(helpdeskLimits.messageCharacters) }),
    output: chatAnswer,
    errors: ['chat_full', 'no_ticket'],
    access: everybodyElse,
    idempotencyKey: 'message_id',
    rate: 'write',
  }),
  'get-chat-history': defineCall('get-chat-history', {
    ...ours,
    input: v.object({ chat_id: uuid }),
    output: chatAnswer,
    errors: [],
    access: everybodysOwn,
  }),
  'delete-chat-history': defineCall('delete-chat-history', {
    ...ours,
    input: v.object({ chat_id: uuid }),
    output: v.object({}),
    errors: ['ticket_open'],
    access: everybodysOwn,
    rate: 'write',
  }),
  /** "Talk to a person": a chat is in the queue once, however often this is sent. */
  'create-helpdesk-ticket': defineCall('create-helpdesk-ticket', {
    ...ours,
    input: v.object({
      chat_id: chatId,
      message_id: uuid,
      text: v.pipe(v.string(), v.trim(), v.maxLength(helpdeskLimits.messageCharacters)),
    }),
    output: chatAnswer,
    errors: ['demo_school', 'chat_full', 'nothing_said'],
    access: everybodyElse,
    idempotencyKey: 'message_id',
    rate: 'write',
  }),
  /** "Report a problem": a request of its own, with a record of the person's steps where they keep one. */
  'report-helpdesk-problem': defineCall('report-helpdesk-problem', {
    ...ours,
    input: v.object({
      message_id: uuid,
      text: text(helpdeskLimits.messageCharacters),
      recording: v.nullable(recording),
      /** Of the same tab before its page was loaded anew. */
      earlier: v.exactOptional(recording),
    }),
    output: chatAnswer,
    errors: ['demo_school', 'too_many_recordings'],
    access: everybodyElse,
    idempotencyKey: 'message_id',
    rate: 'write',
  }),
  /** A record that hangs on this request. */
  'get-helpdesk-recording': defineCall('get-helpdesk-recording', {
    ...ours,
    input: v.object({ number, id: uuid }),
    output: v.object({ recording: recordingSchema }),
    errors: [],
    access: helpdesk,
  }),
  /** The person's problem is solved, or they think better of it. */
  'resolve-helpdesk-ticket': defineCall('resolve-helpdesk-ticket', {
    ...ours,
    input: v.object({ chat_id: uuid }),
    output: chatAnswer,
    errors: [],
    access: everybodyElse,
    rate: 'write',
  }),
  'get-helpdesk-tickets': defineCall('get-helpdesk-tickets', {
    ...ours,
    input: pageInput({
      sorts: ['number', 'subject', 'person', 'school', 'updated'],
      filters: { status: v.picklist(['mine', ...ticketStatuses]) },
    }),
    output: pageOutput(ticketRow),
    errors: [],
    access: helpdesk,
  }),
  'get-helpdesk-counts': defineCall('get-helpdesk-counts', {
    ...ours,
    input: v.object({}),
    output: ticketCounts,
    errors: [],
    access: helpdesk,
  }),
  'get-helpdesk-ticket': defineCall('get-helpdesk-ticket', {
    ...ours,
    input: v.object({ number }),
    output: v.object({ ticket }),
    errors: [],
    access: helpdesk,
  }),
  /** A reply reaches the person; a note stays among the helpdesk. */
  'reply-helpdesk-ticket': defineCall('reply-helpdesk-ticket', {
    ...ours,
    input: v.object({
      number,
      version,
      message_id: uuid,
      kind: v.picklist(['reply', 'note']),
      text: text(helpdeskLimits.messageCharacters),
    }),
    output: v.object({ ticket }),
    errors: ['stale', 'chat_full'],
    access: helpdesk,
    idempotencyKey: 'message_id',
    rate: 'write',
  }),
  'update-helpdesk-ticket': defineCall('update-helpdesk-ticket', {
    ...ours,
    input: v.object({
      number,
      version,
      action: v.picklist(['take', 'release', 'close', 'reopen']),
      /** Why it is closed; the person reads it. */
      reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(helpdeskLimits.reasonCharacters)), ''),
    }),
    output: v.object({ ticket }),
    errors: ['stale', 'reason_required'],
    access: helpdesk,
    rate: 'write',
  }),
  'get-help-articles': defineCall('get-help-articles', {
    ...ours,
    input: v.object({}),
    output: v.object({ data: v.array(article) }),
    errors: [],
    access: helpdesk,
  }),
  'save-help-article': defineCall('save-help-article', {
    ...ours,
    input: v.object({
      /** '' makes a new one. */
      key: v.union([v.literal(''), articleKey]),
      version,
      action: v.picklist(['draft', 'publish']),
      text: articleText,
    }),
    output: v.object({ article }),
    errors: ['stale', 'title_taken'],
    access: helpdesk,
    rate: 'write',
  }),
  /** `restore` puts the shipped text back, `discard` drops the draft, `remove` takes an own article away. */
  'reset-help-article': defineCall('reset-help-article', {
    ...ours,
    input: v.object({ key: articleKey, version, action: v.picklist(['restore', 'discard', 'remove']) }),
    output: v.object({ article: v.nullable(article) }),
    errors: ['stale', 'not_shipped'],
    access: helpdesk,
    rate: 'write',
  }),
};
