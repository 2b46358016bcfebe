export function earlyStyles(css: string, html: string): string;
