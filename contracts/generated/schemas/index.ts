// Generated from openapi.yaml by `npm run contract`; do not edit.
import { zAbsenceFinding } from './absence-finding.ts';
import { zAccount } from './account.ts';
import { zAccountAction } from './account-action.ts';
import { zAccountChangeInput } from './account-change-input.ts';
import { zAccountEnvelope } from './account-envelope.ts';
import { zAccountId } from './account-id.ts';
import { zAccountInput } from './account-input.ts';
import { zAccountLeadStatus } from './account-lead-status.ts';
import { zAccountListItem } from './account-list-item.ts';
import { zAccountPage } from './account-page.ts';
import { zAccountPageEnvelope } from './account-page-envelope.ts';
import { zAccountType } from './account-type.ts';
import { zActingRole } from './acting-role.ts';
import { zAddImageInput } from './add-image-input.ts';
import { zAdminDashboard } from './admin-dashboard.ts';
import { zAdminDashboardEnvelope } from './admin-dashboard-envelope.ts';
import { zAgeBand } from './age-band.ts';
import { zAmendedField } from './amended-field.ts';
import { zAmendment } from './amendment.ts';
import { zAmendmentCause } from './amendment-cause.ts';
import { zAmendmentEnvelope } from './amendment-envelope.ts';
import { zAmendmentInput } from './amendment-input.ts';
import { zAmendmentKind } from './amendment-kind.ts';
import { zAncillaryStudy } from './ancillary-study.ts';
import { zAnnotations } from './annotations.ts';
import { zAnnotationsEnvelope } from './annotations-envelope.ts';
import { zAnnotationsInput } from './annotations-input.ts';
import { zAnnotationsSaved } from './annotations-saved.ts';
import { zAnnotationsSavedEnvelope } from './annotations-saved-envelope.ts';
import { zAnswerInput } from './answer-input.ts';
import { zAskedKind } from './asked-kind.ts';
import { zAskedOutcome } from './asked-outcome.ts';
import { zAssignInput } from './assign-input.ts';
import { zAssignmentCondition } from './assignment-condition.ts';
import { zAttachmentSlot } from './attachment-slot.ts';
import { zAuditEvent } from './audit-event.ts';
import { zAuditEventPage } from './audit-event-page.ts';
import { zAuditEventPageEnvelope } from './audit-event-page-envelope.ts';
import { zAuditedCase } from './audited-case.ts';
import { zAwayTime } from './away-time.ts';
import { zAwayTimeInput } from './away-time-input.ts';
import { zBanner } from './banner.ts';
import { zBannerEnvelope } from './banner-envelope.ts';
import { zBannerInput } from './banner-input.ts';
import { zBannerLevel } from './banner-level.ts';
import { zBannerMessage } from './banner-message.ts';
import { zBillTo } from './bill-to.ts';
import { zBilling } from './billing.ts';
import { zBillingAction } from './billing-action.ts';
import { zBillingAutoValue } from './billing-auto-value.ts';
import { zBillingCase } from './billing-case.ts';
import { zBillingChangesInput } from './billing-changes-input.ts';
import { zBillingComponent } from './billing-component.ts';
import { zBillingContact } from './billing-contact.ts';
import { zBillingCurrency } from './billing-currency.ts';
import { zBillingEnvelope } from './billing-envelope.ts';
import { zBillingExportFormat } from './billing-export-format.ts';
import { zBillingFacility } from './billing-facility.ts';
import { zBillingId } from './billing-id.ts';
import { zBillingInput } from './billing-input.ts';
import { zBillingListItem } from './billing-list-item.ts';
import { zBillingModel } from './billing-model.ts';
import { zBillingModifier } from './billing-modifier.ts';
import { zBillingPage } from './billing-page.ts';
import { zBillingPageEnvelope } from './billing-page-envelope.ts';
import { zBillingSource } from './billing-source.ts';
import { zBillingStatus } from './billing-status.ts';
import { zBillingTotal } from './billing-total.ts';
import { zBlobId } from './blob-id.ts';
import { zBoardCertification } from './board-certification.ts';
import { zBodySiteEntry } from './body-site-entry.ts';
import { zCancelInput } from './cancel-input.ts';
import { zCandidate } from './candidate.ts';
import { zCandidateCheck } from './candidate-check.ts';
import { zCandidatePage } from './candidate-page.ts';
import { zCandidatePageEnvelope } from './candidate-page-envelope.ts';
import { zCase } from './case.ts';
import { zCaseAbsence } from './case-absence.ts';
import { zCaseAbsenceEnvelope } from './case-absence-envelope.ts';
import { zCaseAbsenceInput } from './case-absence-input.ts';
import { zCaseAction } from './case-action.ts';
import { zCaseAssignment } from './case-assignment.ts';
import { zCaseAttachment } from './case-attachment.ts';
import { zCaseAttachments } from './case-attachments.ts';
import { zCaseAttachmentsEnvelope } from './case-attachments-envelope.ts';
import { zCaseBillingForm } from './case-billing-form.ts';
import { zCaseBillingFormInput } from './case-billing-form-input.ts';
import { zCaseChange } from './case-change.ts';
import { zCaseCheck } from './case-check.ts';
import { zCaseCheckEnvelope } from './case-check-envelope.ts';
import { zCaseClinicalForm } from './case-clinical-form.ts';
import { zCaseClinicalFormInput } from './case-clinical-form-input.ts';
import { zCaseClinicalInfo } from './case-clinical-info.ts';
import { zCaseClinicalInfoEnvelope } from './case-clinical-info-envelope.ts';
import { zCaseClocks } from './case-clocks.ts';
import { zCaseCount } from './case-count.ts';
import { zCaseDeliveryForm } from './case-delivery-form.ts';
import { zCaseDeliveryFormInput } from './case-delivery-form-input.ts';
import { zCaseDraftFacts } from './case-draft-facts.ts';
import { zCaseEnvelope } from './case-envelope.ts';
import { zCaseEvent } from './case-event.ts';
import { zCaseEventFeed } from './case-event-feed.ts';
import { zCaseEventFeedEnvelope } from './case-event-feed-envelope.ts';
import { zCaseEventKind } from './case-event-kind.ts';
import { zCaseForm } from './case-form.ts';
import { zCaseFormEnvelope } from './case-form-envelope.ts';
import { zCaseFormInput } from './case-form-input.ts';
import { zCaseHold } from './case-hold.ts';
import { zCaseId } from './case-id.ts';
import { zCaseIntake } from './case-intake.ts';
import { zCaseIntakeEnvelope } from './case-intake-envelope.ts';
import { zCaseListItem } from './case-list-item.ts';
import { zCaseMessage } from './case-message.ts';
import { zCaseMessageEnvelope } from './case-message-envelope.ts';
import { zCaseMessageInput } from './case-message-input.ts';
import { zCaseMessagePage } from './case-message-page.ts';
import { zCaseMessagePageEnvelope } from './case-message-page-envelope.ts';
import { zCaseMove } from './case-move.ts';
import { zCaseMoveEnvelope } from './case-move-envelope.ts';
import { zCaseOpened } from './case-opened.ts';
import { zCaseOpenedEnvelope } from './case-opened-envelope.ts';
import { zCasePage } from './case-page.ts';
import { zCasePageEnvelope } from './case-page-envelope.ts';
import { zCasePatientForm } from './case-patient-form.ts';
import { zCasePatientFormInput } from './case-patient-form-input.ts';
import { zCasePermissions } from './case-permissions.ts';
import { zCasePreview } from './case-preview.ts';
import { zCasePreviewEnvelope } from './case-preview-envelope.ts';
import { zCaseProblem } from './case-problem.ts';
import { zCaseQuestion } from './case-question.ts';
import { zCaseQuestionEnvelope } from './case-question-envelope.ts';
import { zCaseRelation } from './case-relation.ts';
import { zCaseRoutingForm } from './case-routing-form.ts';
import { zCaseRoutingFormInput } from './case-routing-form-input.ts';
import { zCaseScope } from './case-scope.ts';
import { zCaseSearchInput } from './case-search-input.ts';
import { zCaseStatus } from './case-status.ts';
import { zCaseTimeline } from './case-timeline.ts';
import { zCaseTimelineEnvelope } from './case-timeline-envelope.ts';
import { zCaseType } from './case-type.ts';
import { zCaseTypeValue } from './case-type-value.ts';
import { zCaseView } from './case-view.ts';
import { zCaseVolume } from './case-volume.ts';
import { zCaseWait } from './case-wait.ts';
import { zCaseWaitShare } from './case-wait-share.ts';
import { zCaseWithdrawal } from './case-withdrawal.ts';
import { zCents } from './cents.ts';
import { zCertificationBoard } from './certification-board.ts';
import { zCertificationKind } from './certification-kind.ts';
import { zCitedMark } from './cited-mark.ts';
import { zCitedMarkInput } from './cited-mark-input.ts';
import { zClia } from './clia.ts';
import { zCliaCertificate } from './clia-certificate.ts';
import { zCliaCertificateKind } from './clia-certificate-kind.ts';
import { zClinicalCopyTo } from './clinical-copy-to.ts';
import { zClinicalInfo } from './clinical-info.ts';
import { zClinicalInfoAttachment } from './clinical-info-attachment.ts';
import { zClinicalInfoInput } from './clinical-info-input.ts';
import { zClinicalPromptAnswer } from './clinical-prompt-answer.ts';
import { zClockColour } from './clock-colour.ts';
import { zCodeInput } from './code-input.ts';
import { zColleague } from './colleague.ts';
import { zCommunication } from './communication.ts';
import { zConsentInput } from './consent-input.ts';
import { zContractLab } from './contract-lab.ts';
import { zConvertEnquiryInput } from './convert-enquiry-input.ts';
import { zCopyRecipient } from './copy-recipient.ts';
import { zCountry } from './country.ts';
import { zCredentials } from './credentials.ts';
import { zCurrentUser } from './current-user.ts';
import { zCurrentUserEnvelope } from './current-user-envelope.ts';
import { zDashboard } from './dashboard.ts';
import { zDashboardEnvelope } from './dashboard-envelope.ts';
import { zDay } from './day.ts';
import { zDeactivationInput } from './deactivation-input.ts';
import { zDegree } from './degree.ts';
import { zDiagnosisCode } from './diagnosis-code.ts';
import { zDiagnosisCodeEntry } from './diagnosis-code-entry.ts';
import { zDiagnosisWarning } from './diagnosis-warning.ts';
import { zDisclosureAnswer } from './disclosure-answer.ts';
import { zDocumentId } from './document-id.ts';
import { zDone } from './done.ts';
import { zDoneEnvelope } from './done-envelope.ts';
import { zDziImage } from './dzi-image.ts';
import { zDziTileSource } from './dzi-tile-source.ts';
import { zEarlierCase } from './earlier-case.ts';
import { zEarlierText } from './earlier-text.ts';
import { zEmail } from './email.ts';
import { zEmailVerification } from './email-verification.ts';
import { zEmailVerificationEnvelope } from './email-verification-envelope.ts';
import { zEmailVerificationInput } from './email-verification-input.ts';
import { zEmailVerified } from './email-verified.ts';
import { zEmailVerifiedEnvelope } from './email-verified-envelope.ts';
import { zEmergencyAccess } from './emergency-access.ts';
import { zEmergencyAccessEnvelope } from './emergency-access-envelope.ts';
import { zEmergencyAccessInput } from './emergency-access-input.ts';
import { zEmergencyAccessList } from './emergency-access-list.ts';
import { zEmergencyAccessListEnvelope } from './emergency-access-list-envelope.ts';
import { zEmergencyReason } from './emergency-reason.ts';
import { zEnquiry } from './enquiry.ts';
import { zEnquiryAction } from './enquiry-action.ts';
import { zEnquiryChangeInput } from './enquiry-change-input.ts';
import { zEnquiryConversion } from './enquiry-conversion.ts';
import { zEnquiryEnvelope } from './enquiry-envelope.ts';
import { zEnquiryId } from './enquiry-id.ts';
import { zEnquiryInput } from './enquiry-input.ts';
import { zEnquiryLeadStatus } from './enquiry-lead-status.ts';
import { zEnquiryNote } from './enquiry-note.ts';
import { zEnquiryNoteInput } from './enquiry-note-input.ts';
import { zEnquiryPage } from './enquiry-page.ts';
import { zEnquiryPageEnvelope } from './enquiry-page-envelope.ts';
import { zEnquiryReceiptEnvelope } from './enquiry-receipt-envelope.ts';
import { zEnquiryRegistrationKind } from './enquiry-registration-kind.ts';
import { zEnquiryRow } from './enquiry-row.ts';
import { zEnquiryStatusInput } from './enquiry-status-input.ts';
import { zEnteredScale } from './entered-scale.ts';
import { zEnteredScaleInput } from './entered-scale-input.ts';
import { zErrorCode } from './error-code.ts';
import { zEtag } from './etag.ts';
import { zFacility } from './facility.ts';
import { zFacilityAccount } from './facility-account.ts';
import { zFacilityAccountAction } from './facility-account-action.ts';
import { zFacilityAccountEnvelope } from './facility-account-envelope.ts';
import { zFacilityAgreementInput } from './facility-agreement-input.ts';
import { zFacilityChangeInput } from './facility-change-input.ts';
import { zFacilityContact } from './facility-contact.ts';
import { zFacilityCounts } from './facility-counts.ts';
import { zFacilityForm } from './facility-form.ts';
import { zFacilityFormChangeInput } from './facility-form-change-input.ts';
import { zFacilityFormInput } from './facility-form-input.ts';
import { zFacilityId } from './facility-id.ts';
import { zFacilityMember } from './facility-member.ts';
import { zFacilityMemberAction } from './facility-member-action.ts';
import { zFacilityMemberEnvelope } from './facility-member-envelope.ts';
import { zFacilityMemberPage } from './facility-member-page.ts';
import { zFacilityMemberPageEnvelope } from './facility-member-page-envelope.ts';
import { zFacilityNpChangeInput } from './facility-np-change-input.ts';
import { zFacilityNpInput } from './facility-np-input.ts';
import { zFacilityPage } from './facility-page.ts';
import { zFacilityPageEnvelope } from './facility-page-envelope.ts';
import { zFacilityRegistrationInput } from './facility-registration-input.ts';
import { zFacilityRole } from './facility-role.ts';
import { zFacilityRow } from './facility-row.ts';
import { zFacilityScanner } from './facility-scanner.ts';
import { zFacilityTurnaround } from './facility-turnaround.ts';
import { zFacilityType } from './facility-type.ts';
import { zFacilityUser } from './facility-user.ts';
import { zFacilityUserEnvelope } from './facility-user-envelope.ts';
import { zFailedJob } from './failed-job.ts';
import { zFailedJobPage } from './failed-job-page.ts';
import { zFailedJobPageEnvelope } from './failed-job-page-envelope.ts';
import { zFailure } from './failure.ts';
import { zFellowship } from './fellowship.ts';
import { zFieldChange } from './field-change.ts';
import { zFieldName } from './field-name.ts';
import { zFigureLists } from './figure-lists.ts';
import { zFileInfo } from './file-info.ts';
import { zFinalReport } from './final-report.ts';
import { zFinalReportEnvelope } from './final-report-envelope.ts';
import { zFindingCode } from './finding-code.ts';
import { zGender } from './gender.ts';
import { zGroup } from './group.ts';
import { zGroupChangeInput } from './group-change-input.ts';
import { zGroupEnvelope } from './group-envelope.ts';
import { zGroupFacility } from './group-facility.ts';
import { zGroupId } from './group-id.ts';
import { zGroupInput } from './group-input.ts';
import { zGroupListItem } from './group-list-item.ts';
import { zGroupMember } from './group-member.ts';
import { zGroupMemberInput } from './group-member-input.ts';
import { zGroupPage } from './group-page.ts';
import { zGroupPageEnvelope } from './group-page-envelope.ts';
import { zGroupQaRule } from './group-qa-rule.ts';
import { zGroupRef } from './group-ref.ts';
import { zGroupsOfProvider } from './groups-of-provider.ts';
import { zHandOver } from './hand-over.ts';
import { zHandOverAction } from './hand-over-action.ts';
import { zHandOverAnswer } from './hand-over-answer.ts';
import { zHandOverAnswerInput } from './hand-over-answer-input.ts';
import { zHandOverColleague } from './hand-over-colleague.ts';
import { zHandOverColleagues } from './hand-over-colleagues.ts';
import { zHandOverColleaguesEnvelope } from './hand-over-colleagues-envelope.ts';
import { zHandOverEnvelope } from './hand-over-envelope.ts';
import { zHandOverId } from './hand-over-id.ts';
import { zHandOverInput } from './hand-over-input.ts';
import { zHandOverStatus } from './hand-over-status.ts';
import { zHandOvers } from './hand-overs.ts';
import { zHandOversEnvelope } from './hand-overs-envelope.ts';
import { zHeldCase } from './held-case.ts';
import { zHeldCaseEnvelope } from './held-case-envelope.ts';
import { zHeldCertificate } from './held-certificate.ts';
import { zHeldLicence } from './held-licence.ts';
import { zHistorySubject } from './history-subject.ts';
import { zHoldInput } from './hold-input.ts';
import { zHoldReason } from './hold-reason.ts';
import { zImage } from './image.ts';
import { zImageAdded } from './image-added.ts';
import { zImageAddedEnvelope } from './image-added-envelope.ts';
import { zImageBox } from './image-box.ts';
import { zImageId } from './image-id.ts';
import { zImageOpened } from './image-opened.ts';
import { zImageOpenedEnvelope } from './image-opened-envelope.ts';
import { zImageOrderInput } from './image-order-input.ts';
import { zImagePoint } from './image-point.ts';
import { zImageSeen } from './image-seen.ts';
import { zInfantMonths } from './infant-months.ts';
import { zInstant } from './instant.ts';
import { zIntakeFinding } from './intake-finding.ts';
import { zIntakeImage } from './intake-image.ts';
import { zIntakeSubject } from './intake-subject.ts';
import { zIntraoperative } from './intraoperative.ts';
import { zInvitationEnd } from './invitation-end.ts';
import { zInvitationInput } from './invitation-input.ts';
import { zInvitationState } from './invitation-state.ts';
import { zInvoiceInput } from './invoice-input.ts';
import { zInvoiceOfLines } from './invoice-of-lines.ts';
import { zInvoiceOfLinesEnvelope } from './invoice-of-lines-envelope.ts';
import { zInvoiceOfLinesInput } from './invoice-of-lines-input.ts';
import { zInvoiceResult } from './invoice-result.ts';
import { zJobId } from './job-id.ts';
import { zJobKind } from './job-kind.ts';
import { zKeyImage } from './key-image.ts';
import { zLabArrangement } from './lab-arrangement.ts';
import { zLabDirector } from './lab-director.ts';
import { zLabelCheckInput } from './label-check-input.ts';
import { zLabelCheckResult } from './label-check-result.ts';
import { zLastPlace } from './last-place.ts';
import { zLastPlaceEnvelope } from './last-place-envelope.ts';
import { zLastPlaceInput } from './last-place-input.ts';
import { zLaterality } from './laterality.ts';
import { zLeadSource } from './lead-source.ts';
import { zLeadStatusChangeInput } from './lead-status-change-input.ts';
import { zLeadStatusStep } from './lead-status-step.ts';
import { zLicence } from './licence.ts';
import { zLicenceDecision } from './licence-decision.ts';
import { zLicenceEnding } from './licence-ending.ts';
import { zLicencePage } from './licence-page.ts';
import { zLicencePageEnvelope } from './licence-page-envelope.ts';
import { zLicenceRenewal } from './licence-renewal.ts';
import { zLicenceRenewalEnvelope } from './licence-renewal-envelope.ts';
import { zLicenceRenewalId } from './licence-renewal-id.ts';
import { zLicenceRenewalPage } from './licence-renewal-page.ts';
import { zLicenceRenewalPageEnvelope } from './licence-renewal-page-envelope.ts';
import { zLicenceRenewalStatus } from './licence-renewal-status.ts';
import { zLicenceReviewInput } from './licence-review-input.ts';
import { zLicenceStatus } from './licence-status.ts';
import { zLicencesHeld } from './licences-held.ts';
import { zListCall } from './list-call.ts';
import { zListName } from './list-name.ts';
import { zLogin } from './login.ts';
import { zLoginAnswer } from './login-answer.ts';
import { zLoginEnvelope } from './login-envelope.ts';
import { zLogoutEnvelope } from './logout-envelope.ts';
import { zMail } from './mail.ts';
import { zMailAction } from './mail-action.ts';
import { zMailEnvelope } from './mail-envelope.ts';
import { zMailId } from './mail-id.ts';
import { zMailPage } from './mail-page.ts';
import { zMailPageEnvelope } from './mail-page-envelope.ts';
import { zMalpracticeCover } from './malpractice-cover.ts';
import { zMarkAuthor } from './mark-author.ts';
import { zMarkScale } from './mark-scale.ts';
import { zMarkSight } from './mark-sight.ts';
import { zMarkStanding } from './mark-standing.ts';
import { zMarkerEntry } from './marker-entry.ts';
import { zMessageSide } from './message-side.ts';
import { zModifierEntry } from './modifier-entry.ts';
import { zNameAlert } from './name-alert.ts';
import { zNewPassword } from './new-password.ts';
import { zNotShown } from './not-shown.ts';
import { zNote } from './note.ts';
import { zNoticeChoices } from './notice-choices.ts';
import { zNotification } from './notification.ts';
import { zNotificationEnvelope } from './notification-envelope.ts';
import { zNotificationEvent } from './notification-event.ts';
import { zNotificationFeed } from './notification-feed.ts';
import { zNotificationFeedEnvelope } from './notification-feed-envelope.ts';
import { zNotificationId } from './notification-id.ts';
import { zNpi } from './npi.ts';
import { zNumberInput } from './number-input.ts';
import { zNumberedKind } from './numbered-kind.ts';
import { zNumberedThing } from './numbered-thing.ts';
import { zNumberedThings } from './numbered-things.ts';
import { zNumberedThingsEnvelope } from './numbered-things-envelope.ts';
import { zOfferedCase } from './offered-case.ts';
import { zOnboarding } from './onboarding.ts';
import { zOnboardingAction } from './onboarding-action.ts';
import { zOnboardingDecision } from './onboarding-decision.ts';
import { zOnboardingEnvelope } from './onboarding-envelope.ts';
import { zOnboardingProgress } from './onboarding-progress.ts';
import { zOnboardingReviewInput } from './onboarding-review-input.ts';
import { zOnboardingStep } from './onboarding-step.ts';
import { zOnboardingStepInput } from './onboarding-step-input.ts';
import { zOnboardingStepKey } from './onboarding-step-key.ts';
import { zOnboardingStepState } from './onboarding-step-state.ts';
import { zOnboardingVerdictInput } from './onboarding-verdict-input.ts';
import { zOpenAmendment } from './open-amendment.ts';
import { zOrderAges } from './order-ages.ts';
import { zOrderDeclineInput } from './order-decline-input.ts';
import { zOrderDeclineReason } from './order-decline-reason.ts';
import { zOrderFulfilInput } from './order-fulfil-input.ts';
import { zOrderKind } from './order-kind.ts';
import { zOrganisationKind } from './organisation-kind.ts';
import { zOtherChangeInput } from './other-change-input.ts';
import { zOtherForm } from './other-form.ts';
import { zOtherFormChangeInput } from './other-form-change-input.ts';
import { zOtherFormInput } from './other-form-input.ts';
import { zOtherRegistrationInput } from './other-registration-input.ts';
import { zOwnReadingSite } from './own-reading-site.ts';
import { zOwnReadingSiteInput } from './own-reading-site-input.ts';
import { zOwnReadingSiteKind } from './own-reading-site-kind.ts';
import { zOwnSession } from './own-session.ts';
import { zOwnSessions } from './own-sessions.ts';
import { zOwnSessionsEnvelope } from './own-sessions-envelope.ts';
import { zOwnerGroup } from './owner-group.ts';
import { zPagePath } from './page-path.ts';
import { zPageRefusal } from './page-refusal.ts';
import { zPageRefusalInput } from './page-refusal-input.ts';
import { zPageRefusalPage } from './page-refusal-page.ts';
import { zPageRefusalPageEnvelope } from './page-refusal-page-envelope.ts';
import { zPartRemoved } from './part-removed.ts';
import { zPartRemovedEnvelope } from './part-removed-envelope.ts';
import { zPasswordChangeInput } from './password-change-input.ts';
import { zPasswordResetInput } from './password-reset-input.ts';
import { zPatchMark } from './patch-mark.ts';
import { zPatientCriteriaInput } from './patient-criteria-input.ts';
import { zPatientInfo } from './patient-info.ts';
import { zPayerEntry } from './payer-entry.ts';
import { zPaymentInput } from './payment-input.ts';
import { zPaymentOutcome } from './payment-outcome.ts';
import { zPersonName } from './person-name.ts';
import { zPersonRef } from './person-ref.ts';
import { zPhone } from './phone.ts';
import { zPickupBar } from './pickup-bar.ts';
import { zPixelSize } from './pixel-size.ts';
import { zPostSignOutState } from './post-sign-out-state.ts';
import { zPostalAddress } from './postal-address.ts';
import { zPreviewOverview } from './preview-overview.ts';
import { zPreviewSpecimen } from './preview-specimen.ts';
import { zPrimaryDiagnosis } from './primary-diagnosis.ts';
import { zPrimaryDiagnosisEnvelope } from './primary-diagnosis-envelope.ts';
import { zPrimaryDiagnosisInput } from './primary-diagnosis-input.ts';
import { zPriority } from './priority.ts';
import { zProblemSeverity } from './problem-severity.ts';
import { zProcedureCodeEntry } from './procedure-code-entry.ts';
import { zProfile } from './profile.ts';
import { zProfileEnvelope } from './profile-envelope.ts';
import { zProfileFacility } from './profile-facility.ts';
import { zProfileInput } from './profile-input.ts';
import { zProviderChangeInput } from './provider-change-input.ts';
import { zProviderCounts } from './provider-counts.ts';
import { zProviderDirectoryEntry } from './provider-directory-entry.ts';
import { zProviderDirectoryPage } from './provider-directory-page.ts';
import { zProviderDirectoryPageEnvelope } from './provider-directory-page-envelope.ts';
import { zProviderDisclosures } from './provider-disclosures.ts';
import { zProviderForm } from './provider-form.ts';
import { zProviderFormChangeInput } from './provider-form-change-input.ts';
import { zProviderFormInput } from './provider-form-input.ts';
import { zProviderLicence } from './provider-licence.ts';
import { zProviderList } from './provider-list.ts';
import { zProviderLoad } from './provider-load.ts';
import { zProviderProfile } from './provider-profile.ts';
import { zProviderProfileInput } from './provider-profile-input.ts';
import { zProviderRegistrationInput } from './provider-registration-input.ts';
import { zProviderStatusInput } from './provider-status-input.ts';
import { zQaAction } from './qa-action.ts';
import { zQaAgreement } from './qa-agreement.ts';
import { zQaCategory } from './qa-category.ts';
import { zQaDiagnosis } from './qa-diagnosis.ts';
import { zQaDiagnosisInput } from './qa-diagnosis-input.ts';
import { zQaKind } from './qa-kind.ts';
import { zQaResult } from './qa-result.ts';
import { zQaResultInput } from './qa-result-input.ts';
import { zQaReviewAsked } from './qa-review-asked.ts';
import { zQaReviewAskedEnvelope } from './qa-review-asked-envelope.ts';
import { zQaReviewInput } from './qa-review-input.ts';
import { zQaReviewKind } from './qa-review-kind.ts';
import { zQaReviewList } from './qa-review-list.ts';
import { zQaReviewListEnvelope } from './qa-review-list-envelope.ts';
import { zQaReviewRow } from './qa-review-row.ts';
import { zQaSpecimen } from './qa-specimen.ts';
import { zQaTask } from './qa-task.ts';
import { zQaTaskEnvelope } from './qa-task-envelope.ts';
import { zQualityRates } from './quality-rates.ts';
import { zQuestionAbout } from './question-about.ts';
import { zQuestionInput } from './question-input.ts';
import { zQuestionPage } from './question-page.ts';
import { zQuestionPageEnvelope } from './question-page-envelope.ts';
import { zQuestionsAsked } from './questions-asked.ts';
import { zQuestionsAskedEnvelope } from './questions-asked-envelope.ts';
import { zQuestionsInput } from './questions-input.ts';
import { zReactivationInput } from './reactivation-input.ts';
import { zReadingPlace } from './reading-place.ts';
import { zReadingPlaceKind } from './reading-place-kind.ts';
import { zReason } from './reason.ts';
import { zReasoned } from './reasoned.ts';
import { zReceivedPart } from './received-part.ts';
import { zReceivedSlides } from './received-slides.ts';
import { zReceivedSlidesInput } from './received-slides-input.ts';
import { zRecordChange } from './record-change.ts';
import { zRecordChangeFeed } from './record-change-feed.ts';
import { zRecordChangeFeedEnvelope } from './record-change-feed-envelope.ts';
import { zRecordLink } from './record-link.ts';
import { zRecordLinks } from './record-links.ts';
import { zRecordLinksEnvelope } from './record-links-envelope.ts';
import { zRecordSubject } from './record-subject.ts';
import { zRecordedReceipt } from './recorded-receipt.ts';
import { zRecutOrderEntry } from './recut-order-entry.ts';
import { zReferenceData } from './reference-data.ts';
import { zReferenceDataEnvelope } from './reference-data-envelope.ts';
import { zReferenceEntry } from './reference-entry.ts';
import { zRegionCode } from './region-code.ts';
import { zRegionEntry } from './region-entry.ts';
import { zRegistration } from './registration.ts';
import { zRegistrationAction } from './registration-action.ts';
import { zRegistrationChangeInput } from './registration-change-input.ts';
import { zRegistrationDocument } from './registration-document.ts';
import { zRegistrationDocumentEnvelope } from './registration-document-envelope.ts';
import { zRegistrationDocumentKind } from './registration-document-kind.ts';
import { zRegistrationDocuments } from './registration-documents.ts';
import { zRegistrationDocumentsEnvelope } from './registration-documents-envelope.ts';
import { zRegistrationEnvelope } from './registration-envelope.ts';
import { zRegistrationForm } from './registration-form.ts';
import { zRegistrationId } from './registration-id.ts';
import { zRegistrationKind } from './registration-kind.ts';
import { zRegistrationOutcome } from './registration-outcome.ts';
import { zRegistrationPage } from './registration-page.ts';
import { zRegistrationPageEnvelope } from './registration-page-envelope.ts';
import { zRegistrationReceiptEnvelope } from './registration-receipt-envelope.ts';
import { zRegistrationRow } from './registration-row.ts';
import { zRegistrationSpecialty } from './registration-specialty.ts';
import { zRegistrationStatus } from './registration-status.ts';
import { zRelease } from './release.ts';
import { zReleaseReason } from './release-reason.ts';
import { zReleaseToPoolInput } from './release-to-pool-input.ts';
import { zRepeatedPassword } from './repeated-password.ts';
import { zReplacedImage } from './replaced-image.ts';
import { zReplacedLicence } from './replaced-licence.ts';
import { zReplacedPreliminary } from './replaced-preliminary.ts';
import { zReportAddendum } from './report-addendum.ts';
import { zReportArchiveInput } from './report-archive-input.ts';
import { zReportCase } from './report-case.ts';
import { zReportClinicalInformation } from './report-clinical-information.ts';
import { zReportCode } from './report-code.ts';
import { zReportCollection } from './report-collection.ts';
import { zReportDates } from './report-dates.ts';
import { zReportDiagnosis } from './report-diagnosis.ts';
import { zReportDifference } from './report-difference.ts';
import { zReportDifferences } from './report-differences.ts';
import { zReportDifferencesEnvelope } from './report-differences-envelope.ts';
import { zReportFooter } from './report-footer.ts';
import { zReportGross } from './report-gross.ts';
import { zReportHash } from './report-hash.ts';
import { zReportHeading } from './report-heading.ts';
import { zReportId } from './report-id.ts';
import { zReportImage } from './report-image.ts';
import { zReportLaboratory } from './report-laboratory.ts';
import { zReportListItem } from './report-list-item.ts';
import { zReportMark } from './report-mark.ts';
import { zReportOpening } from './report-opening.ts';
import { zReportOrdering } from './report-ordering.ts';
import { zReportPage } from './report-page.ts';
import { zReportPageEnvelope } from './report-page-envelope.ts';
import { zReportPart } from './report-part.ts';
import { zReportPatient } from './report-patient.ts';
import { zReportReadingSite } from './report-reading-site.ts';
import { zReportRecallInput } from './report-recall-input.ts';
import { zReportSearchInput } from './report-search-input.ts';
import { zReportSection } from './report-section.ts';
import { zReportSignature } from './report-signature.ts';
import { zReportSort } from './report-sort.ts';
import { zReportState } from './report-state.ts';
import { zReportVersion } from './report-version.ts';
import { zRequestId } from './request-id.ts';
import { zRequestStatus } from './request-status.ts';
import { zRescanInput } from './rescan-input.ts';
import { zRescanReason } from './rescan-reason.ts';
import { zRescanRequest } from './rescan-request.ts';
import { zRescanRequestEnvelope } from './rescan-request-envelope.ts';
import { zRescanRequestPage } from './rescan-request-page.ts';
import { zRescanRequestPageEnvelope } from './rescan-request-page-envelope.ts';
import { zRescanResolutionInput } from './rescan-resolution-input.ts';
import { zResetToken } from './reset-token.ts';
import { zRetriedJob } from './retried-job.ts';
import { zRetriedJobEnvelope } from './retried-job-envelope.ts';
import { zReturnAnswerInput } from './return-answer-input.ts';
import { zReturnInput } from './return-input.ts';
import { zReturnKind } from './return-kind.ts';
import { zReturnReason } from './return-reason.ts';
import { zReturnReasonInput } from './return-reason-input.ts';
import { zReviewDecision } from './review-decision.ts';
import { zReviewRegistrationInput } from './review-registration-input.ts';
import { zRole } from './role.ts';
import { zRulerMark } from './ruler-mark.ts';
import { zRunningUpload } from './running-upload.ts';
import { zSalutation } from './salutation.ts';
import { zSavedView } from './saved-view.ts';
import { zSavedViewEnvelope } from './saved-view-envelope.ts';
import { zSavedViewId } from './saved-view-id.ts';
import { zSavedViewInput } from './saved-view-input.ts';
import { zSavedViews } from './saved-views.ts';
import { zSavedViewsEnvelope } from './saved-views-envelope.ts';
import { zSendOutInput } from './send-out-input.ts';
import { zSeries } from './series.ts';
import { zSeriesPoint } from './series-point.ts';
import { zSeriesRange } from './series-range.ts';
import { zSeriesStep } from './series-step.ts';
import { zService } from './service.ts';
import { zSessionId } from './session-id.ts';
import { zSessionsRevoked } from './sessions-revoked.ts';
import { zSessionsRevokedEnvelope } from './sessions-revoked-envelope.ts';
import { zSheetImport } from './sheet-import.ts';
import { zSheetImportEnvelope } from './sheet-import-envelope.ts';
import { zSheetRowError } from './sheet-row-error.ts';
import { zSignOut } from './sign-out.ts';
import { zSignOutCheck } from './sign-out-check.ts';
import { zSignOutEnvelope } from './sign-out-envelope.ts';
import { zSignOutExperience } from './sign-out-experience.ts';
import { zSignOutInput } from './sign-out-input.ts';
import { zSignOutRule } from './sign-out-rule.ts';
import { zSignatureImage } from './signature-image.ts';
import { zSignatureInput } from './signature-input.ts';
import { zSignatureMeaning } from './signature-meaning.ts';
import { zSignedAgreement } from './signed-agreement.ts';
import { zSignedUrl } from './signed-url.ts';
import { zSiteAnswer } from './site-answer.ts';
import { zSitePrompt } from './site-prompt.ts';
import { zSlideCondition } from './slide-condition.ts';
import { zSlideDelivery } from './slide-delivery.ts';
import { zSlideFileInfo } from './slide-file-info.ts';
import { zSlideImage } from './slide-image.ts';
import { zSlideLink } from './slide-link.ts';
import { zSlideLinkEnvelope } from './slide-link-envelope.ts';
import { zSlidePlace } from './slide-place.ts';
import { zSlideReceipt } from './slide-receipt.ts';
import { zSlideReceiptEnvelope } from './slide-receipt-envelope.ts';
import { zSlideScale } from './slide-scale.ts';
import { zSlideTypeEntry } from './slide-type-entry.ts';
import { zSlideView } from './slide-view.ts';
import { zSlidesAddedInput } from './slides-added-input.ts';
import { zSpecialty } from './specialty.ts';
import { zSpecimen } from './specimen.ts';
import { zSpecimenDiagnosis } from './specimen-diagnosis.ts';
import { zSpecimenDiagnosisInput } from './specimen-diagnosis-input.ts';
import { zSpecimenForm } from './specimen-form.ts';
import { zSpecimenFormInput } from './specimen-form-input.ts';
import { zSpecimenFormReceiptInput } from './specimen-form-receipt-input.ts';
import { zSpecimenId } from './specimen-id.ts';
import { zSpecimenLetter } from './specimen-letter.ts';
import { zSpecimenSaved } from './specimen-saved.ts';
import { zSpecimenSavedEnvelope } from './specimen-saved-envelope.ts';
import { zSpecimenTypeEntry } from './specimen-type-entry.ts';
import { zStaffChangeInput } from './staff-change-input.ts';
import { zStaffForm } from './staff-form.ts';
import { zStaffFormChangeInput } from './staff-form-change-input.ts';
import { zStaffFormInput } from './staff-form-input.ts';
import { zStaffRegistrationInput } from './staff-registration-input.ts';
import { zStaffRole } from './staff-role.ts';
import { zStainEntry } from './stain-entry.ts';
import { zStainOrderInput } from './stain-order-input.ts';
import { zStainRequest } from './stain-request.ts';
import { zStainRequestEnvelope } from './stain-request-envelope.ts';
import { zStainRequestInput } from './stain-request-input.ts';
import { zStainRequestPage } from './stain-request-page.ts';
import { zStainRequestPageEnvelope } from './stain-request-page-envelope.ts';
import { zStainRequestUpdateInput } from './stain-request-update-input.ts';
import { zStainRequestsMade } from './stain-requests-made.ts';
import { zStainRequestsMadeEnvelope } from './stain-requests-made-envelope.ts';
import { zStatusAges } from './status-ages.ts';
import { zSubmitRegistrationInput } from './submit-registration-input.ts';
import { zSubsection } from './subsection.ts';
import { zSubsectionForm } from './subsection-form.ts';
import { zSubsectionFormInput } from './subsection-form-input.ts';
import { zSubsectionId } from './subsection-id.ts';
import { zSubsectionSaved } from './subsection-saved.ts';
import { zSubsectionSavedEnvelope } from './subsection-saved-envelope.ts';
import { zSubspecialtiesRead } from './subspecialties-read.ts';
import { zSubspecialty } from './subspecialty.ts';
import { zSubspecialtyTurnaround } from './subspecialty-turnaround.ts';
import { zSupportTicket } from './support-ticket.ts';
import { zSupportTicketEnvelope } from './support-ticket-envelope.ts';
import { zSupportTicketInput } from './support-ticket-input.ts';
import { zSupportTicketPage } from './support-ticket-page.ts';
import { zSupportTicketPageEnvelope } from './support-ticket-page-envelope.ts';
import { zSupportTicketRow } from './support-ticket-row.ts';
import { zSynopticBlock } from './synoptic-block.ts';
import { zSynopticElement } from './synoptic-element.ts';
import { zTask } from './task.ts';
import { zTaskAction } from './task-action.ts';
import { zTaskAssigneeInput } from './task-assignee-input.ts';
import { zTaskAssigneeRole } from './task-assignee-role.ts';
import { zTaskAttachment } from './task-attachment.ts';
import { zTaskCandidate } from './task-candidate.ts';
import { zTaskCandidatePage } from './task-candidate-page.ts';
import { zTaskCandidatePageEnvelope } from './task-candidate-page-envelope.ts';
import { zTaskCase } from './task-case.ts';
import { zTaskChangesInput } from './task-changes-input.ts';
import { zTaskChecklistItem } from './task-checklist-item.ts';
import { zTaskComment } from './task-comment.ts';
import { zTaskCommentInput } from './task-comment-input.ts';
import { zTaskCounts } from './task-counts.ts';
import { zTaskEnvelope } from './task-envelope.ts';
import { zTaskFacility } from './task-facility.ts';
import { zTaskHolder } from './task-holder.ts';
import { zTaskId } from './task-id.ts';
import { zTaskImage } from './task-image.ts';
import { zTaskInput } from './task-input.ts';
import { zTaskListItem } from './task-list-item.ts';
import { zTaskMove } from './task-move.ts';
import { zTaskMoveEnvelope } from './task-move-envelope.ts';
import { zTaskPage } from './task-page.ts';
import { zTaskPageEnvelope } from './task-page-envelope.ts';
import { zTaskRefusal } from './task-refusal.ts';
import { zTaskShipment } from './task-shipment.ts';
import { zTaskStateCounts } from './task-state-counts.ts';
import { zTaskStatus } from './task-status.ts';
import { zTaskType } from './task-type.ts';
import { zTaskTypeKey } from './task-type-key.ts';
import { zTaskView } from './task-view.ts';
import { zTaskWorkInput } from './task-work-input.ts';
import { zTaxId } from './tax-id.ts';
import { zTeamAction } from './team-action.ts';
import { zTeamMember } from './team-member.ts';
import { zTeamMemberEnvelope } from './team-member-envelope.ts';
import { zTeamMemberInput } from './team-member-input.ts';
import { zTeamPage } from './team-page.ts';
import { zTeamPageEnvelope } from './team-page-envelope.ts';
import { zTemplateAction } from './template-action.ts';
import { zTemplateOrigin } from './template-origin.ts';
import { zTemplatePart } from './template-part.ts';
import { zTextTemplate } from './text-template.ts';
import { zTextTemplateChangeInput } from './text-template-change-input.ts';
import { zTextTemplateEnvelope } from './text-template-envelope.ts';
import { zTextTemplateId } from './text-template-id.ts';
import { zTextTemplateInput } from './text-template-input.ts';
import { zTextTemplatePage } from './text-template-page.ts';
import { zTextTemplatePageEnvelope } from './text-template-page-envelope.ts';
import { zTicketAction } from './ticket-action.ts';
import { zTicketId } from './ticket-id.ts';
import { zTicketMessage } from './ticket-message.ts';
import { zTicketReplyInput } from './ticket-reply-input.ts';
import { zTicketStatus } from './ticket-status.ts';
import { zTicketSubject } from './ticket-subject.ts';
import { zTicketTopic } from './ticket-topic.ts';
import { zTimeZone } from './time-zone.ts';
import { zTrainingPlace } from './training-place.ts';
import { zTrainingYear } from './training-year.ts';
import { zTurnaround } from './turnaround.ts';
import { zTurnaroundPoint } from './turnaround-point.ts';
import { zTurnaroundSeries } from './turnaround-series.ts';
import { zUpload } from './upload.ts';
import { zUploadAction } from './upload-action.ts';
import { zUploadEnvelope } from './upload-envelope.ts';
import { zUploadId } from './upload-id.ts';
import { zUploadInput } from './upload-input.ts';
import { zUploadIntake } from './upload-intake.ts';
import { zUploadLevel } from './upload-level.ts';
import { zUploadPart } from './upload-part.ts';
import { zUploadPartEnvelope } from './upload-part-envelope.ts';
import { zUploadRefusal } from './upload-refusal.ts';
import { zUploadRefusalReason } from './upload-refusal-reason.ts';
import { zUploadStatus } from './upload-status.ts';
import { zUploadStep } from './upload-step.ts';
import { zUploadStepName } from './upload-step-name.ts';
import { zUploadStepState } from './upload-step-state.ts';
import { zUploadTwin } from './upload-twin.ts';
import { zUrgentResult } from './urgent-result.ts';
import { zUser } from './user.ts';
import { zUserAction } from './user-action.ts';
import { zUserChangeInput } from './user-change-input.ts';
import { zUserDetailsInput } from './user-details-input.ts';
import { zUserEnvelope } from './user-envelope.ts';
import { zUserForm } from './user-form.ts';
import { zUserFormChangeInput } from './user-form-change-input.ts';
import { zUserFormInput } from './user-form-input.ts';
import { zUserId } from './user-id.ts';
import { zUserListItem } from './user-list-item.ts';
import { zUserPage } from './user-page.ts';
import { zUserPageEnvelope } from './user-page-envelope.ts';
import { zUserRegistrationInput } from './user-registration-input.ts';
import { zUserRights } from './user-rights.ts';
import { zUserStatus } from './user-status.ts';
import { zUserStatusStep } from './user-status-step.ts';
import { zUserType } from './user-type.ts';
import { zVerificationId } from './verification-id.ts';
import { zVerificationPurpose } from './verification-purpose.ts';
import { zViewColumn } from './view-column.ts';
import { zViewFilter } from './view-filter.ts';
import { zViewerCase } from './viewer-case.ts';
import { zViewerCaseEnvelope } from './viewer-case-envelope.ts';
import { zWaitOwner } from './wait-owner.ts';
import { zWaitReason } from './wait-reason.ts';
import { zWholeSlideExperience } from './whole-slide-experience.ts';
import { zWorkAuthorization } from './work-authorization.ts';
import { zWorkingHours } from './working-hours.ts';

