import * as v from 'valibot';
import { rawText, uuidText } from '#contract/core/text.ts';

/** The wire carries this model itself [PF-21, QU-30]: the specification names its calls without any fields. */

export const helpdeskLimits = {
  questionCharacters: 500,
  messageCharacters: 4000,
  reasonCharacters: 300,
  /** With one chat more, the oldest without an open request is deleted. */
  chatsKept: 50,
  messagesPerChat: 300,
  articleTitleCharacters: 120,
  articleCharacters: 8000,
  articleQuestionsCharacters: 4000,
  /** Recordings per person and day; further reports have none. */
  recordingsPerDay: 20,
  recordingDays: 90,
} as const;

export const helpTopics = [
  'signing_in',
  'reading',
  'writing',
  'files',
  'account',
  'display',
  'roles',
  'help',
] as const;
export type HelpTopic = (typeof helpTopics)[number];

export const ticketStatuses = ['open', 'answered', 'closed'] as const;
/** `open`: the helpdesk's turn; `answered`: the person's turn; `closed`: done until somebody writes again. */
export type TicketStatus = (typeof ticketStatuses)[number];

const line = (most: number) => rawText(most);
export const uuid = uuidText();
export const helpTopic = v.picklist(helpTopics);
export const ticketStatus = v.picklist(ticketStatuses);
export const roleNumber = v.picklist([1, 2, 3, 4, 5, 6]);

/** A permanent lower-case name of the article, e.g. `forgotten-password`. */
export const articleKey = v.pipe(rawText(60), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

/** A screen of this product, `home` for the reader's first screen, or ''. Never another site. */
export const articleLink = v.pipe(
  rawText(200),
  v.regex(
    /^(|home|\/(?![/\\])[\w\-./?=&]*)$/,
    'Write an address of this product, such as /helpdesk/HelpDesk.',
  ),
);

const articleChoice = v.object({ key: articleKey, title: v.string() });
export type ArticleChoice = v.InferOutput<typeof articleChoice>;

const shownArticle = v.object({
  key: articleKey,
  title: v.string(),
  body: v.string(),
  link: articleLink,
  linkLabel: v.string(),
});
export type ShownArticle = v.InferOutput<typeof shownArticle>;

const module = v.object({ name: v.string(), url: v.string() });
const video = v.object({ id: v.string(), title: v.string() });

export const assistantAnswer = v.object({
  article: v.nullable(shownArticle),
  related: v.array(articleChoice),
  modules: v.array(module),
  videos: v.array(video),
});
export type AssistantAnswer = v.InferOutput<typeof assistantAnswer>;

export const chatMessage = v.object({
  id: v.string(),
  by: v.picklist(['person', 'assistant', 'helpdesk']),
  /** The helpdesk author's name; '' otherwise. */
  name: v.string(),
  text: v.string(),
  /** An instant in ISO form. */
  at: v.string(),
  answer: v.nullable(assistantAnswer),
});
export type ChatMessage = v.InferOutput<typeof chatMessage>;

export const chatTicket = v.object({
  number: v.number(),
  status: ticketStatus,
  /** '' while nobody looks after it. */
  assignee: v.string(),
  /** The reason for closing; '' while it is open. */
  reason: v.string(),
});
export type ChatTicket = v.InferOutput<typeof chatTicket>;

export const chat = v.object({
  /** '' where nothing is stored, as in a demo school. */
  id: v.string(),
  title: v.string(),
  messages: v.array(chatMessage),
  ticket: v.nullable(chatTicket),
});
export type Chat = v.InferOutput<typeof chat>;

const chatRow = v.object({
  id: v.string(),
  title: v.string(),
  updatedAt: v.string(),
  status: v.nullable(ticketStatus),
  isUnread: v.boolean(),
});
export type ChatRow = v.InferOutput<typeof chatRow>;

export const assistantStart = v.object({
  chats: v.array(chatRow),
  topics: v.array(v.object({ topic: helpTopic, articles: v.array(articleChoice) })),
});
export type AssistantStart = v.InferOutput<typeof assistantStart>;

const ticketFacts = {
  number: v.number(),
  subject: v.string(),
  status: ticketStatus,
  personName: v.string(),
  role: roleNumber,
  schoolName: v.string(),
  assignee: v.string(),
  isMine: v.boolean(),
  createdAt: v.string(),
  updatedAt: v.string(),
};
export const ticketRow = v.object(ticketFacts);
export type TicketRow = v.InferOutput<typeof ticketRow>;

export const ticketCounts = v.object({
  open: v.number(),
  answered: v.number(),
  closed: v.number(),
  mine: v.number(),
  /** Opened and closed requests of the last days, oldest first; `day` is `2026-11-20`. */
  days: v.array(v.object({ day: v.string(), opened: v.number(), closed: v.number() })),
});
export type TicketCounts = v.InferOutput<typeof ticketCounts>;

export const ticketMessage = v.object({
  ...chatMessage.entries,
  by: v.picklist(['person', 'assistant', 'helpdesk', 'note']),
});
export type TicketMessage = v.InferOutput<typeof ticketMessage>;

export const recordingFacts = v.object({
  id: uuid,
  /** An instant in ISO form. */
  at: v.string(),
  app: v.string(),
  page: v.string(),
  machines: v.array(v.string()),
  steps: v.number(),
  bytes: v.number(),
});
export type RecordingFacts = v.InferOutput<typeof recordingFacts>;

export const ticket = v.object({
  ...ticketFacts,
  loginName: v.string(),
  reason: v.string(),
  /** Rises with every change; a change of an older version is refused as `stale`. */
  version: v.number(),
  messages: v.array(ticketMessage),
  recordings: v.optional(v.array(recordingFacts), []),
});
export type Ticket = v.InferOutput<typeof ticket>;

export const articleText = v.object({
  topic: helpTopic,
  title: v.pipe(line(helpdeskLimits.articleTitleCharacters), v.trim(), v.minLength(3)),
  roles: v.pipe(v.array(roleNumber), v.maxLength(6), v.minLength(1)),
  questions: v.pipe(line(helpdeskLimits.articleQuestionsCharacters), v.trim()),
  body: v.pipe(line(helpdeskLimits.articleCharacters), v.trim(), v.minLength(1)),
  link: articleLink,
  linkLabel: v.pipe(line(60), v.trim()),
});
export type ArticleText = v.InferOutput<typeof articleText>;

export const article = v.object({
  key: articleKey,
  /** The public text; null if the article was never published. */
  published: v.nullable(articleText),
  draft: v.nullable(articleText),
  /** The text shipped with the product; null for the helpdesk's own articles. */
  shipped: v.nullable(articleText),
  isChanged: v.boolean(),
  version: v.number(),
  updatedAt: v.nullable(v.string()),
});
export type Article = v.InferOutput<typeof article>;
