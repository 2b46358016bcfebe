export { urduBlocks } from './urdu-blocks.ts';
export { urduEditor } from './urdu-editor.ts';
export { urduMusic } from './urdu-music.ts';
