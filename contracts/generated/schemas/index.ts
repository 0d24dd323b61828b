// Generated from openapi.yaml by `npm run contract`; do not edit.
import { zAnnotations } from './annotations.ts';
import { zAnnotationsEnvelope } from './annotations-envelope.ts';
import { zAnnotationsInput } from './annotations-input.ts';
import { zAnnotationsSaved } from './annotations-saved.ts';
import { zAnnotationsSavedEnvelope } from './annotations-saved-envelope.ts';
import { zBillingComponent } from './billing-component.ts';
import { zBlobId } from './blob-id.ts';
import { zCase } from './case.ts';
import { zCaseAction } from './case-action.ts';
import { zCaseEnvelope } from './case-envelope.ts';
import { zCaseId } from './case-id.ts';
import { zCaseListItem } from './case-list-item.ts';
import { zCaseMove } from './case-move.ts';
import { zCaseMoveEnvelope } from './case-move-envelope.ts';
import { zCasePage } from './case-page.ts';
import { zCasePageEnvelope } from './case-page-envelope.ts';
import { zCasePermissions } from './case-permissions.ts';
import { zCasePreview } from './case-preview.ts';
import { zCasePreviewEnvelope } from './case-preview-envelope.ts';
import { zCaseStatus } from './case-status.ts';
import { zCaseType } from './case-type.ts';
import { zCaseView } from './case-view.ts';
import { zClinicalInfo } from './clinical-info.ts';
import { zCredentials } from './credentials.ts';
import { zCurrentUser } from './current-user.ts';
import { zCurrentUserEnvelope } from './current-user-envelope.ts';
import { zDziImage } from './dzi-image.ts';
import { zDziTileSource } from './dzi-tile-source.ts';
import { zErrorCode } from './error-code.ts';
import { zEtag } from './etag.ts';
import { zFacility } from './facility.ts';
import { zFacilityId } from './facility-id.ts';
import { zFacilityUser } from './facility-user.ts';
import { zFacilityUserEnvelope } from './facility-user-envelope.ts';
import { zFailure } from './failure.ts';
import { zFileInfo } from './file-info.ts';
import { zGender } from './gender.ts';
import { zImage } from './image.ts';
import { zImageBox } from './image-box.ts';
import { zImageId } from './image-id.ts';
import { zImagePoint } from './image-point.ts';
import { zLogin } from './login.ts';
import { zLoginAnswer } from './login-answer.ts';
import { zLoginEnvelope } from './login-envelope.ts';
import { zLogoutEnvelope } from './logout-envelope.ts';
import { zMarkAuthor } from './mark-author.ts';
import { zMarkScale } from './mark-scale.ts';
import { zPatchMark } from './patch-mark.ts';
import { zPatientInfo } from './patient-info.ts';
import { zPixelSize } from './pixel-size.ts';
import { zPreviewOverview } from './preview-overview.ts';
import { zPreviewSpecimen } from './preview-specimen.ts';
import { zPriority } from './priority.ts';
import { zRelease } from './release.ts';
import { zReleaseReason } from './release-reason.ts';
import { zRole } from './role.ts';
import { zRulerMark } from './ruler-mark.ts';
import { zSignedUrl } from './signed-url.ts';
import { zSlideLink } from './slide-link.ts';
import { zSlideLinkEnvelope } from './slide-link-envelope.ts';
import { zSlideScale } from './slide-scale.ts';
import { zSpecimen } from './specimen.ts';
import { zSubsection } from './subsection.ts';
import { zSubspecialty } from './subspecialty.ts';
import { zUserId } from './user-id.ts';
import { zUserStatus } from './user-status.ts';
import { zViewerCase } from './viewer-case.ts';
import { zViewerCaseEnvelope } from './viewer-case-envelope.ts';

export const schemas = {
  Annotations: zAnnotations,
  AnnotationsEnvelope: zAnnotationsEnvelope,
  AnnotationsInput: zAnnotationsInput,
  AnnotationsSaved: zAnnotationsSaved,
  AnnotationsSavedEnvelope: zAnnotationsSavedEnvelope,
  BillingComponent: zBillingComponent,
  BlobId: zBlobId,
  Case: zCase,
  CaseAction: zCaseAction,
  CaseEnvelope: zCaseEnvelope,
  CaseId: zCaseId,
  CaseListItem: zCaseListItem,
  CaseMove: zCaseMove,
  CaseMoveEnvelope: zCaseMoveEnvelope,
  CasePage: zCasePage,
  CasePageEnvelope: zCasePageEnvelope,
  CasePermissions: zCasePermissions,
  CasePreview: zCasePreview,
  CasePreviewEnvelope: zCasePreviewEnvelope,
  CaseStatus: zCaseStatus,
  CaseType: zCaseType,
  CaseView: zCaseView,
  ClinicalInfo: zClinicalInfo,
  Credentials: zCredentials,
  CurrentUser: zCurrentUser,
  CurrentUserEnvelope: zCurrentUserEnvelope,
  DziImage: zDziImage,
  DziTileSource: zDziTileSource,
  ErrorCode: zErrorCode,
  Etag: zEtag,
  Facility: zFacility,
  FacilityId: zFacilityId,
  FacilityUser: zFacilityUser,
  FacilityUserEnvelope: zFacilityUserEnvelope,
  Failure: zFailure,
  FileInfo: zFileInfo,
  Gender: zGender,
  Image: zImage,
  ImageBox: zImageBox,
  ImageId: zImageId,
  ImagePoint: zImagePoint,
  Login: zLogin,
  LoginAnswer: zLoginAnswer,
  LoginEnvelope: zLoginEnvelope,
  LogoutEnvelope: zLogoutEnvelope,
  MarkAuthor: zMarkAuthor,
  MarkScale: zMarkScale,
  PatchMark: zPatchMark,
  PatientInfo: zPatientInfo,
  PixelSize: zPixelSize,
  PreviewOverview: zPreviewOverview,
  PreviewSpecimen: zPreviewSpecimen,
  Priority: zPriority,
  Release: zRelease,
  ReleaseReason: zReleaseReason,
  Role: zRole,
  RulerMark: zRulerMark,
  SignedUrl: zSignedUrl,
  SlideLink: zSlideLink,
  SlideLinkEnvelope: zSlideLinkEnvelope,
  SlideScale: zSlideScale,
  Specimen: zSpecimen,
  Subsection: zSubsection,
  Subspecialty: zSubspecialty,
  UserId: zUserId,
  UserStatus: zUserStatus,
  ViewerCase: zViewerCase,
  ViewerCaseEnvelope: zViewerCaseEnvelope,
} as const;
