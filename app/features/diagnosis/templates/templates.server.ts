import type { ActionFunctionArgs } from '@remix-run/node';
import { screens } from '#app/core/access/screens.ts';
import type { TemplatesAnswer } from '#app/core/resources/templates-answer.ts';
import { readFailureText, rowFailureText } from '#app/core/text/api-messages.ts';
import { type Api, apiFor } from '#app/server/api.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import { readEveryPage } from '#app/server/lists/every-page.server.ts';
import { sentJson } from '#app/server/posted-form.server.ts';
import type { ApiError } from '#contracts/api-error.ts';
import { TemplateChange } from './template-change.ts';

/** Changes the templates of the reader's own, and answers all that there are then. */
export async function changeTemplates({ request }: ActionFunctionArgs): Promise<TemplatesAnswer> {
  const session = await requireScreen(request, screens.primaryDiagnosisCase);
  const api = apiFor(session, request);
  const sent = TemplateChange.safeParse(await sentJson(request));
  if (!sent.success) return { ok: false, message: 'A template needs a name and a text.' };
  const done = await change(api, sent.data);
  if (!done.ok) {
    return isOutdated(done.error)
      ? refuseOutdated(api, sent.data)
      : { ok: false, message: rowFailureText(done.error) };
  }
  const listed = await readEveryPage((query) => api.listTextTemplates({ query }));
  if (listed.ok) return { ok: true, templates: [...listed.value.items] };
  return { ok: false, message: readFailureText(listed.error) };
}

/** The template was changed or deleted where the reader has it open too. */
const isOutdated = (error: ApiError): boolean =>
  error.kind === 'http' && (error.status === 412 || error.status === 404);

/** The API's own sentence speaks of a case. With the templates as they are, the reader can do it again. */
async function refuseOutdated(api: Api, sent: TemplateChange): Promise<TemplatesAnswer> {
  const listed = await readEveryPage((query) => api.listTextTemplates({ query }));
  if (!listed.ok) {
    return { ok: false, message: 'This template was changed elsewhere. Nothing was done.' };
  }
  const templates = [...listed.value.items];
  const found = templates.find((template) => 'id' in sent && template.id === sent.id);
  const message =
    found === undefined
      ? 'This template was deleted elsewhere.'
      : `This template was changed elsewhere, and is called “${found.name}” now. Nothing was done: press again if you still want to.`;
  return { ok: false, message, templates };
}

function change(api: Api, sent: TemplateChange) {
  switch (sent.does) {
    case 'save': {
      const { does: _, key, ...body } = sent;
      return api.createTextTemplate({ headers: { 'Idempotency-Key': key }, body });
    }
    case 'rename': {
      const { id, etag, name } = sent;
      const [params, headers] = [{ templateId: id }, { 'If-Match': etag }];
      return api.updateTextTemplate({ params, headers, body: { name } });
    }
    case 'delete':
      return api.deleteTextTemplate({ params: { templateId: sent.id }, headers: { 'If-Match': sent.etag } });
  }
}
