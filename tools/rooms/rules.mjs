/**
 * Where every file goes. Rules are tried in order, the first that fits holds: `[pattern, target]`, the target with
 * `$1`… as in a replacement; `stay` leaves the file. A file of the floors below that no rule fits is listed, and
 * nothing runs until it has a rule.
 */
export const floors = /^(contract|machines|src\/features|src\/app\/words|server|tests|e2e)\//;
const stay = '$&';

/** Words a server file's name may begin with, by capability. */
const serverWords = {
  auth: 'session|sessions|session-.*|sign-in.*|one-time.*|own-password|verify-current-password|password.*|passwords|secrets?|secrets-.*|tickets|signed-tokens|captcha.*|devices?|device-.*|demo-grant|forced-logout.*|realtime-pass|login.*|codes?',
  notices: 'audience.*|carried-.*|delivery.*|erase-notices|notice-.*|notices?|reach.*|remind.*|reminder.*|save-notice|tend-notices|change-status|translations|undo-notice|board-.*|mail-words|found-text|excerpt',
  notifications: 'notification.*',
  calendar: 'calendar.*|ical',
  helpdesk: 'helpdesk.*|videos?|video-.*',
  tracking: 'page-times|track.*',
  schools: 'school-settings|places?|place-.*|taught.*|countries|states',
  profile: 'profile.*|portrait-routes',
  search: 'search',
};
const coreWords = 'queues|audit.*|school-day|spoken-language|accept-language|form-sessions|idempotency.*|staff\\.policy|actor|rights?|roles?|access';

const machines = {
  auth: 'session|session-.*|sign-in.*|first-password|forgot-password|update-password|forced-logout.*',
  profile: 'profile|change-password',
  helpdesk: 'helpdesk.*',
  notices: 'notice-.*|office-notice-form|upload-queue',
  notifications: 'notifications',
  search: 'search',
};

const features = {
  'task-genie': 'notices',
  session: 'auth',
  'forced-logout': 'auth/forced-logout',
  'sign-in-help': 'auth/sign-in-help',
  recorder: 'diagnostics/recorder',
  inspector: 'diagnostics/inspector',
  'help-media': 'helpdesk/help-media',
};
const sameFeatures = 'calendar|helpdesk|notifications|profile|search|tracking|shell|auth|notices|diagnostics|schools|people|classes';

const serverTests = {
  auth: 'session|session-.*|extend-session|first-password|forgotten-password|passwords?|password-.*|sign-in-.*|sign-out.*|forced-logout.*|staff-modules|captcha.*|devices.*|codes.*',
  profile: 'profile.*',
  notices:
    'attachment-rights|board-.*|clubs|club-.*|deleted-.*|delivery.*|erased-.*|half-mailed|mail|mail-.*|notice-.*|notices|office-.*|plans|reach.*|tend-notices|translated-.*|translations|undo-.*|visibility.*|pack.*|remind.*|drafts.*',
  notifications: 'notification-.*|notifications',
  calendar: 'calendar.*',
  helpdesk: 'helpdesk.*|problem-reports',
  search: 'search.*',
  tracking: 'tracking.*',
  schools: 'place-lists|school-.*',
  files: 'file-.*|files|upload.*|preview.*|shared-bytes|sweep.*',
  core: 'page|lookup.*|rows.*|request-.*|hostile-.*|authorization.*|naughty|old-rows|start|close|kill|faults|idempotency.*|rate-.*|refusal.*|pipeline.*|rights.*|overload.*|patience.*|audit.*',
  db: 'migrations|folder-owner|lost-database|crowd|database-.*|db-.*|pool.*|postgres.*|connection.*|transaction.*|statement.*',
  jobs: 'job-.*|jobs.*',
  realtime: 'moved|realtime.*|socket-.*|sockets.*',
};
const serverTestHelpers = 'actor|club-world|global-setup|notice-inputs|outbox|program|query-plans|realtime-client|test-server|world|[\\w-]+';

