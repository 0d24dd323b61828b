/** So long an emergency access lasts; whoever needs longer opens it again, and says why again. */
export const EMERGENCY_ACCESS_MS = 3_600_000;
