import type { ActionFunctionArgs } from '@remix-run/node';
import { screens } from '#app/core/access/screens.ts';
import type { TemplatesAnswer } from '#app/core/resources/templates-answer.ts';
import { fileFailureText, readFailureText } from '#app/core/text/api-messages.ts';
import { type Api, apiFor, reportContractBreach } from '#app/server/api.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import { readEveryPage } from '#app/server/lists/every-page.server.ts';
import { TemplateChange } from './template-change.ts';

/** Changes the templates of the reader's own, and answers all that there are then. */
export async function changeTemplates({ request }: ActionFunctionArgs): Promise<TemplatesAnswer> {
  const session = await requireScreen(request, screens.primaryDiagnosisCase);
  const api = apiFor(session, request);
  const sent = TemplateChange.safeParse(await request.json().catch(() => null));
  if (!sent.success) return { ok: false, message: 'A template needs a name and a text.' };
  const done = await change(api, sent.data);
  if (!done.ok) {
    reportContractBreach(done.error);
    return { ok: false, message: fileFailureText(done.error) };
  }
  const listed = await readEveryPage((query) => api.listTextTemplates({ query }));
  if (listed.ok) return { ok: true, templates: [...listed.value.items] };
  reportContractBreach(listed.error);
  return { ok: false, message: readFailureText(listed.error) };
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
