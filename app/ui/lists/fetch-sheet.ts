/** What the browser is to keep as a file. */
export interface Sheet {
  readonly name: string;
  readonly bytes: Blob;
}

/** The name that the API gives the file; it holds no more than the list and a day. */
function nameIn(disposition: string | null): string | null {
  return /filename="([\w. -]{1,100})"/.exec(disposition ?? '')?.[1] ?? null;
}

/**
 * Fetches a sheet and tells how many bytes have come. Throws where it does not come whole: an answer that breaks off
 * must not look like a shorter list.
 */
export async function fetchSheet(
  address: string,
  { name, signal, onBytes }: { name: string; signal: AbortSignal; onBytes: (bytes: number) => void },
): Promise<Sheet> {
  const response = await fetch(address, { signal, redirect: 'manual' });
  if (!response.ok || response.body === null)
    throw new Error(`The sheet was answered with ${response.status}`);
  const reader = response.body.getReader();
  const parts: BlobPart[] = [];
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    bytes += part.value.byteLength;
    onBytes(bytes);
  }
  const type = response.headers.get('Content-Type') ?? 'application/octet-stream';
  return {
    name: nameIn(response.headers.get('Content-Disposition')) ?? name,
    bytes: new Blob(parts, { type }),
  };
}

/** The browser reads the file after the press has been dealt with. */
const KEPT_MS = 60_000;

export function keepSheet({ name, bytes }: Sheet): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
