export { urduBlocks } from './urdu-blocks.ts';
export { urduEditor } from './urdu-editor.ts';
