import type { ResolverTable } from '../../call.ts';
import {
  deleteCaseAttachment,
  getCaseAttachment,
  listCaseAttachments,
  putCaseAttachment,
} from './attachments.ts';
import { createCase, deleteCaseDraft, getCaseForm, updateCase } from './drafts.ts';
import { addImage, deleteImage, reorderImages } from './images.ts';
import { submitSpecimenForm } from './receipts.ts';
import { recallCase, sendOutCase, validateCase } from './sending.ts';
import { addSpecimen, deleteSpecimen, updateSpecimen } from './specimens.ts';
import { addSubsection, deleteSubsection, updateSubsection } from './subsections.ts';

export const draftResolvers = {
  createCase,
  getCaseForm,
  updateCase,
  deleteCaseDraft,
  validateCase,
  sendOutCase,
  recallCase,
  addSpecimen,
  updateSpecimen,
  deleteSpecimen,
  addSubsection,
  updateSubsection,
  deleteSubsection,
  listCaseAttachments,
  getCaseAttachment,
  putCaseAttachment,
  deleteCaseAttachment,
  addImage,
  reorderImages,
  deleteImage,
  submitSpecimenForm,
} satisfies ResolverTable;
