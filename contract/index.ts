/** The contract's own barrel, and the only one: what the browser and the server both need. */
export * from './catalogue.ts';
export * from './define-call.ts';
export * from './notices/notice.codec.ts';
export * from './notices/notice.model.ts';
export * from './notices/notice.rules.ts';
export * from './notices/notice.wire.ts';
export * from './payload/payload.codec.ts';
export * from './session/session.model.ts';
export * from './session/session.wire.ts';
