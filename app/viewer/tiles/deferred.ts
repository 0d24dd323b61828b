/** A promise with its two ends in hand; `Promise.withResolvers` is younger than the Node that tests run in. */
export interface Deferred<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
  readonly reject: (cause: unknown) => void;
}

export function deferred<T>(): Deferred<T> {
  let ends: Pick<Deferred<T>, 'resolve' | 'reject'> | null = null;
  const promise = new Promise<T>((resolve, reject) => {
    ends = { resolve, reject };
  });
  if (ends === null) throw new Error('A promise runs its executor at once.');
  return { promise, ...(ends as Pick<Deferred<T>, 'resolve' | 'reject'>) };
}
