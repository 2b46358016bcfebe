import { type CallShape, declareCall } from '../define-call.ts';

const read = { method: 'GET', areas: ['Helpdesk'] } as const satisfies CallShape;
const ask = { method: 'POST', areas: ['Helpdesk'] } as const satisfies CallShape;

/** Area "Helpdesk" [CD-03]. */
export const helpdeskCalls = {
  'helpdesk-Gpt-Cread': declareCall('helpdesk-Gpt-Cread', read),
  'helpdesk-api-Cread': declareCall('helpdesk-api-Cread', ask),
  'get-all-module-name-cread': declareCall('get-all-module-name-cread', read),
  'get-all-module-name': declareCall('get-all-module-name', ask),
  'helpdesk-Gpt-Video': declareCall('helpdesk-Gpt-Video', ask),
  'save-chat-history': declareCall('save-chat-history', ask),
};
