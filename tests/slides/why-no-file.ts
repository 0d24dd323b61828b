/** What stands in the way of a file, by the code that Node gives it. */
const WHY: Readonly<Record<string, string>> = {
  EACCES: 'that is not allowed here',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'what its folder should be is a file',
  EPERM: 'that is not allowed here',
  EROFS: 'the disk is read-only',
};

/** Why a file cannot be read or written, in words for people; what is not known here stays as the program says it. */
export function whyNoFile(cause: unknown, absent = 'there is no such file'): string {
  if (!(cause instanceof Error)) return String(cause);
  const code: unknown = Reflect.get(cause, 'code');
  if (code === 'ENOENT') return absent;
  return (typeof code === 'string' ? WHY[code] : undefined) ?? cause.message;
}
