import { labels } from '#contracts/generated/labels.ts';
import type {
  Case,
  CaseQuestion,
  OrderKind,
  RequestStatus,
  RescanRequest,
  StainRequest,
} from '#contracts/generated/wire.ts';
import { cutText, slideWithCut } from '../slides/slide-names.ts';
import { blockOf, isSentByFacility } from '../tasks/ordered-slides.ts';
import { parcelText } from '../tasks/parcel.ts';
import { dayText } from '../text/dates.ts';
import { questionAbout } from './question-words.ts';

/** Something that the reader asked for, in one shape whatever it is. */
export interface ListedRequest {
  readonly id: string;
  readonly what: string;
  /** Part and block, or the slide. */
  readonly about: string;
  readonly status: RequestStatus;
  readonly askedAt: string;
  readonly dueAt: string;
  /** What was asked besides, or why it was declined. */
  readonly note: string | null;
  /** When the laboratory will have it ready and how it was sent, while it is awaited; then what was counted of it. */
  readonly told: readonly string[];
  /** The order's own ETag, where it may still be taken back. */
  readonly cancelEtag: string | null;
}

const OPEN: ReadonlySet<RequestStatus> = new Set(['Requested', 'InProgress']);

export const isOpenRequest = ({ status }: Pick<ListedRequest, 'status'>): boolean => OPEN.has(status);

const byWhom = ({ closedBy }: StainRequest): string =>
  closedBy === null ? '' : ` (declined by ${closedBy.displayName})`;

function toldOf(order: StainRequest): readonly string[] {
  const { piecesReceived: pieces, promisedFor } = order;
  if (pieces !== null) return [pieces === 1 ? '1 piece received' : `${pieces} pieces received`];
  if (!isOpenRequest(order)) return [];
  const parcel = parcelText(order);
  return [
    ...(promisedFor === null ? [] : [`Ready on ${dayText(promisedFor)}`]),
    ...(parcel === null ? [] : [`On its way with ${parcel}`]),
  ];
}

function listedOrder(order: StainRequest): ListedRequest {
  const { id, kind, stain, slideCount, specimenID, block, status, requestedAt, dueAt, etag } = order;
  const what = needsStain(kind) && stain !== null ? stain : labels.OrderKind[kind];
  const declined = order.declineReason === null ? null : labels.OrderDeclineReason[order.declineReason];
  const count = slideCount > 1 ? ` x${slideCount}` : '';
  return {
    id,
    what: `${what}${count}`,
    about: `Specimen ${specimenID}, block ${block}`,
    status,
    askedAt: requestedAt,
    dueAt,
    note:
      declined === null
        ? order.note
        : [declined, order.declineNote].filter(Boolean).join(': ') + byWhom(order),
    told: toldOf(order),
    cancelEtag: order.allowedActions.includes('cancel') ? etag : null,
  };
}

const listedQuestion = (question: CaseQuestion): ListedRequest => ({
  id: question.id,
  what: `Question about ${questionAbout({ ...question, specimenID: null })}`,
  about: question.specimenID === null ? 'Whole case' : `Specimen ${question.specimenID}`,
  status: question.status,
  askedAt: question.askedAt,
  dueAt: question.dueAt,
  note: question.text,
  told: [],
  cancelEtag: null,
});

const listedRescan = (rescan: RescanRequest, nameOf: (imageId: string) => string): ListedRequest => ({
  id: rescan.id,
  what: `Rescan: ${labels.RescanReason[rescan.reason].toLowerCase()}`,
  about: nameOf(rescan.imageId),
  status: rescan.status,
  askedAt: rescan.requestedAt,
  dueAt: rescan.dueAt,
  note: rescan.declineReason ?? rescan.note,
  told: [],
  cancelEtag: null,
});

/** 'Specimen A, A1, H&E: 0042.svs': a scanner names its files without the slide, and a slide may have several. */
const namedImages = (slides: Case['slides']) =>
  slides.flatMap(({ specimenID, subsections }) =>
    subsections.flatMap((subsection) =>
      subsection.images.map(({ imageId, fileName }) => {
        const slide = [`Specimen ${specimenID}`, slideWithCut(subsection)].filter(Boolean).join(', ');
        return { subsectionId: subsection.id, imageId, name: `${slide}: ${fileName}` };
      }),
    ),
  );

interface Asked {
  readonly orders: readonly StainRequest[];
  readonly rescans: readonly RescanRequest[];
  readonly questions: readonly CaseQuestion[];
}

/**
 * What the reader waits for, the soonest due first, and then what was declined: that comes back as a question and is
 * never closed silently. Glass and blocks that came are told too, for no new slide of the case shows it.
 */
export function listRequests(
  { orders, rescans, questions }: Asked,
  slides: Case['slides'],
): readonly ListedRequest[] {
  const names = new Map(namedImages(slides).map(({ imageId, name }) => [imageId, name]));
  const all = [
    ...orders.map(listedOrder),
    ...rescans.map((rescan) => listedRescan(rescan, (imageId) => names.get(imageId) ?? imageId)),
    ...questions.map(listedQuestion),
  ];
  const came = new Set(orders.filter(({ kind }) => isSentByFacility(kind)).map(({ id }) => id));
  return all
    .filter(
      (one) =>
        isOpenRequest(one) || one.status === 'Declined' || (one.status === 'Fulfilled' && came.has(one.id)),
    )
    .toSorted(
      (a, b) => Number(isOpenRequest(b)) - Number(isOpenRequest(a)) || a.dueAt.localeCompare(b.dueAt),
    );
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

const SEPARATOR = '|';

/** The blocks that something can be ordered from, with what was cut from each already. */
export function blockChoices(slides: Case['slides']): readonly Choice[] {
  return slides.flatMap(({ specimenID, subsections }) => {
    const blocks = new Map<string, string[]>();
    for (const subsection of subsections) {
      const block = blockOf(subsection);
      if (block === null) continue;
      blocks.set(block, [...(blocks.get(block) ?? []), cutText(subsection)]);
    }
    return [...blocks].map(([block, stains]) => ({
      value: specimenID + SEPARATOR + block,
      label: `Specimen ${specimenID}, block ${block} (${[...new Set(stains)].join(', ')})`,
    }));
  });
}

/** The slides that can be scanned again. */
export const imageChoices = (slides: Case['slides']): readonly Choice[] =>
  namedImages(slides).map(({ subsectionId, imageId, name }) => ({
    value: subsectionId + SEPARATOR + imageId,
    label: name,
  }));

/** What the choices above are for one slide; null where the case does not have it. */
export function placeOfImage(
  slides: Case['slides'],
  imageId: string,
): { readonly specimenID: string; readonly block: string | null; readonly image: string } | null {
  for (const { specimenID, subsections } of slides)
    for (const subsection of subsections) {
      if (!subsection.images.some((image) => image.imageId === imageId)) continue;
      const block = blockOf(subsection);
      return {
        specimenID,
        block: block === null ? null : specimenID + SEPARATOR + block,
        image: subsection.id + SEPARATOR + imageId,
      };
    }
  return null;
}

/** The two halves of a choice above. */
export function halvesOf(value: string): readonly [string, string] {
  const at = value.lastIndexOf(SEPARATOR);
  return at === -1 ? ['', value] : [value.slice(0, at), value.slice(at + 1)];
}

const NEEDS_STAIN: readonly OrderKind[] = ['special_stain', 'ihc', 'ish'];
export const needsStain = (kind: OrderKind): boolean => NEEDS_STAIN.includes(kind);
