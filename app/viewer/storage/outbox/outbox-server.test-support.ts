import type {
  AnnotationsAnswer,
  RefusedAnnotations,
  SavedAnnotationsAnswer,
} from '#app/core/resources/annotations-answer.ts';
import type { AnnotationsInput } from '#contracts/generated/wire.ts';
import type { AnnotationsPort } from './exchange.ts';

export interface TestServer {
  readonly port: AnnotationsPort;
  /** By image, what was saved last. */
  readonly saved: Map<string, AnnotationsInput>;
  /** Every call, in order. */
  readonly calls: string[];
  /** Answers of the next calls, whatever they ask for. */
  readonly refusals: Pick<RefusedAnnotations, 'status' | 'message' | 'imageGone'>[];
  userId: string;
  isDown: boolean;
}

/** The API with its versions, as the page sees it. */
export function createServer(): TestServer {
  const versions = new Map<string, number>();
  const etagOf = (imageId: string): string => `"v${String(versions.get(imageId) ?? 0)}"`;
  const answer = <T>(make: () => T): Promise<T | RefusedAnnotations> => {
    if (server.isDown) return Promise.reject(new Error('no network'));
    const refused = server.refusals.shift();
    if (refused !== undefined) return Promise.resolve({ ok: false, userId: server.userId, ...refused });
    return Promise.resolve(make());
  };
  const server: TestServer = {
    saved: new Map(),
    calls: [],
    refusals: [],
    userId: 'u',
    isDown: false,
    port: {
      fetchAnnotations: (_, imageId) => {
        server.calls.push(`GET ${imageId}`);
        const log = server.saved.get(imageId)?.log ?? [];
        return answer(
          (): AnnotationsAnswer => ({
            ok: true,
            userId: server.userId,
            etag: etagOf(imageId),
            annotations: { log: [...log] },
          }),
        );
      },
      putAnnotations: (_, imageId, etag, input) => {
        server.calls.push(`PUT ${imageId}`);
        return answer((): SavedAnnotationsAnswer => {
          const { userId } = server;
          if (etag !== etagOf(imageId)) return { ok: false, userId, status: 412, message: 'stale' };
          versions.set(imageId, (versions.get(imageId) ?? 0) + 1);
          server.saved.set(imageId, input);
          return { ok: true, userId, etag: etagOf(imageId) };
        });
      },
      pause: () => Promise.resolve(),
    },
  };
  return server;
}