const specs = {
  app: 'bad-input|every-look|first-seconds|naughty|offline.*|paths|shell|faults.*',
  auth: 'forced-logout|session-end|sign-in.*|sign-out.*|password.*|session.*|captcha.*',
  notices: 'clubs|delivery|drafts|full-board|merge|notice-.*|office-notices|pack|print|translations|viewer|upload.*|board.*',
  calendar: 'calendar',
  helpdesk: 'helpdesk.*|report.*',
  diagnostics: 'inspector|replay',
  notifications: 'notifications',
  profile: 'profile.*',
  search: 'search.*',
};
const models = {
  app: 'browser-walks|gates|path-.*',
  auth: 'lakeside|login\\.model|session.*|sign-.*',
  notices: 'board\\.model|file-rows|full-board\\.model|notice-.*|office-form\\.model|upload.*|viewer\\.model',
  calendar: 'calendar\\.model',
  helpdesk: 'helpdesk\\.model|report\\.model',
  diagnostics: 'inspector\\.model|replayer',
  profile: 'profile\\.model',
  search: 'search\\.model',
};

const each = (table, make) => Object.entries(table).map(([key, words]) => make(key, words));

export const rules = [
  // contract
  [/^contract\/(index|catalogue)\.ts$/, stay],
  [/^contract\/calls\/.+$/, stay], // dealt out by the splits
  [/^contract\/define-call\.ts$/, 'contract/core/define-call.ts'],
  [/^contract\/payload\/(.+)$/, 'contract/core/$1'],
  [/^contract\/delivery\/(.+)$/, 'contract/notices/$1'],
  [/^contract\/session\/screens\.ts$/, 'contract/auth/screens.ts'],
  [/^contract\/session\/settings\.rules\.ts$/, 'contract/schools/settings.rules.ts'],
  [/^contract\/session\/(.+)$/, 'contract/auth/$1'],
  [/^contract\/recording\/(.+)$/, 'contract/diagnostics/$1'],
  [/^contract\/search\/(tracking\..+)$/, 'contract/tracking/$1'],
  [/^contract\/(auth|core|diagnostics|helpdesk|notices|notifications|profile|schools|people|classes|search|tracking|calendar)\/.+$/, stay],
  [/^contract\/([\w.-]+\.ts)$/, 'contract/core/$1'],

  // machines
  [/^machines\/every-machine\.ts$/, stay],
  [/^machines\/(shared|form|row-actions)\/.+$/, stay],
  ...each(machines, (room, words) => [new RegExp(`^machines/(?:${words})/.+$`), (path) => path.replace('machines/', `machines/${room}/`)]),

  // features
  ...Object.entries(features).map(([old, to]) => [new RegExp(`^src/features/${old}/(.+)$`), `src/features/${to}/$1`]),
  [new RegExp(`^src/features/(?:${sameFeatures})/.+$`), stay],
  [/^src\/app\/words\/isolate\.ts$/, 'src/lib/words/isolate.ts'],
  [/^src\/app\/words\/.+$/, stay], // dealt out by the splits

  // server
  [/^server\/(main|app|server|call-handlers|pages)\.ts$/, stay],
  [/^server\/domain\/old-rows\.ts$/, 'server/old-rows.ts'],
  [/^server\/calls\/.+$/, stay], // dealt out by the splits
  [/^server\/calendar-routes\.ts$/, 'server/calendar/calendar-routes.ts'],
  [/^server\/([\w-]+(?:\.d)?\.ts)$/, 'server/core/$1'],
  [/^server\/db\/migrations\/.+$/, stay],
  [/^server\/db\/schema\/(calendar|profile|notification|school|tracking)\.ts$/, (path) =>
    ({ calendar: 'server/calendar/schema.ts', profile: 'server/profile/schema.ts', notification: 'server/notifications/schema.ts', school: 'server/schools/schema.ts', tracking: 'server/tracking/schema.ts' })[path.split('/').pop().slice(0, -3)]],
  [/^server\/db\/schema\/(session|sign-in|forced-logout)\.ts$/, 'server/auth/schema/$1.ts'],
  [/^server\/db\/schema\/(notice|delivery|draft|translation)\.ts$/, 'server/notices/schema/$1.ts'],
  [/^server\/db\/schema\/helpdesk\.ts$/, 'server/helpdesk/schema/helpdesk.ts'],
  [/^server\/db\/schema\/search\.ts$/, 'server/helpdesk/schema/videos.ts'],
  [/^server\/db\/schema\/(file-text|upload|uploads|file|files)\.ts$/, 'server/files/schema/$1.ts'],
  [/^server\/db\/queries\/(attached|deleted-notices|delivery|kept-notices|notice-board|notice-row|notices|office-changes|office-delivery|page-translations|reminders|translated-title)\.ts$/, 'server/notices/queries/$1.ts'],
  [/^server\/db\/queries\/file-texts\.ts$/, 'server/files/queries/file-texts.ts'],
  ...each(serverWords, (room, words) => [new RegExp(`^server/db/queries/(${words})\\.ts$`), `server/${room}/queries/$1.ts`]),
  [/^server\/db\/([\w.-]+)$/, stay],
  [/^server\/policies\/(helpdesk|notice|profile|search)\.policy\.ts$/, (path) => {
    const room = { helpdesk: 'helpdesk', notice: 'notices', profile: 'profile', search: 'search' }[path.split('/').pop().split('.')[0]];
    return `server/${room}/policy.ts`;
  }],
  [/^server\/policies\/((?:staff|scope|access|rights)\.policy\.ts)$/, 'server/core/$1'],
  [/^server\/policies\/((?:forced-logout|sign-in-help)\.policy\.ts)$/, 'server/auth/$1'],
  [/^server\/presenters\/((?:delivery|notice)\.presenter\.ts)$/, 'server/notices/$1'],
  [/^server\/presenters\/(video\.presenter\.ts)$/, 'server/helpdesk/$1'],
  [/^server\/jobs\/mailer\.ts$/, 'server/mail/mailer.ts'],
  [/^server\/files\/file-routes\.ts$/, 'server/notices/file-routes.ts'],
  [/^server\/files\/portrait-routes\.ts$/, 'server/profile/portrait-routes.ts'],
  [/^server\/files\/video-routes\.ts$/, 'server/helpdesk/video-routes.ts'],
  [/^server\/(files|jobs|mail|realtime|seeds|core)\/.+$/, stay],
  [/^server\/domain\/office-(.+\.ts)$/, 'server/notices/office/$1'],
  [/^server\/domain\/helpdesk-(.+\.ts)$/, 'server/helpdesk/$1'],
  [/^server\/domain\/((?:file-texts|sweep-files|.*-bytes|upload.*)\.ts)$/, 'server/files/$1'],
  [/^server\/domain\/school-settings\.ts$/, 'server/schools/settings.ts'],
  [new RegExp(`^server/domain/((?:${coreWords})\\.ts)$`), 'server/core/$1'],
  ...each(serverWords, (room, words) => [new RegExp(`^server/domain/((?:${words})\\.ts)$`), `server/${room}/$1`]),

  // tests
  [/^tests\/(load\/fault.+)$/, (path) => path.replace('tests/load/', 'tests/faults/')],
  [/^tests\/(load|faults|files|lib|tools|ui|fixtures|long)\/.+$/, stay],
  [/^tests\/[\w.-]+$/, stay],
  [/^tests\/contract\/catalogue\.test\.ts$/, stay],
  [/^tests\/contract\/((?:bell-.+)\.ts)$/, 'tests/contract/notifications/$1'],
  [/^tests\/contract\/((?:notice-|delivery-).+\.ts)$/, 'tests/contract/notices/$1'],
  [/^tests\/contract\/((?:forced-logout|session-|screens|password).*\.ts)$/, 'tests/contract/auth/$1'],
  [/^tests\/contract\/((?:payload-|page|lookup|rows|issues|wire-|roles?|access|scope|errors?|define-).*\.ts)$/, 'tests/contract/core/$1'],
  [/^tests\/contract\/((?:profile-).+\.ts)$/, 'tests/contract/profile/$1'],
  [/^tests\/contract\/((?:search|fold).*\.ts)$/, 'tests/contract/search/$1'],
  [/^tests\/machines\/[\w.-]+$/, stay],
  [/^tests\/machines\/recordings\/.+$/, stay],
  [/^tests\/machines\/(shared|form|row-actions)\/.+$/, stay],
  [/^tests\/machines\/recording\/(.+)$/, 'tests/machines/diagnostics/$1'],
  ...each(machines, (room, words) => [new RegExp(`^tests/machines/(?:${words})/.+$`), (path) => path.replace('tests/machines/', `tests/machines/${room}/`)]),
  [/^tests\/features\/[\w.-]+$/, stay],
  [/^tests\/features\/(browser|shell|kit)\/.+$/, stay],
  [/^tests\/features\/task-genie-([\w-]+)\/(.+)$/, 'tests/features/notices/$1/$2'],
  [/^tests\/features\/(?:session|forced-logout|sign-in-help)\/(.+)$/, 'tests/features/auth/$1'],
  [/^tests\/features\/(?:inspector|recorder)\/(.+)$/, 'tests/features/diagnostics/$1'],
  [new RegExp(`^tests/features/(?:${sameFeatures})/.+$`), stay],
  [/^tests\/server\/naughty\.ts$/, 'tests/server/core/naughty.ts'],
  [/^tests\/server\/helpdesk-inputs\.ts$/, stay],
  [/^tests\/server\/(visibility-\w+\.ts)$/, 'tests/server/notices/$1'],
  ...each(serverTests, (room, words) => [new RegExp(`^tests/server/((?:${words})\\.test\\.ts)$`), `tests/server/${room}/$1`]),
  [new RegExp(`^tests/server/(?:${serverTestHelpers})\\.ts$`), stay],

  // browser tests
  [/^e2e\/(kit\/.+|[\w.-]+)$/, stay],
  ...each(specs, (room, words) => [new RegExp(`^e2e/specs/((?:${words})\\.e2e\\.ts)$`), `e2e/${room}/$1`]),
  ...each(models, (room, words) => [new RegExp(`^e2e/models/((?:${words})\\.ts)$`), `e2e/${room}/$1`]),
];

