import { slideName } from '#app/core/slides/slide-names.ts';
import type { SpecimenFormReceiptInputZodType } from '#contracts/generated/schemas/specimen-form-receipt-input.ts';
import type { Answer, Resolver } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import { isCounted, requisitionOf } from '../../rules/cases/requisitions.ts';
import { personRef } from '../../rules/people/person-refs.ts';
import { etagOf, requireVersion } from '../../rules/versions.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import { slidesReceived } from '../tasks/sending-tasks.ts';
import { oneAtATime, saveForm } from './draft-access.ts';
import { versionOf } from './form-answers.ts';

type Counted = SpecimenFormReceiptInputZodType['slides'];

export const submitSpecimenForm: Resolver<'submitSpecimenForm'> = {
  resolve: (call) =>
    oneAtATime(call, (aCase): Answer<'submitSpecimenForm'> => {
      const { caller, input } = call;
      if (aCase.status !== 'Submitted') throw refuse('CASE_STATE');
      requireVersion(input.headers['If-Match'], aCase);
      requireCounted(aCase, input.body.slides);
      const recordedBy = personRef(caller.user);
      const { receipt: before, delivery } = requisitionOf(call.world, aCase);
      const receivedAt = input.body.receivedAt ?? before?.receivedAt ?? new Date(call.now).toISOString();
      const { trackingNumber = '', ...counted } = input.body;
      const number = trackingNumber.trim();
      const receipt = {
        ...counted,
        ...(number === '' ? {} : { trackingNumber: number }),
        receivedAt,
        recordedBy,
        parcel: delivery.trackingNumber,
        blocksAnnounced: delivery.blocksSent,
        isOutdated: false,
      };
      // Before the intake looks at the case again, which waits for what is awaited.
      slidesReceived(call, aCase.id);
      const saved = saveForm(
        call,
        aCase,
        () => ({}),
        () => ({ receipt }),
      );
      const { blocksReceived = null, leftovers = [], slides } = input.body;
      return {
        etag: etagOf(saved),
        data: {
          caseId: saved.id,
          ...versionOf(saved),
          receivedAt,
          recordedBy,
          blocksReceived,
          leftovers,
          slidesListed: slides.reduce((sum, { received, missing }) => sum + received + missing, 0),
          slidesReceived: slides.reduce((sum, { received }) => sum + received, 0),
          slidesMissing: slides.reduce((sum, { missing }) => sum + missing, 0),
        },
      };
    }),
};

/** Every slide of the parcel has come or is marked as missing, and nothing else is counted. Throws SLIDES_UNMATCHED. */
function requireCounted({ specimens }: CaseRecord, counted: Counted): void {
  const listed = specimens.flatMap(({ subsections }) => subsections);
  const unmatched = listed.flatMap((slide) => {
    if (isCounted(slide, counted)) return [];
    const mine = counted.filter(({ subsectionId }) => subsectionId === slide.id);
    const received = mine.reduce((sum, one) => sum + one.received, 0);
    const missing = mine.reduce((sum, one) => sum + one.missing, 0);
    const name = slideName({ displayId: slide.displayId, block: slide.block ?? null });
    return [`Slide ${name}: ${slide.slideCount} listed, ${received} received, ${missing} missing`];
  });
  const ofOthers = counted.flatMap(({ subsectionId, imageIds = [] }) => {
    const slide = listed.find(({ id }) => id === subsectionId);
    if (slide === undefined) return ['These slides are not of the case.'];
    const isOwn = imageIds.every((id) => slide.images.some(({ imageId }) => imageId === id));
    return isOwn ? [] : ['These images are not of the slides.'];
  });
  const slides = [...unmatched, ...ofOthers];
  if (slides.length > 0) throw refuse('SLIDES_UNMATCHED', { fields: { slides } });
}
