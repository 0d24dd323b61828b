/** What is left out of a text; whoever runs the line sets it for the shell. */
const VARIABLES = /\$(SECRET|SIG|EXP|TOKEN|CONTROL_TOKEN)\b/g;

/** For a shell: what stands in single quotes is taken as it is, but for the variables, which it fills in. */
const quoted = (text: string): string =>
  `'${text.replaceAll("'", String.raw`'\''`).replaceAll(VARIABLES, `'"$$$1"'`)}'`;

const SECRET_KEYS =
  /("(?:password|newPassword|currentPassword|resetToken|token|code)"\s*:\s*)"(?:[^"\\]|\\.)*"/g;

/** Takes passwords, tokens and signatures out of a text that a report shows. */
export const redact = (text: string): string =>
  text
    .replaceAll(SECRET_KEYS, '$1"$SECRET"')
    .replaceAll(/\bsig=[\w-]+/g, 'sig=$SIG')
    .replaceAll(/Bearer [\w.~+/=-]+/g, 'Bearer $TOKEN');

/** What makes a text too long for a field. */
const FILLING = /x{101,}/g;

/** The shell writes it, so that the line stays short and makes the same call. */
const withFilling = (word: string): string =>
  word.replaceAll(FILLING, ({ length }) => `'"$(printf '%${length}s' '' | tr ' ' x)"'`);

const MOST_SHOWN = 4000;

/** A link that is asked for anew is good until another time. */
const withoutTime = (url: string): string => url.replace(/\bexp=\d+(?=&sig=\$SIG)/, 'exp=$EXP');

/** One line for a shell that makes the same call; whoever runs it sets TOKEN, and SECRET, EXP, SIG and CONTROL_TOKEN where it names them. */
export function curlOf(request: Request, body: string | Uint8Array | null): string {
  const headers = [...request.headers].map(([name, value]) =>
    name === 'authorization' ? '-H "Authorization: Bearer $TOKEN"' : `-H ${quoted(`${name}: ${value}`)}`,
  );
  return [
    'curl -sS -i',
    ...(request.method === 'GET' ? [] : request.method === 'HEAD' ? ['-I'] : [`-X ${request.method}`]),
    ...headers,
    ...(body === null ? [] : [`--data-binary ${withFilling(quoted(shownOf(body)))}`]),
    quoted(withoutTime(redact(request.url))),
  ].join(' ');
}

function shownOf(body: string | Uint8Array): string {
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  return text.replaceAll(FILLING, '').length > MOST_SHOWN
    ? `${text.slice(0, 100)}… (${text.length} characters)`
    : redact(text);
}