export const schemas = {
  AbsenceFinding: zAbsenceFinding,
  Account: zAccount,
  AccountAction: zAccountAction,
  AccountChangeInput: zAccountChangeInput,
  AccountEnvelope: zAccountEnvelope,
  AccountId: zAccountId,
  AccountInput: zAccountInput,
  AccountLeadStatus: zAccountLeadStatus,
  AccountListItem: zAccountListItem,
  AccountPage: zAccountPage,
  AccountPageEnvelope: zAccountPageEnvelope,
  AccountType: zAccountType,
  ActingRole: zActingRole,
  AddImageInput: zAddImageInput,
  AdminDashboard: zAdminDashboard,
  AdminDashboardEnvelope: zAdminDashboardEnvelope,
  AgeBand: zAgeBand,
  AmendedField: zAmendedField,
  Amendment: zAmendment,
  AmendmentCause: zAmendmentCause,
  AmendmentEnvelope: zAmendmentEnvelope,
  AmendmentInput: zAmendmentInput,
  AmendmentKind: zAmendmentKind,
  AncillaryStudy: zAncillaryStudy,
  Annotations: zAnnotations,
  AnnotationsEnvelope: zAnnotationsEnvelope,
  AnnotationsInput: zAnnotationsInput,
  AnnotationsSaved: zAnnotationsSaved,
  AnnotationsSavedEnvelope: zAnnotationsSavedEnvelope,
  AnswerInput: zAnswerInput,
  AskedKind: zAskedKind,
  AskedOutcome: zAskedOutcome,
  AssignInput: zAssignInput,
  AssignmentCondition: zAssignmentCondition,
  AttachmentSlot: zAttachmentSlot,
  AuditEvent: zAuditEvent,
  AuditEventPage: zAuditEventPage,
  AuditEventPageEnvelope: zAuditEventPageEnvelope,
  AuditedCase: zAuditedCase,
  AwayTime: zAwayTime,
  AwayTimeInput: zAwayTimeInput,
  Banner: zBanner,
  BannerEnvelope: zBannerEnvelope,
  BannerInput: zBannerInput,
  BannerLevel: zBannerLevel,
  BannerMessage: zBannerMessage,
  BillTo: zBillTo,
  Billing: zBilling,
  BillingAction: zBillingAction,
  BillingAutoValue: zBillingAutoValue,
  BillingCase: zBillingCase,
  BillingChangesInput: zBillingChangesInput,
  BillingComponent: zBillingComponent,
  BillingContact: zBillingContact,
  BillingCurrency: zBillingCurrency,
  BillingEnvelope: zBillingEnvelope,
  BillingExportFormat: zBillingExportFormat,
  BillingFacility: zBillingFacility,
  BillingId: zBillingId,
  BillingInput: zBillingInput,
  BillingListItem: zBillingListItem,
  BillingModel: zBillingModel,
  BillingModifier: zBillingModifier,
  BillingPage: zBillingPage,
  BillingPageEnvelope: zBillingPageEnvelope,
  BillingSource: zBillingSource,
  BillingStatus: zBillingStatus,
  BillingTotal: zBillingTotal,
  BlobId: zBlobId,
  BoardCertification: zBoardCertification,
  BodySiteEntry: zBodySiteEntry,
  CancelInput: zCancelInput,
  Candidate: zCandidate,
  CandidateCheck: zCandidateCheck,
  CandidatePage: zCandidatePage,
  CandidatePageEnvelope: zCandidatePageEnvelope,
  Case: zCase,
  CaseAbsence: zCaseAbsence,
  CaseAbsenceEnvelope: zCaseAbsenceEnvelope,
  CaseAbsenceInput: zCaseAbsenceInput,
  CaseAction: zCaseAction,
  CaseAssignment: zCaseAssignment,
  CaseAttachment: zCaseAttachment,
  CaseAttachments: zCaseAttachments,
  CaseAttachmentsEnvelope: zCaseAttachmentsEnvelope,
  CaseBillingForm: zCaseBillingForm,
  CaseBillingFormInput: zCaseBillingFormInput,
  CaseChange: zCaseChange,
  CaseCheck: zCaseCheck,
  CaseCheckEnvelope: zCaseCheckEnvelope,
  CaseClinicalForm: zCaseClinicalForm,
  CaseClinicalFormInput: zCaseClinicalFormInput,
  CaseClinicalInfo: zCaseClinicalInfo,
  CaseClinicalInfoEnvelope: zCaseClinicalInfoEnvelope,
  CaseClocks: zCaseClocks,
  CaseCount: zCaseCount,
  CaseDeliveryForm: zCaseDeliveryForm,
  CaseDeliveryFormInput: zCaseDeliveryFormInput,
  CaseDraftFacts: zCaseDraftFacts,
  CaseEnvelope: zCaseEnvelope,
  CaseEvent: zCaseEvent,
  CaseEventFeed: zCaseEventFeed,
  CaseEventFeedEnvelope: zCaseEventFeedEnvelope,
  CaseEventKind: zCaseEventKind,
  CaseForm: zCaseForm,
  CaseFormEnvelope: zCaseFormEnvelope,
  CaseFormInput: zCaseFormInput,
  CaseHold: zCaseHold,
  CaseId: zCaseId,
  CaseIntake: zCaseIntake,
  CaseIntakeEnvelope: zCaseIntakeEnvelope,
  CaseListItem: zCaseListItem,
  CaseMessage: zCaseMessage,
  CaseMessageEnvelope: zCaseMessageEnvelope,
  CaseMessageInput: zCaseMessageInput,
  CaseMessagePage: zCaseMessagePage,
  CaseMessagePageEnvelope: zCaseMessagePageEnvelope,
  CaseMove: zCaseMove,
  CaseMoveEnvelope: zCaseMoveEnvelope,
  CaseOpened: zCaseOpened,
  CaseOpenedEnvelope: zCaseOpenedEnvelope,
  CasePage: zCasePage,
  CasePageEnvelope: zCasePageEnvelope,
  CasePatientForm: zCasePatientForm,
  CasePatientFormInput: zCasePatientFormInput,
  CasePermissions: zCasePermissions,
  CasePreview: zCasePreview,
  CasePreviewEnvelope: zCasePreviewEnvelope,
  CaseProblem: zCaseProblem,
  CaseQuestion: zCaseQuestion,
  CaseQuestionEnvelope: zCaseQuestionEnvelope,
  CaseRelation: zCaseRelation,
  CaseRoutingForm: zCaseRoutingForm,
  CaseRoutingFormInput: zCaseRoutingFormInput,
  CaseScope: zCaseScope,
  CaseSearchInput: zCaseSearchInput,
  CaseStatus: zCaseStatus,
  CaseTimeline: zCaseTimeline,
  CaseTimelineEnvelope: zCaseTimelineEnvelope,
  CaseType: zCaseType,
  CaseTypeValue: zCaseTypeValue,
  CaseView: zCaseView,
  CaseVolume: zCaseVolume,
  CaseWait: zCaseWait,
  CaseWaitShare: zCaseWaitShare,
  CaseWithdrawal: zCaseWithdrawal,
  Cents: zCents,
  CertificationBoard: zCertificationBoard,
  CertificationKind: zCertificationKind,
  CitedMark: zCitedMark,
  CitedMarkInput: zCitedMarkInput,
  Clia: zClia,
  CliaCertificate: zCliaCertificate,
  CliaCertificateKind: zCliaCertificateKind,
  ClinicalCopyTo: zClinicalCopyTo,
  ClinicalInfo: zClinicalInfo,
  ClinicalInfoAttachment: zClinicalInfoAttachment,
  ClinicalInfoInput: zClinicalInfoInput,
  ClinicalPromptAnswer: zClinicalPromptAnswer,
  ClockColour: zClockColour,
  CodeInput: zCodeInput,
  Colleague: zColleague,
  Communication: zCommunication,
  ConsentInput: zConsentInput,
  ContractLab: zContractLab,
  ConvertEnquiryInput: zConvertEnquiryInput,
  CopyRecipient: zCopyRecipient,
  Country: zCountry,
  Credentials: zCredentials,
  CurrentUser: zCurrentUser,
  CurrentUserEnvelope: zCurrentUserEnvelope,
  Dashboard: zDashboard,
  DashboardEnvelope: zDashboardEnvelope,
  Day: zDay,
  DeactivationInput: zDeactivationInput,
  Degree: zDegree,
  DiagnosisCode: zDiagnosisCode,
  DiagnosisCodeEntry: zDiagnosisCodeEntry,
  DiagnosisWarning: zDiagnosisWarning,
  DisclosureAnswer: zDisclosureAnswer,
  DocumentId: zDocumentId,
  Done: zDone,
  DoneEnvelope: zDoneEnvelope,
  DziImage: zDziImage,
  DziTileSource: zDziTileSource,
  EarlierCase: zEarlierCase,
  EarlierText: zEarlierText,
  Email: zEmail,
  EmailVerification: zEmailVerification,
  EmailVerificationEnvelope: zEmailVerificationEnvelope,
  EmailVerificationInput: zEmailVerificationInput,
  EmailVerified: zEmailVerified,
  EmailVerifiedEnvelope: zEmailVerifiedEnvelope,
  EmergencyAccess: zEmergencyAccess,
  EmergencyAccessEnvelope: zEmergencyAccessEnvelope,
  EmergencyAccessInput: zEmergencyAccessInput,
  EmergencyAccessList: zEmergencyAccessList,
  EmergencyAccessListEnvelope: zEmergencyAccessListEnvelope,
  EmergencyReason: zEmergencyReason,
  Enquiry: zEnquiry,
  EnquiryAction: zEnquiryAction,
  EnquiryChangeInput: zEnquiryChangeInput,
  EnquiryConversion: zEnquiryConversion,
  EnquiryEnvelope: zEnquiryEnvelope,
  EnquiryId: zEnquiryId,
  EnquiryInput: zEnquiryInput,
  EnquiryLeadStatus: zEnquiryLeadStatus,
  EnquiryNote: zEnquiryNote,
  EnquiryNoteInput: zEnquiryNoteInput,
  EnquiryPage: zEnquiryPage,
  EnquiryPageEnvelope: zEnquiryPageEnvelope,
  EnquiryReceiptEnvelope: zEnquiryReceiptEnvelope,
  EnquiryRegistrationKind: zEnquiryRegistrationKind,
  EnquiryRow: zEnquiryRow,
  EnquiryStatusInput: zEnquiryStatusInput,
  EnteredScale: zEnteredScale,
  EnteredScaleInput: zEnteredScaleInput,
  ErrorCode: zErrorCode,
  Etag: zEtag,
  Facility: zFacility,
  FacilityAccount: zFacilityAccount,
  FacilityAccountAction: zFacilityAccountAction,
  FacilityAccountEnvelope: zFacilityAccountEnvelope,
  FacilityAgreementInput: zFacilityAgreementInput,
  FacilityChangeInput: zFacilityChangeInput,
  FacilityContact: zFacilityContact,
  FacilityCounts: zFacilityCounts,
  FacilityForm: zFacilityForm,
  FacilityFormChangeInput: zFacilityFormChangeInput,
  FacilityFormInput: zFacilityFormInput,
  FacilityId: zFacilityId,
  FacilityMember: zFacilityMember,
  FacilityMemberAction: zFacilityMemberAction,
  FacilityMemberEnvelope: zFacilityMemberEnvelope,
  FacilityMemberPage: zFacilityMemberPage,
  FacilityMemberPageEnvelope: zFacilityMemberPageEnvelope,
  FacilityNpChangeInput: zFacilityNpChangeInput,
  FacilityNpInput: zFacilityNpInput,
  FacilityPage: zFacilityPage,
  FacilityPageEnvelope: zFacilityPageEnvelope,
  FacilityRegistrationInput: zFacilityRegistrationInput,
  FacilityRole: zFacilityRole,
  FacilityRow: zFacilityRow,
  FacilityScanner: zFacilityScanner,
  FacilityTurnaround: zFacilityTurnaround,
  FacilityType: zFacilityType,
  FacilityUser: zFacilityUser,
  FacilityUserEnvelope: zFacilityUserEnvelope,
  FailedJob: zFailedJob,
  FailedJobPage: zFailedJobPage,
  FailedJobPageEnvelope: zFailedJobPageEnvelope,
  Failure: zFailure,
  Fellowship: zFellowship,
  FieldChange: zFieldChange,
  FieldName: zFieldName,
  FigureLists: zFigureLists,
  FileInfo: zFileInfo,
  FinalReport: zFinalReport,
  FinalReportEnvelope: zFinalReportEnvelope,
  FindingCode: zFindingCode,
  Gender: zGender,
  Group: zGroup,
  GroupChangeInput: zGroupChangeInput,
  GroupEnvelope: zGroupEnvelope,
  GroupFacility: zGroupFacility,
  GroupId: zGroupId,
  GroupInput: zGroupInput,
  GroupListItem: zGroupListItem,
  GroupMember: zGroupMember,
  GroupMemberInput: zGroupMemberInput,
  GroupPage: zGroupPage,
  GroupPageEnvelope: zGroupPageEnvelope,
  GroupQaRule: zGroupQaRule,
  GroupRef: zGroupRef,
  GroupsOfProvider: zGroupsOfProvider,
  HandOver: zHandOver,
  HandOverAction: zHandOverAction,
  HandOverAnswer: zHandOverAnswer,
  HandOverAnswerInput: zHandOverAnswerInput,
  HandOverColleague: zHandOverColleague,
  HandOverColleagues: zHandOverColleagues,
  HandOverColleaguesEnvelope: zHandOverColleaguesEnvelope,
  HandOverEnvelope: zHandOverEnvelope,
  HandOverId: zHandOverId,
  HandOverInput: zHandOverInput,
  HandOverStatus: zHandOverStatus,
  HandOvers: zHandOvers,
  HandOversEnvelope: zHandOversEnvelope,
  HeldCase: zHeldCase,
  HeldCaseEnvelope: zHeldCaseEnvelope,
  HeldCertificate: zHeldCertificate,
  HeldLicence: zHeldLicence,
  HistorySubject: zHistorySubject,
  HoldInput: zHoldInput,
  HoldReason: zHoldReason,
  Image: zImage,
  ImageAdded: zImageAdded,
  ImageAddedEnvelope: zImageAddedEnvelope,
  ImageBox: zImageBox,
  ImageId: zImageId,
  ImageOpened: zImageOpened,
  ImageOpenedEnvelope: zImageOpenedEnvelope,
  ImageOrderInput: zImageOrderInput,
  ImagePoint: zImagePoint,
  ImageSeen: zImageSeen,
  InfantMonths: zInfantMonths,
  Instant: zInstant,
  IntakeFinding: zIntakeFinding,
  IntakeImage: zIntakeImage,
  IntakeSubject: zIntakeSubject,
  Intraoperative: zIntraoperative,
  InvitationEnd: zInvitationEnd,
  InvitationInput: zInvitationInput,
  InvitationState: zInvitationState,
  InvoiceInput: zInvoiceInput,
  InvoiceOfLines: zInvoiceOfLines,
  InvoiceOfLinesEnvelope: zInvoiceOfLinesEnvelope,
  InvoiceOfLinesInput: zInvoiceOfLinesInput,
  InvoiceResult: zInvoiceResult,
  JobId: zJobId,
  JobKind: zJobKind,
  KeyImage: zKeyImage,
  LabArrangement: zLabArrangement,
  LabDirector: zLabDirector,
  LabelCheckInput: zLabelCheckInput,
  LabelCheckResult: zLabelCheckResult,
  LastPlace: zLastPlace,
  LastPlaceEnvelope: zLastPlaceEnvelope,
  LastPlaceInput: zLastPlaceInput,
  Laterality: zLaterality,
  LeadSource: zLeadSource,
  LeadStatusChangeInput: zLeadStatusChangeInput,
  LeadStatusStep: zLeadStatusStep,
  Licence: zLicence,
  LicenceDecision: zLicenceDecision,
  LicenceEnding: zLicenceEnding,
  LicencePage: zLicencePage,
  LicencePageEnvelope: zLicencePageEnvelope,
  LicenceRenewal: zLicenceRenewal,
  LicenceRenewalEnvelope: zLicenceRenewalEnvelope,
  LicenceRenewalId: zLicenceRenewalId,
  LicenceRenewalPage: zLicenceRenewalPage,
  LicenceRenewalPageEnvelope: zLicenceRenewalPageEnvelope,
  LicenceRenewalStatus: zLicenceRenewalStatus,
  LicenceReviewInput: zLicenceReviewInput,
  LicenceStatus: zLicenceStatus,
  LicencesHeld: zLicencesHeld,
  ListCall: zListCall,
  ListName: zListName,
  Login: zLogin,
  LoginAnswer: zLoginAnswer,
  LoginEnvelope: zLoginEnvelope,
  LogoutEnvelope: zLogoutEnvelope,
  Mail: zMail,
  MailAction: zMailAction,
  MailEnvelope: zMailEnvelope,
  MailId: zMailId,
  MailPage: zMailPage,
  MailPageEnvelope: zMailPageEnvelope,
  MalpracticeCover: zMalpracticeCover,
  MarkAuthor: zMarkAuthor,
  MarkScale: zMarkScale,
  MarkSight: zMarkSight,
  MarkStanding: zMarkStanding,
  MarkerEntry: zMarkerEntry,
  MessageSide: zMessageSide,
  ModifierEntry: zModifierEntry,
  NameAlert: zNameAlert,
  NewPassword: zNewPassword,
  NotShown: zNotShown,
  Note: zNote,
  NoticeChoices: zNoticeChoices,
  Notification: zNotification,
  NotificationEnvelope: zNotificationEnvelope,
  NotificationEvent: zNotificationEvent,
  NotificationFeed: zNotificationFeed,
  NotificationFeedEnvelope: zNotificationFeedEnvelope,
  NotificationId: zNotificationId,
  Npi: zNpi,
  NumberInput: zNumberInput,
  NumberedKind: zNumberedKind,
  NumberedThing: zNumberedThing,
  NumberedThings: zNumberedThings,
  NumberedThingsEnvelope: zNumberedThingsEnvelope,
  OfferedCase: zOfferedCase,
  Onboarding: zOnboarding,
  OnboardingAction: zOnboardingAction,
  OnboardingDecision: zOnboardingDecision,
  OnboardingEnvelope: zOnboardingEnvelope,
  OnboardingProgress: zOnboardingProgress,
  OnboardingReviewInput: zOnboardingReviewInput,
  OnboardingStep: zOnboardingStep,
  OnboardingStepInput: zOnboardingStepInput,
  OnboardingStepKey: zOnboardingStepKey,
  OnboardingStepState: zOnboardingStepState,
  OnboardingVerdictInput: zOnboardingVerdictInput,
  OpenAmendment: zOpenAmendment,
  OrderAges: zOrderAges,
  OrderDeclineInput: zOrderDeclineInput,
  OrderDeclineReason: zOrderDeclineReason,
  OrderFulfilInput: zOrderFulfilInput,
  OrderKind: zOrderKind,
  OrganisationKind: zOrganisationKind,
  OtherChangeInput: zOtherChangeInput,
  OtherForm: zOtherForm,
  OtherFormChangeInput: zOtherFormChangeInput,
  OtherFormInput: zOtherFormInput,
  OtherRegistrationInput: zOtherRegistrationInput,
  OwnReadingSite: zOwnReadingSite,
  OwnReadingSiteInput: zOwnReadingSiteInput,
  OwnReadingSiteKind: zOwnReadingSiteKind,
  OwnSession: zOwnSession,
  OwnSessions: zOwnSessions,
  OwnSessionsEnvelope: zOwnSessionsEnvelope,
  OwnerGroup: zOwnerGroup,
  PagePath: zPagePath,
  PageRefusal: zPageRefusal,
  PageRefusalInput: zPageRefusalInput,
  PageRefusalPage: zPageRefusalPage,
  PageRefusalPageEnvelope: zPageRefusalPageEnvelope,
  PartRemoved: zPartRemoved,
  PartRemovedEnvelope: zPartRemovedEnvelope,
  PasswordChangeInput: zPasswordChangeInput,
  PasswordResetInput: zPasswordResetInput,
  PatchMark: zPatchMark,
  PatientCriteriaInput: zPatientCriteriaInput,
  PatientInfo: zPatientInfo,
  PayerEntry: zPayerEntry,
  PaymentInput: zPaymentInput,
  PaymentOutcome: zPaymentOutcome,
  PersonName: zPersonName,
  PersonRef: zPersonRef,
  Phone: zPhone,
  PickupBar: zPickupBar,
  PixelSize: zPixelSize,
  PostSignOutState: zPostSignOutState,
  PostalAddress: zPostalAddress,
  PreviewOverview: zPreviewOverview,
  PreviewSpecimen: zPreviewSpecimen,
  PrimaryDiagnosis: zPrimaryDiagnosis,
  PrimaryDiagnosisEnvelope: zPrimaryDiagnosisEnvelope,
  PrimaryDiagnosisInput: zPrimaryDiagnosisInput,
  Priority: zPriority,
  ProblemSeverity: zProblemSeverity,
  ProcedureCodeEntry: zProcedureCodeEntry,
  Profile: zProfile,
  ProfileEnvelope: zProfileEnvelope,
  ProfileFacility: zProfileFacility,
  ProfileInput: zProfileInput,
  ProviderChangeInput: zProviderChangeInput,
  ProviderCounts: zProviderCounts,
  ProviderDirectoryEntry: zProviderDirectoryEntry,
  ProviderDirectoryPage: zProviderDirectoryPage,
  ProviderDirectoryPageEnvelope: zProviderDirectoryPageEnvelope,
  ProviderDisclosures: zProviderDisclosures,
  ProviderForm: zProviderForm,
  ProviderFormChangeInput: zProviderFormChangeInput,
  ProviderFormInput: zProviderFormInput,
  ProviderLicence: zProviderLicence,
  ProviderList: zProviderList,
  ProviderLoad: zProviderLoad,
  ProviderProfile: zProviderProfile,
  ProviderProfileInput: zProviderProfileInput,
  ProviderRegistrationInput: zProviderRegistrationInput,
  ProviderStatusInput: zProviderStatusInput,
  QaAction: zQaAction,
  QaAgreement: zQaAgreement,
  QaCategory: zQaCategory,
  QaDiagnosis: zQaDiagnosis,
  QaDiagnosisInput: zQaDiagnosisInput,
  QaKind: zQaKind,
  QaResult: zQaResult,
  QaResultInput: zQaResultInput,
  QaReviewAsked: zQaReviewAsked,
  QaReviewAskedEnvelope: zQaReviewAskedEnvelope,
  QaReviewInput: zQaReviewInput,
  QaReviewKind: zQaReviewKind,
  QaReviewList: zQaReviewList,
  QaReviewListEnvelope: zQaReviewListEnvelope,
  QaReviewRow: zQaReviewRow,
  QaSpecimen: zQaSpecimen,
  QaTask: zQaTask,
  QaTaskEnvelope: zQaTaskEnvelope,
  QualityRates: zQualityRates,
  QuestionAbout: zQuestionAbout,
  QuestionInput: zQuestionInput,
  QuestionPage: zQuestionPage,
  QuestionPageEnvelope: zQuestionPageEnvelope,
  QuestionsAsked: zQuestionsAsked,
  QuestionsAskedEnvelope: zQuestionsAskedEnvelope,
  QuestionsInput: zQuestionsInput,
  ReactivationInput: zReactivationInput,
  ReadingPlace: zReadingPlace,
  ReadingPlaceKind: zReadingPlaceKind,
  Reason: zReason,
  Reasoned: zReasoned,
  ReceivedPart: zReceivedPart,
  ReceivedSlides: zReceivedSlides,
  ReceivedSlidesInput: zReceivedSlidesInput,
  RecordChange: zRecordChange,
  RecordChangeFeed: zRecordChangeFeed,
  RecordChangeFeedEnvelope: zRecordChangeFeedEnvelope,
  RecordLink: zRecordLink,
  RecordLinks: zRecordLinks,
  RecordLinksEnvelope: zRecordLinksEnvelope,
  RecordSubject: zRecordSubject,
  RecordedReceipt: zRecordedReceipt,
  RecutOrderEntry: zRecutOrderEntry,
  ReferenceData: zReferenceData,
  ReferenceDataEnvelope: zReferenceDataEnvelope,
  ReferenceEntry: zReferenceEntry,
  RegionCode: zRegionCode,
  RegionEntry: zRegionEntry,
  Registration: zRegistration,
  RegistrationAction: zRegistrationAction,
  RegistrationChangeInput: zRegistrationChangeInput,
  RegistrationDocument: zRegistrationDocument,
  RegistrationDocumentEnvelope: zRegistrationDocumentEnvelope,
  RegistrationDocumentKind: zRegistrationDocumentKind,
  RegistrationDocuments: zRegistrationDocuments,
  RegistrationDocumentsEnvelope: zRegistrationDocumentsEnvelope,
  RegistrationEnvelope: zRegistrationEnvelope,
  RegistrationForm: zRegistrationForm,
  RegistrationId: zRegistrationId,
  RegistrationKind: zRegistrationKind,
  RegistrationOutcome: zRegistrationOutcome,
  RegistrationPage: zRegistrationPage,
  RegistrationPageEnvelope: zRegistrationPageEnvelope,
  RegistrationReceiptEnvelope: zRegistrationReceiptEnvelope,
  RegistrationRow: zRegistrationRow,
  RegistrationSpecialty: zRegistrationSpecialty,
  RegistrationStatus: zRegistrationStatus,
  Release: zRelease,
  ReleaseReason: zReleaseReason,
  ReleaseToPoolInput: zReleaseToPoolInput,
  RepeatedPassword: zRepeatedPassword,
  ReplacedImage: zReplacedImage,
  ReplacedLicence: zReplacedLicence,
  ReplacedPreliminary: zReplacedPreliminary,
  ReportAddendum: zReportAddendum,
  ReportArchiveInput: zReportArchiveInput,
  ReportCase: zReportCase,
  ReportClinicalInformation: zReportClinicalInformation,
  ReportCode: zReportCode,
  ReportCollection: zReportCollection,
  ReportDates: zReportDates,
  ReportDiagnosis: zReportDiagnosis,
  ReportDifference: zReportDifference,
  ReportDifferences: zReportDifferences,
  ReportDifferencesEnvelope: zReportDifferencesEnvelope,
  ReportFooter: zReportFooter,
  ReportGross: zReportGross,
  ReportHash: zReportHash,
  ReportHeading: zReportHeading,
  ReportId: zReportId,
  ReportImage: zReportImage,
  ReportLaboratory: zReportLaboratory,
  ReportListItem: zReportListItem,
  ReportMark: zReportMark,
  ReportOpening: zReportOpening,
  ReportOrdering: zReportOrdering,
  ReportPage: zReportPage,
  ReportPageEnvelope: zReportPageEnvelope,
  ReportPart: zReportPart,
  ReportPatient: zReportPatient,
  ReportReadingSite: zReportReadingSite,
  ReportRecallInput: zReportRecallInput,
  ReportSearchInput: zReportSearchInput,
  ReportSection: zReportSection,
  ReportSignature: zReportSignature,
  ReportSort: zReportSort,
  ReportState: zReportState,
  ReportVersion: zReportVersion,
  RequestId: zRequestId,
  RequestStatus: zRequestStatus,
  RescanInput: zRescanInput,
  RescanReason: zRescanReason,
  RescanRequest: zRescanRequest,
  RescanRequestEnvelope: zRescanRequestEnvelope,
  RescanRequestPage: zRescanRequestPage,
  RescanRequestPageEnvelope: zRescanRequestPageEnvelope,
  RescanResolutionInput: zRescanResolutionInput,
  ResetToken: zResetToken,
  RetriedJob: zRetriedJob,
  RetriedJobEnvelope: zRetriedJobEnvelope,
  ReturnAnswerInput: zReturnAnswerInput,
  ReturnInput: zReturnInput,
  ReturnKind: zReturnKind,
  ReturnReason: zReturnReason,
  ReturnReasonInput: zReturnReasonInput,
  ReviewDecision: zReviewDecision,
  ReviewRegistrationInput: zReviewRegistrationInput,
  Role: zRole,
  RulerMark: zRulerMark,
  RunningUpload: zRunningUpload,
  Salutation: zSalutation,
  SavedView: zSavedView,
  SavedViewEnvelope: zSavedViewEnvelope,
  SavedViewId: zSavedViewId,
  SavedViewInput: zSavedViewInput,
  SavedViews: zSavedViews,
  SavedViewsEnvelope: zSavedViewsEnvelope,
  SendOutInput: zSendOutInput,
  Series: zSeries,
  SeriesPoint: zSeriesPoint,
  SeriesRange: zSeriesRange,
  SeriesStep: zSeriesStep,
  Service: zService,
  SessionId: zSessionId,
  SessionsRevoked: zSessionsRevoked,
  SessionsRevokedEnvelope: zSessionsRevokedEnvelope,
  SheetImport: zSheetImport,
  SheetImportEnvelope: zSheetImportEnvelope,
  SheetRowError: zSheetRowError,
  SignOut: zSignOut,
  SignOutCheck: zSignOutCheck,
  SignOutEnvelope: zSignOutEnvelope,
  SignOutExperience: zSignOutExperience,
  SignOutInput: zSignOutInput,
  SignOutRule: zSignOutRule,
  SignatureImage: zSignatureImage,
  SignatureInput: zSignatureInput,
  SignatureMeaning: zSignatureMeaning,
  SignedAgreement: zSignedAgreement,
  SignedUrl: zSignedUrl,
  SiteAnswer: zSiteAnswer,
  SitePrompt: zSitePrompt,
  SlideCondition: zSlideCondition,
  SlideDelivery: zSlideDelivery,
  SlideFileInfo: zSlideFileInfo,
  SlideImage: zSlideImage,
  SlideLink: zSlideLink,
  SlideLinkEnvelope: zSlideLinkEnvelope,
  SlidePlace: zSlidePlace,
  SlideReceipt: zSlideReceipt,
  SlideReceiptEnvelope: zSlideReceiptEnvelope,
  SlideScale: zSlideScale,
  SlideTypeEntry: zSlideTypeEntry,
  SlideView: zSlideView,
  SlidesAddedInput: zSlidesAddedInput,
  Specialty: zSpecialty,
  Specimen: zSpecimen,
  SpecimenDiagnosis: zSpecimenDiagnosis,
  SpecimenDiagnosisInput: zSpecimenDiagnosisInput,
  SpecimenForm: zSpecimenForm,
  SpecimenFormInput: zSpecimenFormInput,
  SpecimenFormReceiptInput: zSpecimenFormReceiptInput,
  SpecimenId: zSpecimenId,
  SpecimenLetter: zSpecimenLetter,
  SpecimenSaved: zSpecimenSaved,
  SpecimenSavedEnvelope: zSpecimenSavedEnvelope,
  SpecimenTypeEntry: zSpecimenTypeEntry,
  StaffChangeInput: zStaffChangeInput,
  StaffForm: zStaffForm,
  StaffFormChangeInput: zStaffFormChangeInput,
  StaffFormInput: zStaffFormInput,
  StaffRegistrationInput: zStaffRegistrationInput,
  StaffRole: zStaffRole,
  StainEntry: zStainEntry,
  StainOrderInput: zStainOrderInput,
  StainRequest: zStainRequest,
  StainRequestEnvelope: zStainRequestEnvelope,
  StainRequestInput: zStainRequestInput,
  StainRequestPage: zStainRequestPage,
  StainRequestPageEnvelope: zStainRequestPageEnvelope,
  StainRequestUpdateInput: zStainRequestUpdateInput,
  StainRequestsMade: zStainRequestsMade,
  StainRequestsMadeEnvelope: zStainRequestsMadeEnvelope,
  StatusAges: zStatusAges,
  SubmitRegistrationInput: zSubmitRegistrationInput,
  Subsection: zSubsection,
  SubsectionForm: zSubsectionForm,
  SubsectionFormInput: zSubsectionFormInput,
  SubsectionId: zSubsectionId,
  SubsectionSaved: zSubsectionSaved,
  SubsectionSavedEnvelope: zSubsectionSavedEnvelope,
  SubspecialtiesRead: zSubspecialtiesRead,
  Subspecialty: zSubspecialty,
  SubspecialtyTurnaround: zSubspecialtyTurnaround,
  SupportTicket: zSupportTicket,
  SupportTicketEnvelope: zSupportTicketEnvelope,
  SupportTicketInput: zSupportTicketInput,
  SupportTicketPage: zSupportTicketPage,
  SupportTicketPageEnvelope: zSupportTicketPageEnvelope,
  SupportTicketRow: zSupportTicketRow,
  SynopticBlock: zSynopticBlock,
  SynopticElement: zSynopticElement,
  Task: zTask,
  TaskAction: zTaskAction,
  TaskAssigneeInput: zTaskAssigneeInput,
  TaskAssigneeRole: zTaskAssigneeRole,
  TaskAttachment: zTaskAttachment,
  TaskCandidate: zTaskCandidate,
  TaskCandidatePage: zTaskCandidatePage,
  TaskCandidatePageEnvelope: zTaskCandidatePageEnvelope,
  TaskCase: zTaskCase,
  TaskChangesInput: zTaskChangesInput,
  TaskChecklistItem: zTaskChecklistItem,
  TaskComment: zTaskComment,
  TaskCommentInput: zTaskCommentInput,
  TaskCounts: zTaskCounts,
  TaskEnvelope: zTaskEnvelope,
  TaskFacility: zTaskFacility,
  TaskHolder: zTaskHolder,
  TaskId: zTaskId,
  TaskImage: zTaskImage,
  TaskInput: zTaskInput,
  TaskListItem: zTaskListItem,
  TaskMove: zTaskMove,
  TaskMoveEnvelope: zTaskMoveEnvelope,
  TaskPage: zTaskPage,
  TaskPageEnvelope: zTaskPageEnvelope,
  TaskRefusal: zTaskRefusal,
  TaskShipment: zTaskShipment,
  TaskStateCounts: zTaskStateCounts,
  TaskStatus: zTaskStatus,
  TaskType: zTaskType,
  TaskTypeKey: zTaskTypeKey,
  TaskView: zTaskView,
  TaskWorkInput: zTaskWorkInput,
  TaxId: zTaxId,
  TeamAction: zTeamAction,
  TeamMember: zTeamMember,
  TeamMemberEnvelope: zTeamMemberEnvelope,
  TeamMemberInput: zTeamMemberInput,
  TeamPage: zTeamPage,
  TeamPageEnvelope: zTeamPageEnvelope,
  TemplateAction: zTemplateAction,
  TemplateOrigin: zTemplateOrigin,
  TemplatePart: zTemplatePart,
  TextTemplate: zTextTemplate,
  TextTemplateChangeInput: zTextTemplateChangeInput,
  TextTemplateEnvelope: zTextTemplateEnvelope,
  TextTemplateId: zTextTemplateId,
  TextTemplateInput: zTextTemplateInput,
  TextTemplatePage: zTextTemplatePage,
  TextTemplatePageEnvelope: zTextTemplatePageEnvelope,
  TicketAction: zTicketAction,
  TicketId: zTicketId,
  TicketMessage: zTicketMessage,
  TicketReplyInput: zTicketReplyInput,
  TicketStatus: zTicketStatus,
  TicketSubject: zTicketSubject,
  TicketTopic: zTicketTopic,
  TimeZone: zTimeZone,
  TrainingPlace: zTrainingPlace,
  TrainingYear: zTrainingYear,
  Turnaround: zTurnaround,
  TurnaroundPoint: zTurnaroundPoint,
  TurnaroundSeries: zTurnaroundSeries,
  Upload: zUpload,
  UploadAction: zUploadAction,
  UploadEnvelope: zUploadEnvelope,
  UploadId: zUploadId,
  UploadInput: zUploadInput,
  UploadIntake: zUploadIntake,
  UploadLevel: zUploadLevel,
  UploadPart: zUploadPart,
  UploadPartEnvelope: zUploadPartEnvelope,
  UploadRefusal: zUploadRefusal,
  UploadRefusalReason: zUploadRefusalReason,
  UploadStatus: zUploadStatus,
  UploadStep: zUploadStep,
  UploadStepName: zUploadStepName,
  UploadStepState: zUploadStepState,
  UploadTwin: zUploadTwin,
  UrgentResult: zUrgentResult,
  User: zUser,
  UserAction: zUserAction,
  UserChangeInput: zUserChangeInput,
  UserDetailsInput: zUserDetailsInput,
  UserEnvelope: zUserEnvelope,
  UserForm: zUserForm,
  UserFormChangeInput: zUserFormChangeInput,
  UserFormInput: zUserFormInput,
  UserId: zUserId,
  UserListItem: zUserListItem,
  UserPage: zUserPage,
  UserPageEnvelope: zUserPageEnvelope,
  UserRegistrationInput: zUserRegistrationInput,
  UserRights: zUserRights,
  UserStatus: zUserStatus,
  UserStatusStep: zUserStatusStep,
  UserType: zUserType,
  VerificationId: zVerificationId,
  VerificationPurpose: zVerificationPurpose,
  ViewColumn: zViewColumn,
  ViewFilter: zViewFilter,
  ViewerCase: zViewerCase,
  ViewerCaseEnvelope: zViewerCaseEnvelope,
  WaitOwner: zWaitOwner,
  WaitReason: zWaitReason,
  WholeSlideExperience: zWholeSlideExperience,
  WorkAuthorization: zWorkAuthorization,
  WorkingHours: zWorkingHours,
} as const;
