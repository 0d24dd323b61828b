export function uncalledExports(): ReadonlyMap<string, readonly string[]>;
