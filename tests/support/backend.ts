import { listen } from '#mock-server/http/node-adapter.ts';
import { createMockApi } from '#mock-server/server.ts';

interface Backend {
  readonly url: string;
  /** The token of every login, the latest last. */
  readonly tokens: readonly string[];
  /** Paths that were asked for, since the last look. */
  readonly takeAsked: () => readonly string[];
  readonly stop: () => Promise<void>;
}

/** The mock API as a backend elsewhere, so that the tokens which it issues are known here. */
export async function startBackend(): Promise<Backend> {
  const api = createMockApi({ failedLoginsPerMinute: 10_000 });
  await api.ready;
  const tokens: string[] = [];
  const asked: string[] = [];
  const listening = await listen(
    {
      ...api,
      fetch: async (request) => {
        const { pathname } = new URL(request.url);
        asked.push(pathname);
        const answer = await api.fetch(request);
        if (pathname.endsWith('/users/login')) {
          const { data } = (await answer.clone().json()) as { data: { token: string } | null };
          if (data !== null) tokens.push(data.token);
        }
        return answer;
      },
    },
    { port: 0 },
  );
  return { url: listening.url, tokens, takeAsked: () => asked.splice(0), stop: listening.close };
}
