import type { FailureZodType } from '#contracts/generated/schemas/failure.ts';

/** How the front door tells a page that its person has changed too much in a minute, and how long to wait. */
export const CHANGES_WAIT_HEADER = 'x-changes-wait';

/** The seconds that the person of a request has to wait before the next change; null for no need to. */
export const changesWaitOf = ({ headers }: Pick<Request, 'headers'>): string | null =>
  headers.get(CHANGES_WAIT_HEADER);

const TOO_MANY: FailureZodType = {
  isSuccess: false,
  data: null,
  message: null,
  error: 'Too many requests. Wait a minute, then try again.',
  details: null,
};

const SAFE_METHODS: readonly string[] = ['GET', 'HEAD'];

/** What the API would say to a change too many; null for a read, which the page needs to be shown again. */
export function refusedChange(method: string, wait: string): Response | null {
  if (SAFE_METHODS.includes(method)) return null;
  return Response.json(TOO_MANY, {
    status: 429,
    headers: { 'Retry-After': wait, 'X-Error-Code': 'TOO_MANY_REQUESTS', 'Cache-Control': 'no-store' },
  });
}

/** An answer of a page to such a request says so in its status too; one that leads elsewhere or failed stays as it is. */
export const statusFor = (request: Request, status: number): number =>
  status === 200 && changesWaitOf(request) !== null ? 429 : status;
