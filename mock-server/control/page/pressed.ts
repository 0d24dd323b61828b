/** What a form of the page asks of the controls. */
interface Pressed {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

const valueOf = (text: string): unknown => {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
};

/** Reads a form: `match.path` is a field of a field, an empty one is left out, and `{name}` goes into the path. */
export function pressedOf(form: URLSearchParams): Pressed {
  const [method = '', path = ''] = (form.get('_call') ?? '').split(' ');
  const body: Record<string, unknown> = {};
  const match: Record<string, unknown> = {};
  let filled = path;
  for (const [name, text] of form) {
    if (name === '_call' || text.trim() === '') continue;
    if (name.startsWith('{')) filled = filled.replace(name, encodeURIComponent(text.trim()));
    else if (name.startsWith('match.')) match[name.slice('match.'.length)] = text.trim();
    else body[name] = valueOf(text.trim());
  }
  const isFault = method === 'POST' && path === '/faults';
  const whole = isFault ? { match, ...body } : body;
  return { method, path: filled, body: Object.keys(whole).length === 0 ? undefined : whole };
}
