import { z } from 'zod';
import { zCaseId } from '#contracts/generated/schemas/case-id.ts';
import { zImageId } from '#contracts/generated/schemas/image-id.ts';
import { zSpecimenId } from '#contracts/generated/schemas/specimen-id.ts';
import { zSubsectionId } from '#contracts/generated/schemas/subsection-id.ts';
import { versionFields } from '../forms/version-fields.ts';

/** A wrong image is taken off its slide; the version is that of the case. */
export const RemoveImageForm = z.object({
  caseId: zCaseId,
  specimenId: zSpecimenId,
  subsectionId: zSubsectionId,
  imageId: zImageId,
  ...versionFields,
});
