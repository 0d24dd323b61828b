import { HONEYPOT_FIELD } from '#app/core/forms/honeypot.ts';

/** The longest form of ours, a registration with all its rows, has a quarter of it. */
export const FIELDS_AT_MOST = 2000;
const NAME_AT_MOST = 200;
/** A row's number makes a list as long as it says: no form of ours has a thousand rows. */
const ROW_OF_NO_FORM = /\[\d{4,}\]/;

/**
 * What a form sends. Throws 413 for more fields than any form of ours has, before they are taken apart, and 400 for what
 * no browser and no person sends.
 */
export async function postedForm(request: Request): Promise<FormData> {
  const type = request.headers.get('Content-Type') ?? '';
  const bytes = Buffer.from(await request.arrayBuffer());
  if (fieldsIn(bytes, type) > FIELDS_AT_MOST) throw new Response('Too much was sent', { status: 413 });
  const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData().catch(() => null);
  if (form === null || [...form.keys()].some(isNoName)) throw new Response('Bad request', { status: 400 });
  if ((form.get(HONEYPOT_FIELD) ?? '') !== '') throw new Response('Bad request', { status: 400 });
  return form;
}

const isNoName = (name: string): boolean => name.length > NAME_AT_MOST || ROW_OF_NO_FORM.test(name);

/** How many fields a body holds, at least as many as a reader would make of it. */
function fieldsIn(bytes: Buffer, type: string): number {
  const boundary = /^multipart\/form-data\b.*?;\s*boundary="?([^";]+)"?/i.exec(type)?.[1];
  const sign = Buffer.from(boundary === undefined ? '&' : `--${boundary}`);
  let fields = boundary === undefined ? 1 : 0;
  for (let at = bytes.indexOf(sign); at >= 0 && fields <= FIELDS_AT_MOST; fields += 1)
    at = bytes.indexOf(sign, at + sign.length);
  return fields;
}

/** What a page sent by itself, to be read by the schema of whoever asked for it; null where it is no JSON. */
export const sentJson = (request: Request): Promise<unknown> => request.json().catch(() => null);
