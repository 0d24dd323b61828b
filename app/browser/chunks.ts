/** Specification 4.1 and 9: so often a part of the product is asked for, and so long after the try before. */
const TRIES = 5;
const APART_MS = 1000;
/** The part for which this tab was reloaded; while it stands, another reload would only fail again. */
const RELOADED_FOR = 'reloadedFor';

const pause = () => new Promise((resolve) => setTimeout(resolve, APART_MS));

/** A browser that forbids its storage reloads nothing: without a memory it would do so for ever. */
function mayReloadFor(part: string): boolean {
  try {
    if (window.sessionStorage.getItem(RELOADED_FOR) === part) return false;
    window.sessionStorage.setItem(RELOADED_FOR, part);
    return true;
  } catch {
    return false;
  }
}

function forgetReloadFor(part: string): void {
  try {
    if (window.sessionStorage.getItem(RELOADED_FOR) === part) window.sessionStorage.removeItem(RELOADED_FOR);
  } catch {
    // There is nothing to forget.
  }
}

/**
 * A part of the product that comes over the network, such as the code of a page. What does not come is asked for again; at
 * last the page is reloaded, once, because a new version may have other parts. Rejects where that was no help either, and
 * without a network: there a reload takes away the page and brings none.
 */
export async function loadChunk<Part>(
  part: string,
  load: (attempt: number) => Promise<Part>,
  reload: () => void = () => window.location.reload(),
): Promise<Part> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const loaded = await load(attempt);
      forgetReloadFor(part);
      return loaded;
    } catch (error) {
      if (attempt < TRIES) {
        await pause();
        continue;
      }
      if (!navigator.onLine || !mayReloadFor(part)) throw error;
      reload();
      // The page is going: whoever waits sees what it shows now until the new one is there.
      return new Promise(() => undefined);
    }
  }
}
