import express, { type RequestHandler } from 'express';
import { z } from 'zod';
import type { WriteLine } from '../request-log.ts';

export const CSP_REPORTS_PATH = '/csp-reports';

const origin = z.string().transform((address) => {
  if (!URL.canParse(address)) return address.slice(0, 20).replaceAll(/[^a-z-]/g, '');
  const { protocol, host } = new URL(address);
  return `${protocol}//${host}`;
});

/** Both forms in which browsers report: the older one, and that of the Reporting API. */
const Report = z.object({ 'effective-directive': z.string().max(60), 'blocked-uri': origin });
const NewReport = z.object({
  body: z.object({ effectiveDirective: z.string().max(60), blockedURL: origin }),
});
const Sent = z.union([
  z
    .object({ 'csp-report': Report })
    .transform(({ 'csp-report': told }) => [
      { directive: told['effective-directive'], blocked: told['blocked-uri'] },
    ]),
  z
    .array(NewReport)
    .max(20)
    .transform((all) =>
      all.map(({ body }) => ({ directive: body.effectiveDirective, blocked: body.blockedURL })),
    ),
]);

const readBody = express.json({
  limit: '16kb',
  type: ['application/csp-report', 'application/reports+json', 'application/json'],
});

/** Takes what browsers report of our policy, and writes which rule stopped what: no address with its path, which may name anything. */
export function cspReports(write: WriteLine): RequestHandler[] {
  return [
    readBody,
    (request, response) => {
      const read = Sent.safeParse(request.body);
      for (const { directive, blocked } of read.success ? read.data : [])
        write(
          JSON.stringify({
            time: new Date().toISOString(),
            event: 'csp.violated',
            directive: directive.replaceAll(/[^a-z-]/g, ''),
            blocked,
          }),
        );
      response.status(read.success ? 204 : 400).end();
    },
  ];
}
