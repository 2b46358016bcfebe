/** The build inserts the addresses of the editor's bundle and its later part, its folder, the library's folder and its list. */
declare const BLOCKS_SCRIPT: string;
declare const BLOCKS_LATER: string;
declare const BLOCKS_FOLDER: string;
declare const BLOCKS_LIBRARY: string;
declare const BLOCKS_INDEX: string;
