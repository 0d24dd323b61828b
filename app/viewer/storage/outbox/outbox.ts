import type { ImageId } from '#app/core/event-log/entry.ts';
import type { StorageKey } from '../marks/storage-key.ts';
import type { Exchange, ExchangeInput } from './exchange.ts';
import {
  applyAnswer,
  askHidden,
  beginSending,
  hurry,
  type ImageOutbox,
  markUnsent,
  NEW_OUTBOX,
  reopen,
  schedule,
} from './image-outbox.ts';

/** What the outbox is told. */
export type OutboxOrder =
  /** The server may not have everything that an earlier visit left of these images. */
  | { readonly kind: 'left'; readonly imageIds: readonly ImageId[] }
  /** What lies here of an image is known, as far as it can be: the server is asked what it has. */
  | { readonly kind: 'opened'; readonly imageId: ImageId }
  /** Marks were made by hand. */
  | { readonly kind: 'made'; readonly imageIds: readonly ImageId[] }
  /** The network is back. */
  | { readonly kind: 'online' }
  /** The case takes marks, as it may not have before. */
  | { readonly kind: 'reopened' }
  /** What the case has may be told to the reader by now, as it was not before. */
  | { readonly kind: 'unhidden' }
  /** The page may be gone in a moment: what waits for a hand that draws on goes now. */
  | { readonly kind: 'hurry' }
  /** Another person's session has answered: nothing is sent any more. */
  | { readonly kind: 'stop' };

export interface OutboxPorts {
  /** Everything that is kept of an image by now; null where there is no case to send it to. */
  readonly inputOf: (imageId: ImageId) => Omit<ExchangeInput, 'server'> | null;
  /** One round with the server; a rejection counts as a server that was not reached. */
  readonly exchange: (input: ExchangeInput) => Promise<Exchange>;
  readonly wait: (ms: number) => Promise<void>;
  /** Tells of each new state of an image. */
  readonly onChange: (imageId: ImageId, outbox: ImageOutbox) => void;
  /** Tells of each answer, after the state that it led to. */
  readonly onAnswer: (place: StorageKey, answer: Exchange) => void;
}

/** Brings the marks of a case to the server, image by image, and tries until it has them or refuses them. */
export class Outbox {
  readonly #ports: OutboxPorts;
  readonly #images = new Map<ImageId, ImageOutbox>();
  #isStopped = false;

  constructor(ports: OutboxPorts) {
    this.#ports = ports;
  }

  /** Resolves when everything that became due by the order was sent, refused or overtaken. */
  async take(order: OutboxOrder): Promise<void> {
    switch (order.kind) {
      case 'left':
        for (const imageId of order.imageIds) this.#change(imageId, { ...this.#of(imageId), unsent: true });
        return;
      case 'opened':
        return this.#schedule([order.imageId], (outbox) => schedule(outbox, 0));
      case 'made':
        return this.#schedule(order.imageIds, markUnsent);
      case 'online':
        return this.#schedule([...this.#images.keys()], hurry);
      case 'reopened':
        return this.#schedule([...this.#images.keys()], reopen);
      case 'unhidden':
        return this.#schedule([...this.#images.keys()], askHidden);
      case 'hurry':
        return this.#sendWaiting();
      case 'stop':
        this.#isStopped = true;
    }
  }

  /** Without a turn of the event loop before the request: a page that is closed has no next one. */
  async #sendWaiting(): Promise<void> {
    const waiting = [...this.#images].filter(
      ([, { phase, unsent, server }]) => phase === 'due' && unsent && server !== null,
    );
    await Promise.all(
      waiting.map(async ([imageId, { server }]) => {
        const input = this.#ports.inputOf(imageId);
        if (this.#isStopped || input === null) return;
        await this.#send({ ...input, server });
        await this.#run(imageId);
      }),
    );
  }

  #of(imageId: ImageId): ImageOutbox {
    return this.#images.get(imageId) ?? NEW_OUTBOX;
  }

  #change(imageId: ImageId, outbox: ImageOutbox): void {
    if (outbox === this.#of(imageId)) return;
    this.#images.set(imageId, outbox);
    this.#ports.onChange(imageId, outbox);
  }

  async #schedule(imageIds: readonly ImageId[], change: (outbox: ImageOutbox) => ImageOutbox): Promise<void> {
    const due = imageIds.filter((imageId) => {
      const before = this.#of(imageId);
      this.#change(imageId, change(before));
      return this.#of(imageId).turn !== before.turn;
    });
    await Promise.all(due.map((imageId) => this.#run(imageId)));
  }

  /** Waits and sends, again and again, until the image is at rest or a later order has taken over. */
  async #run(imageId: ImageId): Promise<void> {
    while (this.#of(imageId).phase === 'due') {
      const { turn, waitMs } = this.#of(imageId);
      await this.#ports.wait(waitMs);
      const now = this.#of(imageId);
      const input = this.#ports.inputOf(imageId);
      if (this.#isStopped || now.phase !== 'due' || now.turn !== turn || input === null) return;
      await this.#send({ ...input, server: now.server });
    }
  }

  async #send(input: ExchangeInput): Promise<void> {
    const { imageId } = input.place;
    this.#change(imageId, beginSending(this.#of(imageId)));
    const answer = await this.#ports.exchange(input).catch(() => null);
    if (answer?.kind === 'sessionMismatch') this.#isStopped = true;
    this.#change(imageId, applyAnswer(this.#of(imageId), answer, input.kept));
    if (answer !== null) this.#ports.onAnswer(input.place, answer);
  }
}
