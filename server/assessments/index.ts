/** What other rooms, and the demo data, may use of this room. */

export { readGift } from './formats/read-gift.ts';
export { addQuestions } from './import-questions.ts';
export { questionBanks } from './schema/questions.ts';
