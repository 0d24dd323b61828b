import type { Draft, VersionedEvent } from './entry.ts';

export type Handlers<S, E extends VersionedEvent> = {
  readonly [T in E['type']]?: (state: S, event: Extract<E, { readonly type: T }>, entry: Draft<E>) => S;
};

export interface Projection<S, E extends VersionedEvent> {
  readonly initial: S;
  readonly on: Handlers<S, E>;
}

/** One entry further; the state itself when the projection has no word for the event. */
export function evolve<S, E extends VersionedEvent>(
  projection: Projection<S, E>,
  state: S,
  entry: Draft<E>,
): S {
  const handlers = projection.on as Readonly<
    Record<string, ((s: S, e: E, entry: Draft<E>) => S) | undefined>
  >;
  const handler = handlers[entry.event.type];
  return handler ? handler(state, entry.event, entry) : state;
}
