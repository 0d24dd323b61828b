import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { PaneId } from '#app/core/event-log/entry.ts';
import type { LinkAnswer } from '#app/core/resources/link-answer.ts';
import type { SlideLink } from '#contracts/generated/wire.ts';
import { $currentIn, $images, caseHandedOver } from './slides.ts';

/** Specification 4.4 and 9. */
export const LINK_BATCH_SIZE = 5;

export type LinkState =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'ready';
      readonly link: SlideLink;
      /** The link that stood when the slide was last to be opened anew; a slide that is open outlives its renewal. */
      readonly opening: SlideLink;
      /** Why the server gave no newer link when it was asked last; absent where it was not asked, or gave one. */
      readonly unrenewed?: string;
    }
  | { readonly kind: 'failed'; readonly message: string };

/** Asks the server for the signed links of one slide file; the page gives its handler. */
export const loadSlideLinkFx = createEffect<string, LinkAnswer>(() => {
  throw new Error('The page gives the handler');
});
/** A link is asked for and its slide opened anew: the reader pressed 'Try again'. */
export const linkRenewed = createEvent<string>();
/** Every link of the case that failed is asked for anew, the open slide's first. */
export const failedLinksRenewed = createEvent();

type Answer =
  | { readonly ok: true; readonly link: SlideLink }
  | { readonly ok: false; readonly message: string };

const LOADING: LinkState = { kind: 'loading' };

function afterAnswer(before: LinkState | undefined, answer: Answer): LinkState {
  // A slide that is open was only to get a newer link: what is on the screen stays, with or without it.
  if (before?.kind === 'ready')
    return answer.ok
      ? { kind: 'ready', link: answer.link, opening: before.opening }
      : { ...before, unrenewed: answer.message };
  if (!answer.ok) return { kind: 'failed', message: answer.message };
  return { kind: 'ready', link: answer.link, opening: answer.link };
}

/** One entry for each blob, so that a slide shown twice is asked for once. */
export const $links = createStore<Readonly<Record<string, LinkState>>>({}, { serialize: 'ignore' })
  .on(loadSlideLinkFx, (links, blobId) =>
    links[blobId] === undefined ? { ...links, [blobId]: LOADING } : links,
  )
  .on(loadSlideLinkFx.done, (links, { params: blobId, result }) => ({
    ...links,
    [blobId]: afterAnswer(links[blobId], result),
  }))
  .on(loadSlideLinkFx.fail, (links, { params: blobId, error }) => ({
    ...links,
    [blobId]: afterAnswer(links[blobId], { ok: false, message: error.message }),
  }))
  .on(linkRenewed, (links, blobId) => ({ ...links, [blobId]: LOADING }));

/** The batch with the slide to start on goes first; then the others in reading order. */
export function batchesOf(blobIds: readonly string[], first: string | null): readonly (readonly string[])[] {
  const different = [...new Set(first === null ? blobIds : [first, ...blobIds])];
  const batches: string[][] = [];
  for (let at = 0; at < different.length; at += LINK_BATCH_SIZE) {
    batches.push(different.slice(at, at + LINK_BATCH_SIZE));
  }
  return batches;
}

const loadBatchesFx = createEffect(async (batches: readonly (readonly string[])[]) => {
  for (const batch of batches) {
    // One failing link is told at its slide; the others go on.
    await Promise.all(batch.map((blobId) => loadSlideLinkFx(blobId).catch(() => undefined)));
  }
});

// All of them are on their way at once, so that a second run beside the first finds nothing to ask for.
$links.on(loadBatchesFx, (links, batches) => ({
  ...links,
  ...Object.fromEntries(batches.flat().map((blobId) => [blobId, LOADING])),
}));

// A case may be handed over twice; what is known or on its way is not asked for again.
sample({
  clock: caseHandedOver,
  source: $links,
  fn: (links, { images, start }) => {
    const missing = images.map(({ fileContent }) => {
      const known = fileContent === null ? undefined : links[fileContent];
      return known === undefined || known.kind === 'failed' ? fileContent : null;
    });
    return batchesOf(
      missing.filter((blobId) => blobId !== null),
      missing[start] ?? null,
    );
  },
  target: loadBatchesFx,
});
sample({ clock: linkRenewed, target: loadSlideLinkFx });
sample({
  clock: failedLinksRenewed,
  source: { images: $images, links: $links, current: $currentIn.primary },
  fn: ({ images, links, current }) => {
    const failed = images.flatMap(({ fileContent }) =>
      fileContent !== null && links[fileContent]?.kind === 'failed' ? [fileContent] : [],
    );
    const here = current?.fileContent ?? null;
    return batchesOf(failed, here !== null && failed.includes(here) ? here : null);
  },
  target: loadBatchesFx,
});

/** Not one link of the case could be had, though there are some to ask for. */
export const $allLinksFailed = combine($images, $links, (images, links) => {
  const blobIds = images.flatMap(({ fileContent }) => fileContent ?? []);
  return blobIds.length > 0 && blobIds.every((blobId) => links[blobId]?.kind === 'failed');
});

const linkIn = (pane: PaneId) =>
  combine($currentIn[pane], $links, (image, links) => {
    const blobId = image?.fileContent ?? null;
    return blobId === null ? null : (links[blobId] ?? LOADING);
  });

/** The link of the slide that each pane has open; null where its record has lost the reference. */
export const $linkIn = { primary: linkIn('primary'), secondary: linkIn('secondary') } as const;

const openingIn = (pane: PaneId) =>
  $linkIn[pane].map((link): object | null => (link?.kind === 'ready' ? link.opening : link));

/** What stays the same for as long as an open slide need not be opened anew, though its link be renewed. */
export const $openingIn = { primary: openingIn('primary'), secondary: openingIn('secondary') } as const;
