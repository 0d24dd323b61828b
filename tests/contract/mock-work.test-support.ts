import type { OperationId } from '#contracts/generated/operations/index.ts';
import type { StainRequestZodType } from '#contracts/generated/schemas/stain-request.ts';
import { NO_TEXT } from '#mock-server/rules/cases/draft-text.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import type { MockApi } from '#mock-server/server.ts';
import type { CaseRecord, ImageRecord } from '#mock-server/store/records/records.ts';
import { type Answered, key, type MockClient, mockInProcess, type Person } from './mock-client.ts';

/** A Selected case of the first provider, whose facility has a laboratory and both of its people. */
export const CASE = 'cas_dp-2026-000009';
export const START = Date.parse('2026-11-20T14:00:00Z');

export interface Desk {
  readonly api: MockApi;
  readonly client: MockClient;
  readonly tokens: Readonly<Record<Person, string>>;
  readonly time: { now: number };
  /** Asks as a person, with a new key and the version that is named (none when left out). */
  readonly as: (
    person: Person,
    id: OperationId,
    asking: {
      readonly params?: Readonly<Record<string, string>>;
      readonly query?: Readonly<Record<string, string | number>>;
      readonly version?: number;
      readonly body?: unknown;
      readonly key?: string;
      readonly headers?: Readonly<Record<string, string>>;
    },
  ) => Promise<Answered>;
  readonly stored: (caseId?: string) => CaseRecord;
  readonly changeCase: (changes: Partial<CaseRecord>, caseId?: string) => CaseRecord;
  /** Puts finished images on a slide, as addImage does with finished uploads. */
  readonly addImages: (subsectionId: string, imageIds: readonly string[]) => void;
  /** Notices of a person, newest last: event and text. */
  readonly noticesOf: (userId: string) => readonly string[];
}

const PEOPLE: readonly Person[] = ['provider', 'provider2', 'provisional', 'facility', 'np', 'admin'];

/** A mock in which everyone is logged in. */
export async function openDesk(): Promise<Desk> {
  const time = { now: START };
  const { api, client } = mockInProcess({ now: () => time.now, tokenLifeMs: 400 * 86_400_000 });
  const pairs = await Promise.all(PEOPLE.map(async (person) => [person, await client.logIn(person)]));
  const tokens = Object.fromEntries(pairs) as Record<Person, string>;
  const readStored = (caseId = CASE): CaseRecord => {
    const aCase = api.world().cases.find(caseId);
    if (aCase === null) throw new Error('the demo world has changed');
    return aCase;
  };
  return {
    api,
    client,
    tokens,
    time,
    stored: readStored,
    as: (person, id, { version, key: sameKey, headers, ...asking }) =>
      client.ask(id, {
        ...asking,
        headers: {
          'Idempotency-Key': sameKey ?? key(),
          ...(version === undefined ? {} : { 'If-Match': `"v${version}"` }),
          ...headers,
        },
        as: tokens[person],
      }),
    changeCase: (changes, caseId = CASE) =>
      api.world().cases.change(caseId, (record) => ({ ...record, ...changes })),
    addImages: (subsectionId, imageIds) => {
      api
        .world()
        .cases.change(CASE, (record) => ({
          ...record,
          specimens: withImages(record, subsectionId, imageIds, time.now),
        }));
    },
    noticesOf: (userId) =>
      api
        .world()
        .notifications.by('user', userId)
        .filter(({ event }) => event !== 'tasks_due')
        .map(({ event, text }) => `${event}: ${text}`),
  };
}

/** A stain of CD20, as the reader of the case orders it. */
export async function orderStain({ as }: Desk): Promise<StainRequestZodType> {
  const orders = [{ kind: 'ihc', specimenID: 'A', block: 'A1', stain: 'CD20' }];
  const answer = await as('provider', 'createStainRequest', {
    params: { caseId: CASE },
    version: 3,
    body: { orders },
  });
  return dataOf<{ requests: [StainRequestZodType] }>(answer).requests[0];
}

const withImages = (
  { specimens }: CaseRecord,
  subsectionId: string,
  imageIds: readonly string[],
  now: number,
): CaseRecord['specimens'] =>
  specimens.map((specimen) => ({
    ...specimen,
    subsections: specimen.subsections.map((slide) =>
      slide.id === subsectionId
        ? { ...slide, images: [...slide.images, ...imageIds.map((id) => imageOf(id, now))] }
        : slide,
    ),
  }));

const imageOf = (imageId: string, now: number): ImageRecord => ({
  imageId,
  blobId: `blob-${imageId}`,
  fileName: `${imageId}.svs`,
  gone: false,
  upload: {
    uploadId: `upl_${imageId}`,
    checksum: Buffer.from(imageId).toString('hex').padStart(64, '0'),
    sizeBytes: 4096,
    addedAt: new Date(now).toISOString(),
    readable: true,
    notShown: null,
    hasScale: true,
  },
});

/** The data of a success, as far as the test names it. */
export const dataOf = <T>(answer: Answered): T => (answer.body as { data: T }).data;

/** The first reader's text, as it was saved: all that it needs but the diagnoses themselves, and every slide was opened. */
export function writeDiagnosis(
  desk: Desk,
  texts: readonly { readonly specimenID: string; readonly text: string }[],
): void {
  const { diagnoses } = desk.api.world();
  diagnoses.remove(CASE);
  const slides = desk.stored().specimens.flatMap(({ subsections }) => subsections);
  const openedImageIds = slides.flatMap(({ images }) => images.map(({ imageId }) => imageId));
  desk.changeCase({ openedImageIds });
  diagnoses.insert({
    ...NO_TEXT,
    seeDiagnosis: true,
    findings: [{ code: 'N40.0', specimenID: null }],
    id: CASE,
    version: 1,
    savedAt: '2026-11-20T13:00:00Z',
    shared: null,
    savedBy: { userId: PROVIDER, displayName: 'Dr. Imara Vellacott' },
    texts: texts.map((one) => ({ ...one, siteConfirmedReason: null })),
  });
}
