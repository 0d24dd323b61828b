interface Mail {
  readonly to: string;
  readonly code: string | null;
}

/** The code of the last mail to an address, as its owner would read it. */
export async function mailedCode(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/__mock/mail`);
  const { mails } = (await answer.json()) as { readonly mails: readonly Mail[] };
  const code = mails.findLast((mail) => mail.to === email && mail.code !== null)?.code;
  if (code == null) throw new Error(`no code was mailed to ${email}`);
  return code;
}
