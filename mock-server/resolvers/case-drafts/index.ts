import type { ResolverTable } from '../../http/call.ts';
import {
  deleteCaseAttachment,
  getCaseAttachment,
  listCaseAttachments,
  putCaseAttachment,
} from './attachments.ts';
import { createCase, deleteCaseDraft, getCaseForm, updateCase } from './drafts.ts';
import { addImage, deleteImage, reorderImages } from './images.ts';
import { listProviderDirectory } from './provider-directory.ts';
import { submitSpecimenForm } from './receipts.ts';
import { validateCase } from './sending.ts';
import { addSpecimen, deleteSpecimen, updateSpecimen } from './specimens.ts';
import { addSubsection, deleteSubsection, updateSubsection } from './subsections.ts';

export const caseDraftsResolvers = {
  deleteCaseAttachment,
  getCaseAttachment,
  listCaseAttachments,
  putCaseAttachment,
  createCase,
  deleteCaseDraft,
  getCaseForm,
  updateCase,
  addImage,
  deleteImage,
  reorderImages,
  listProviderDirectory,
  submitSpecimenForm,
  validateCase,
  addSpecimen,
  deleteSpecimen,
  updateSpecimen,
  addSubsection,
  deleteSubsection,
  updateSubsection,
} satisfies ResolverTable;
