/** Milliseconds for which the server asks not to be asked again; 0 where it asks for nothing, or names no count of seconds. */
export function waitTold({ status, headers }: Pick<Response, 'status' | 'headers'>): number {
  const seconds = status === 429 || status === 503 ? Number(headers.get('retry-after')) : 0;
  return seconds > 0 ? seconds * 1000 : 0;
}
