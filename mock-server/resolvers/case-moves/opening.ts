import { isWithReader } from '#app/core/cases/status.ts';
import type { Answer, Call, Resolver } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import { changeFacts, factsOf } from '../../rules/cases/case-facts.ts';
import { caseOf } from '../../rules/cases/case-of.ts';
import { changeCase, recordEvent } from '../../rules/trail/case-events.ts';
import { etagOf, requireVersion } from '../../rules/versions.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import { caseNumberOf, presentImages } from '../cases/case-forms.ts';
import { moveCase } from './moved.ts';

export const openCase: Resolver<'openCase'> = {
  resolve: (call) =>
    call.world.lock(`case ${call.input.params.caseId}`, (): Answer<'openCase'> => {
      const { world, now, input } = call;
      const aCase = caseOf(call);
      if (!isWithReader(aCase.status)) throw refuse('CASE_STATE');
      const { firstOpenedAt } = factsOf(world, aCase.id);
      if (firstOpenedAt !== null) return answerOpening(call, aCase, firstOpenedAt);
      requireVersion(input.headers['If-Match'], aCase);
      const at = new Date(now).toISOString();
      changeFacts(world, aCase.id, () => ({ firstOpenedAt: at, releaseClock: null }));
      return answerOpening(
        call,
        changeCase(call, aCase.id, () => ({})),
        at,
      );
    }),
};

function answerOpening(call: Call<'openCase'>, aCase: CaseRecord, firstOpenedAt: string) {
  const { etag, data } = moveCase(call, aCase);
  // Whoever holds a case took it at some time; only a world that was put together by hand lacks that.
  const selectedAt = data.selectedAt ?? firstOpenedAt;
  return { etag, data: { ...data, caseID: caseNumberOf(aCase), selectedAt, firstOpenedAt } };
}

export const recordImageOpened: Resolver<'recordImageOpened'> = {
  see: (call) => void imageIn(call, caseOf(call)),
  resolve: (call) =>
    call.world.lock(`case ${call.input.params.caseId}`, (): Answer<'recordImageOpened'> => {
      const { world, now, caller } = call;
      const aCase = caseOf(call);
      const imageId = imageIn(call, aCase);
      const userId = caller.user.id;
      const isReader = aCase.assignedProviderId === userId;
      recordEvent(call, aCase, { kind: 'image_opened', subject: imageId });
      const at = new Date(now).toISOString();
      const { openings } = changeFacts(world, aCase.id, (facts) => ({
        openings: facts.openings.some((one) => one.userId === userId && one.imageId === imageId)
          ? facts.openings
          : [...facts.openings, { userId, imageId, at }],
        // Whoever looks at a slide has begun to read, whether the page of the text is opened as well or not.
        firstOpenedAt:
          isReader && isWithReader(aCase.status) ? (facts.firstOpenedAt ?? at) : facts.firstOpenedAt,
        releaseClock: isReader ? null : facts.releaseClock,
      }));
      const own = openings.filter((one) => one.userId === userId);
      const present = presentImages(aCase.specimens).map((image) => image.imageId);
      const read = present.filter((id) => own.some((one) => one.imageId === id));
      // Reading raises no version: it must not make a change elsewhere stale.
      if (isReader) world.cases.change(aCase.id, (record) => ({ ...record, openedImageIds: read }));
      return {
        etag: etagOf(aCase),
        data: {
          caseId: aCase.id,
          version: aCase.version,
          etag: etagOf(aCase),
          imageId,
          openedAt: own.find((one) => one.imageId === imageId)?.at ?? at,
          imagesOpened: read.length,
          imagesTotal: present.length,
        },
      };
    }),
};

function imageIn({ input }: Call<'recordImageOpened'>, aCase: CaseRecord): string {
  const { imageId } = input.params;
  const isThere = presentImages(aCase.specimens).some((image) => image.imageId === imageId);
  if (!isThere) throw refuse('NOT_FOUND');
  return imageId;
}
