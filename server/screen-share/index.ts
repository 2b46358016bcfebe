/** What the roots may use of this room. */
export { screenRules } from './screen-rules.ts';
