import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { KitForm } from '#app/features/kit/kit-form.ts';
import { KitPage } from '#app/features/kit/kit-page.tsx';
import { Frame } from '#app/features/layout/frame.tsx';
import { NotFound } from '#app/features/layout/not-found.tsx';
import { VisitorHeader } from '#app/features/layout/visitor-header.tsx';
import { submitForm } from '#app/server/form.server.ts';
import { settings } from '#app/server/settings.server.ts';
import { themeOf } from '#app/ui/theme.ts';
import { offline } from '#contracts/api-error.ts';
import { err } from '#contracts/result.ts';

/** Only with SLIDE_BENCH=1; else the product does not know this address. */
export function loader({ request }: LoaderFunctionArgs) {
  if (!settings().slideBench) return json({ kit: null }, { status: 404 });
  const theme = themeOf(request.headers.get('Cookie'));
  return json({ kit: { theme, idempotencyKey: `"${crypto.randomUUID()}"` } });
}

/** Reads the invented form as any other; there is no API behind it, so a complete one is told that it is offline. */
export async function action({ request }: ActionFunctionArgs) {
  if (!settings().slideBench) throw new Response(null, { status: 404 });
  const outcome = await submitForm(request, KitForm, () => Promise.resolve(err(offline)));
  return json('refusal' in outcome ? outcome : null);
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.kit ? 'Parts of the screens' : 'Page Not Found'} · Pathology Cases` },
];

export default function Kit() {
  const { kit } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>() ?? undefined;
  return (
    <Frame header={<VisitorHeader />}>
      {kit === null ? <NotFound /> : <KitPage {...kit} lastResult={lastResult} />}
    </Frame>
  );
}
