/** What this browser remembers of how its reader likes things: nothing of a patient, and nothing that the product needs. */
export function readChoice(name: string): string | null {
  try {
    return window.localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** A browser that is full, or forbids its storage, remembers the choice no longer than the page. */
export function keepChoice(name: string, value: string): void {
  try {
    window.localStorage.setItem(name, value);
  } catch {
    // The page shows the choice all the same.
  }
}
