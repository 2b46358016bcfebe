export function earlyStyles(css: string, html: string): string;
export function partTypefaces(css: string): { readonly app: string; readonly typefaces: string };
