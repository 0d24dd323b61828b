/** Hands a text to the browser as a file. Its name may end up in lists and mails, so it holds ids and times only. */
export function downloadText(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after the press has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
