import { isOver } from '#app/core/cases/status.ts';
import { type IntakeFindingZodType, zIntakeFinding } from '#contracts/generated/schemas/intake-finding.ts';
import type { IntakeImageZodType } from '#contracts/generated/schemas/intake-image.ts';
import type { Answer, Call, Resolver } from '../../http/call.ts';
import { enteredScaleOf, factsOf } from '../../rules/cases/case-facts.ts';
import { caseOf } from '../../rules/cases/case-of.ts';
import { notShownOf, statesScale } from '../../rules/cases/image-facts.ts';
import { etagOf } from '../../rules/versions.ts';
import type { CaseRecord, ImageRecord } from '../../store/records/records.ts';
import { accessionKey } from '../../store/tables/cases.ts';
import type { World } from '../../world.ts';
import { caseNumberOf } from '../cases/case-forms.ts';
import { nameAlertsOf } from '../cases/name-alerts.ts';
import { findingsOf, labelOf } from './intake.ts';

type Reading = Call<'getCaseIntake'>;

export const getCaseIntake: Resolver<'getCaseIntake'> = {
  resolve: (call): Answer<'getCaseIntake'> => {
    const { world } = call;
    const aCase = caseOf(call);
    const found = findingsOf(call, aCase, factsOf(world, aCase.id));
    const blocking = Object.entries(found).flatMap(([about, texts]) =>
      texts.map((text) => ({ about: zIntakeFinding.shape.about.parse(about), blocks: true, text })),
    );
    const images = imagesRead(call, aCase);
    return {
      etag: etagOf(aCase),
      data: {
        caseId: aCase.id,
        version: aCase.version,
        etag: etagOf(aCase),
        isReady: blocking.length === 0,
        findings: [...blocking, ...doubtsAbout(world, aCase, images)],
        images,
        nameAlerts: nameAlertsOf(world, aCase),
      },
    };
  },
};

function imagesRead({ world, slides }: Reading, aCase: CaseRecord): IntakeImageZodType[] {
  const facts = factsOf(world, aCase.id);
  const isQuestioned = facts.identityQuestion !== null;
  return aCase.specimens.flatMap(({ subsections }) =>
    subsections.flatMap(({ id, displayId, images }) =>
      images
        .filter(({ gone }) => !gone)
        .map((image) => {
          const { imageId, fileName } = image;
          const ofImage = (one: { readonly imageId: string }): boolean => one.imageId === imageId;
          const upload = image.upload === undefined ? null : world.uploads.find(image.upload.uploadId);
          return {
            imageId,
            displayId: displayId ?? id,
            fileName,
            notShown: notShownOf(image),
            hasScale: statesScale(image, { world, slides }),
            scaleEnteredAt: enteredScaleOf(facts, image, { world, slides })?.enteredAt ?? null,
            label: labelOf(image, aCase, isQuestioned),
            labelCheckedAt: facts.labelChecks.findLast(ofImage)?.at ?? null,
            outOfFocus: upload?.intake?.outOfFocus ?? false,
            usedIn: isUsedElsewhere(world, aCase, image),
          };
        }),
    ),
  );
}

/** The numbers of other cases that show the same uploaded file. */
const isUsedElsewhere = (world: World, aCase: CaseRecord, { upload }: ImageRecord): string[] =>
  upload === undefined
    ? []
    : world.cases
        .by('checksum', upload.checksum)
        .flatMap((other) => (other.id === aCase.id ? [] : [caseNumberOf(other)]));

/** What somebody should look at, and what keeps no case out of the pool. */
function doubtsAbout(
  world: World,
  aCase: CaseRecord,
  images: readonly IntakeImageZodType[],
): IntakeFindingZodType[] {
  const { facilityId, caseRecordId } = aCase;
  const same =
    caseRecordId === null ? [] : world.cases.by('accession', accessionKey(facilityId, caseRecordId));
  const twins = same.filter(({ id, status }) => id !== aCase.id && !isOver(status));
  const doubts: readonly (readonly [IntakeFindingZodType['about'], readonly string[]])[] = [
    [
      'duplicate_image',
      images.flatMap(({ displayId, usedIn }) =>
        usedIn.map((number) => `An image of slide ${displayId} is used in case ${number} too.`),
      ),
    ],
    ['accession', twins.map((twin) => `Case ${caseNumberOf(twin)} has the same accession number.`)],
  ];
  return doubts.flatMap(([about, texts]) => texts.map((text) => ({ about, blocks: false, text })));
}