/** Where a file goes; undefined: no rule. */
export function targetOf(path) {
  for (const [pattern, to] of rules) {
    if (!pattern.test(path)) continue;
    return typeof to === 'function' ? to(path) : path.replace(pattern, to);
  }
  return undefined;
}

/** Names that leave a file for another, after the moves: `[file, names, target]`. What is not there is passed over. */
export const pieces = [
  ['server/auth/sessions.ts', ['Actor'], 'server/core/actor.ts'],
  ['server/notices/queries/notices.ts', ['preparedOf', 'prepared', 'dialect', 'builder', 'statement'], 'server/db/prepared.ts'],
  ['server/notices/schema/notice.ts', ['jobs'], 'server/jobs/schema.ts'],
  ['server/notices/schema/notice.ts', ['Rendition', 'files'], 'server/files/schema/file.ts'],
  ['server/auth/schema/session.ts', ['formSessions', 'auditLog'], 'server/core/schema.ts'],
  ['server/profile/schema.ts', ['schoolSettings'], 'server/schools/schema.ts'],
  // Who is told of a notice is the notices' affair: else the two rooms lean on each other.
  [
    'server/notifications/notifications.ts',
    `noticeJob NoticeKey insertJob queueNoticeNotifications notifyOfNotice noticeCause noticeJobKey linkTo noteReach tellAgain
      SharedNotice takeBack tellLater tellReaders WaveOfSchools`.split(/\s+/),
    'server/notices/notice-notifications.ts',
  ],
  ['server/files/queries/file-texts.ts', ['weighedAtMost', 'noticesWithWords', 'textsOnNotices'], 'server/notices/queries/file-texts.ts'],
  ['server/notices/office/audience.ts', ['OfficeLine'], 'server/notices/queries/office-delivery.ts'],
  ['server/notices/audience.ts', ['Place'], 'server/notices/place.ts'],
  ['server/search/policy.ts', ['PeopleSeen', 'peopleSeenBy'], 'server/search/queries/people-seen.ts'],
  ['server/jobs/runner.ts', ['jobHandlers', 'waveOf'], 'server/job-handlers.ts'],
  ['server/core/pipeline.ts', ['Scene', 'SignedInScene'], 'server/core/scene.ts'],
  ['server/notices/file-routes.ts', ['readRange'], 'server/files/read-range.ts'],
];
