export function brokenPackages(root: string): string[];
export function ensureInstalled(root: string): void;
