// Generated from openapi.yaml by `npm run contract`; do not edit.
import { abortUpload } from './abortUpload.ts';
import { acceptStainRequest } from './acceptStainRequest.ts';
import { addEnquiryNote } from './addEnquiryNote.ts';
import { addGroupMember } from './addGroupMember.ts';
import { addImage } from './addImage.ts';
import { addSpecimen } from './addSpecimen.ts';
import { addSubsection } from './addSubsection.ts';
import { addTaskComment } from './addTaskComment.ts';
import { amendCase } from './amendCase.ts';
import { answerHandOver } from './answerHandOver.ts';
import { answerQuestion } from './answerQuestion.ts';
import { askForInformation } from './askForInformation.ts';
import { assignCase } from './assignCase.ts';
import { assignTask } from './assignTask.ts';
import { cancelCase } from './cancelCase.ts';
import { cancelStainRequest } from './cancelStainRequest.ts';
import { cancelTask } from './cancelTask.ts';
import { changeAccountLeadStatus } from './changeAccountLeadStatus.ts';
import { changeEnquiryStatus } from './changeEnquiryStatus.ts';
import { changePassword } from './changePassword.ts';
import { changeProviderStatus } from './changeProviderStatus.ts';
import { clearBanner } from './clearBanner.ts';
import { closeSupportTicket } from './closeSupportTicket.ts';
import { completeTask } from './completeTask.ts';
import { completeUpload } from './completeUpload.ts';
import { confirmEmailVerification } from './confirmEmailVerification.ts';
import { convertEnquiry } from './convertEnquiry.ts';
import { createAccount } from './createAccount.ts';
import { createBilling } from './createBilling.ts';
import { createCase } from './createCase.ts';
import { createEnquiry } from './createEnquiry.ts';
import { createFacilityAccount } from './createFacilityAccount.ts';
import { createFacilityNp } from './createFacilityNp.ts';
import { createGroup } from './createGroup.ts';
import { createRescanRequest } from './createRescanRequest.ts';
import { createStainRequest } from './createStainRequest.ts';
import { createSupportTicket } from './createSupportTicket.ts';
import { createTask } from './createTask.ts';
import { createTextTemplate } from './createTextTemplate.ts';
import { createUpload } from './createUpload.ts';
import { deactivateFacilityNp } from './deactivateFacilityNp.ts';
import { deactivateUser } from './deactivateUser.ts';
import { declineStainRequest } from './declineStainRequest.ts';
import { declineTask } from './declineTask.ts';
import { deleteCaseAttachment } from './deleteCaseAttachment.ts';
import { deleteCaseDraft } from './deleteCaseDraft.ts';
import { deleteGroup } from './deleteGroup.ts';
import { deleteImage } from './deleteImage.ts';
import { deleteRegistrationDocument } from './deleteRegistrationDocument.ts';
import { deleteSpecimen } from './deleteSpecimen.ts';
import { deleteSubsection } from './deleteSubsection.ts';
import { deleteTextTemplate } from './deleteTextTemplate.ts';
import { deleteView } from './deleteView.ts';
import { downloadReports } from './downloadReports.ts';
import { explainCaseAbsence } from './explainCaseAbsence.ts';
import { exportAccounts } from './exportAccounts.ts';
import { exportBillings } from './exportBillings.ts';
import { exportCaseEvents } from './exportCaseEvents.ts';
import { exportCases } from './exportCases.ts';
import { exportEnquiries } from './exportEnquiries.ts';
import { exportFacilities } from './exportFacilities.ts';
import { exportGroups } from './exportGroups.ts';
import { exportLicenceRenewals } from './exportLicenceRenewals.ts';
import { exportRegistrations } from './exportRegistrations.ts';
import { exportReports } from './exportReports.ts';
import { exportSupportTickets } from './exportSupportTickets.ts';
import { exportTasks } from './exportTasks.ts';
import { exportUsers } from './exportUsers.ts';
import { fulfilStainRequest } from './fulfilStainRequest.ts';
import { getAccount } from './getAccount.ts';
import { getAdminDashboard } from './getAdminDashboard.ts';
import { getAnnotations } from './getAnnotations.ts';
import { getBanner } from './getBanner.ts';
import { getBilling } from './getBilling.ts';
import { getCase } from './getCase.ts';
import { getCaseAttachment } from './getCaseAttachment.ts';
import { getCaseForm } from './getCaseForm.ts';
import { getCaseIntake } from './getCaseIntake.ts';
import { getCasePreview } from './getCasePreview.ts';
import { getCaseTimeline } from './getCaseTimeline.ts';
import { getClinicalInfo } from './getClinicalInfo.ts';
import { getCurrentFacilityUser } from './getCurrentFacilityUser.ts';
import { getCurrentUser } from './getCurrentUser.ts';
import { getDashboard } from './getDashboard.ts';
import { getDownloadLink } from './getDownloadLink.ts';
import { getDziDescriptor } from './getDziDescriptor.ts';
import { getEarlierReport } from './getEarlierReport.ts';
import { getEnquiry } from './getEnquiry.ts';
import { getFacilityAccount } from './getFacilityAccount.ts';
import { getFinalReport } from './getFinalReport.ts';
import { getFinalReportPdf } from './getFinalReportPdf.ts';
import { getGroup } from './getGroup.ts';
import { getLastPlace } from './getLastPlace.ts';
import { getLicenceRenewal } from './getLicenceRenewal.ts';
import { getLicenceRenewalDocument } from './getLicenceRenewalDocument.ts';
import { getMyProfile } from './getMyProfile.ts';
import { getOnboarding } from './getOnboarding.ts';
import { getPrimaryDiagnosis } from './getPrimaryDiagnosis.ts';
import { getQaTask } from './getQaTask.ts';
import { getRecordLinks } from './getRecordLinks.ts';
import { getRegistration } from './getRegistration.ts';
import { getRegistrationDocument } from './getRegistrationDocument.ts';
import { getReportDifferences } from './getReportDifferences.ts';
import { getReportPreview } from './getReportPreview.ts';
import { getSupportTicket } from './getSupportTicket.ts';
import { getTask } from './getTask.ts';
import { getTaskAttachment } from './getTaskAttachment.ts';
import { getTextTemplate } from './getTextTemplate.ts';
import { getThumbnail } from './getThumbnail.ts';
import { getTile } from './getTile.ts';
import { getUpload } from './getUpload.ts';
import { getUser } from './getUser.ts';
import { getViewerCase } from './getViewerCase.ts';
import { getWsiFile } from './getWsiFile.ts';
import { headWsiFile } from './headWsiFile.ts';
import { holdCase } from './holdCase.ts';
import { importEnquiries } from './importEnquiries.ts';
import { importUsers } from './importUsers.ts';
import { inviteTeamMember } from './inviteTeamMember.ts';
import { issueBilling } from './issueBilling.ts';
import { issueBillings } from './issueBillings.ts';
import { keepLastPlace } from './keepLastPlace.ts';
import { liftHold } from './liftHold.ts';
import { listAccounts } from './listAccounts.ts';
import { listAssignmentCandidates } from './listAssignmentCandidates.ts';
import { listBillingHistory } from './listBillingHistory.ts';
import { listBillings } from './listBillings.ts';
import { listCaseAttachments } from './listCaseAttachments.ts';
import { listCaseEvents } from './listCaseEvents.ts';
import { listCaseMessages } from './listCaseMessages.ts';
import { listCases } from './listCases.ts';
import { listEmergencyAccess } from './listEmergencyAccess.ts';
import { listEnquiries } from './listEnquiries.ts';
import { listFacilities } from './listFacilities.ts';
import { listFacilityNps } from './listFacilityNps.ts';
import { listFacilityUsers } from './listFacilityUsers.ts';
import { listFailedJobs } from './listFailedJobs.ts';
import { listGroups } from './listGroups.ts';
import { listHandOverColleagues } from './listHandOverColleagues.ts';
import { listHandOvers } from './listHandOvers.ts';
import { listLicenceRenewals } from './listLicenceRenewals.ts';
import { listLicences } from './listLicences.ts';
import { listMails } from './listMails.ts';
import { listNotifications } from './listNotifications.ts';
import { listPageRefusals } from './listPageRefusals.ts';
import { listProviderDirectory } from './listProviderDirectory.ts';
import { listQaReviews } from './listQaReviews.ts';
import { listQuestions } from './listQuestions.ts';
import { listRecordHistory } from './listRecordHistory.ts';
import { listReferenceData } from './listReferenceData.ts';
import { listRegistrationDocuments } from './listRegistrationDocuments.ts';
import { listRegistrations } from './listRegistrations.ts';
import { listReports } from './listReports.ts';
import { listRescanRequests } from './listRescanRequests.ts';
import { listSavedViews } from './listSavedViews.ts';
import { listSessions } from './listSessions.ts';
import { listStainRequests } from './listStainRequests.ts';
import { listSupportTickets } from './listSupportTickets.ts';
import { listTaskCandidates } from './listTaskCandidates.ts';
import { listTasks } from './listTasks.ts';
import { listTeam } from './listTeam.ts';
import { listTextTemplates } from './listTextTemplates.ts';
import { listUsers } from './listUsers.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { lookUpNumber } from './lookUpNumber.ts';
import { markNotificationRead } from './markNotificationRead.ts';
import { offerHandOver } from './offerHandOver.ts';
import { openCase } from './openCase.ts';
import { openEmergencyAccess } from './openEmergencyAccess.ts';
import { pickUpCase } from './pickUpCase.ts';
import { putAnnotations } from './putAnnotations.ts';
import { putCaseAttachment } from './putCaseAttachment.ts';
import { putTaskAttachment } from './putTaskAttachment.ts';
import { putUploadPart } from './putUploadPart.ts';
import { reactivateUser } from './reactivateUser.ts';
import { recallCase } from './recallCase.ts';
import { recallReport } from './recallReport.ts';
import { recordImageOpened } from './recordImageOpened.ts';
import { recordPayment } from './recordPayment.ts';
import { registerFacility } from './registerFacility.ts';
import { registerOperatorStaff } from './registerOperatorStaff.ts';
import { registerOther } from './registerOther.ts';
import { registerProvider } from './registerProvider.ts';
import { registerUser } from './registerUser.ts';
import { releaseCase } from './releaseCase.ts';
import { releaseToPool } from './releaseToPool.ts';
import { removeGroupMember } from './removeGroupMember.ts';
import { removeTeamMember } from './removeTeamMember.ts';
import { renewLicence } from './renewLicence.ts';
import { reopenBilling } from './reopenBilling.ts';
import { reorderImages } from './reorderImages.ts';
import { replySupportTicket } from './replySupportTicket.ts';
import { reportPageRefusal } from './reportPageRefusal.ts';
import { requestEmailVerification } from './requestEmailVerification.ts';
import { requestQaReview } from './requestQaReview.ts';
import { resendMail } from './resendMail.ts';
import { resetForgottenPassword } from './resetForgottenPassword.ts';
import { resolveRescanRequest } from './resolveRescanRequest.ts';
import { restoreCase } from './restoreCase.ts';
import { retryFailedJob } from './retryFailedJob.ts';
import { returnCase } from './returnCase.ts';
import { returnTask } from './returnTask.ts';
import { reviewLicenceRenewal } from './reviewLicenceRenewal.ts';
import { reviewOnboarding } from './reviewOnboarding.ts';
import { reviewRegistration } from './reviewRegistration.ts';
import { revokeOtherSessions } from './revokeOtherSessions.ts';
import { revokeSession } from './revokeSession.ts';
import { revokeUserSessions } from './revokeUserSessions.ts';
import { saveOnboardingStep } from './saveOnboardingStep.ts';
import { savePrimaryDiagnosis } from './savePrimaryDiagnosis.ts';
import { saveQaDiagnosis } from './saveQaDiagnosis.ts';
import { saveView } from './saveView.ts';
import { searchCaseEvents } from './searchCaseEvents.ts';
import { searchCases } from './searchCases.ts';
import { searchReports } from './searchReports.ts';
import { sendCaseMessage } from './sendCaseMessage.ts';
import { sendOutCase } from './sendOutCase.ts';
import { sendUserPasswordReset } from './sendUserPasswordReset.ts';
import { setBanner } from './setBanner.ts';
import { signOutCase } from './signOutCase.ts';
import { startTask } from './startTask.ts';
import { submitOnboarding } from './submitOnboarding.ts';
import { submitQaResult } from './submitQaResult.ts';
import { submitRegistration } from './submitRegistration.ts';
import { submitSpecimenForm } from './submitSpecimenForm.ts';
import { submitTask } from './submitTask.ts';
import { updateAccount } from './updateAccount.ts';
import { updateBilling } from './updateBilling.ts';
import { updateCase } from './updateCase.ts';
import { updateClinicalInfo } from './updateClinicalInfo.ts';
import { updateEnquiry } from './updateEnquiry.ts';
import { updateFacilityAccount } from './updateFacilityAccount.ts';
import { updateFacilityNp } from './updateFacilityNp.ts';
import { updateGroup } from './updateGroup.ts';
import { updateMyProfile } from './updateMyProfile.ts';
import { updateRegistration } from './updateRegistration.ts';
import { updateSpecimen } from './updateSpecimen.ts';
import { updateStainRequest } from './updateStainRequest.ts';
import { updateSubsection } from './updateSubsection.ts';
import { updateTask } from './updateTask.ts';
import { updateTeamMember } from './updateTeamMember.ts';
import { updateTextTemplate } from './updateTextTemplate.ts';
import { updateUser } from './updateUser.ts';
import { uploadRegistrationDocument } from './uploadRegistrationDocument.ts';
import { validateCase } from './validateCase.ts';
import { voidBilling } from './voidBilling.ts';
import { withdrawAmendment } from './withdrawAmendment.ts';
import { withdrawHandOver } from './withdrawHandOver.ts';

export const groups = {
  'session': {
    login,
    logout,
    requestEmailVerification,
    confirmEmailVerification,
    resetForgottenPassword,
    changePassword,
    listSessions,
    revokeOtherSessions,
    revokeSession,
    getCurrentUser,
    listSavedViews,
    saveView,
    deleteView,
  },
  'profile': {
    getMyProfile,
    updateMyProfile,
    getBanner,
    setBanner,
    clearBanner,
    listNotifications,
    markNotificationRead,
    getDashboard,
    getAdminDashboard,
  },
  'accounts': {
    listAccounts,
    createAccount,
    getAccount,
    updateAccount,
    changeAccountLeadStatus,
    exportAccounts,
  },
  'users': {
    listUsers,
    getUser,
    updateUser,
    changeProviderStatus,
    deactivateUser,
    reactivateUser,
    sendUserPasswordReset,
    revokeUserSessions,
    renewLicence,
    listLicences,
    listLicenceRenewals,
    getLicenceRenewal,
    getLicenceRenewalDocument,
    reviewLicenceRenewal,
    exportUsers,
    exportLicenceRenewals,
  },
  'team': {
    listTeam,
    inviteTeamMember,
    updateTeamMember,
    removeTeamMember,
  },
  'groups': {
    listGroups,
    createGroup,
    getGroup,
    updateGroup,
    deleteGroup,
    addGroupMember,
    removeGroupMember,
    exportGroups,
  },
  'facility': {
    getCurrentFacilityUser,
    listFacilities,
    createFacilityAccount,
    getFacilityAccount,
    updateFacilityAccount,
    listFacilityUsers,
    listFacilityNps,
    createFacilityNp,
    updateFacilityNp,
    deactivateFacilityNp,
    exportFacilities,
  },
  'registration': {
    listRegistrations,
    registerProvider,
    registerFacility,
    registerUser,
    registerOperatorStaff,
    registerOther,
    getRegistration,
    updateRegistration,
    submitRegistration,
    reviewRegistration,
    listRegistrationDocuments,
    uploadRegistrationDocument,
    getRegistrationDocument,
    deleteRegistrationDocument,
    importUsers,
    exportRegistrations,
  },
  'enquiries': {
    listEnquiries,
    createEnquiry,
    importEnquiries,
    getEnquiry,
    updateEnquiry,
    changeEnquiryStatus,
    convertEnquiry,
    addEnquiryNote,
    exportEnquiries,
  },
  'support': {
    listSupportTickets,
    createSupportTicket,
    getSupportTicket,
    replySupportTicket,
    closeSupportTicket,
    listFailedJobs,
    retryFailedJob,
    listMails,
    resendMail,
    lookUpNumber,
    exportSupportTickets,
  },
  'cases': {
    listCases,
    explainCaseAbsence,
    searchCases,
    getCase,
    getCasePreview,
    listEmergencyAccess,
    openEmergencyAccess,
    getCaseTimeline,
    exportCases,
  },
  'case-drafts': {
    listProviderDirectory,
    createCase,
    updateCase,
    deleteCaseDraft,
    getCaseForm,
    validateCase,
    listCaseAttachments,
    getCaseAttachment,
    putCaseAttachment,
    deleteCaseAttachment,
    addSpecimen,
    updateSpecimen,
    deleteSpecimen,
    addSubsection,
    updateSubsection,
    deleteSubsection,
    addImage,
    reorderImages,
    deleteImage,
    submitSpecimenForm,
  },
  'case-moves': {
    sendOutCase,
    recallCase,
    releaseToPool,
    returnCase,
    cancelCase,
    restoreCase,
    pickUpCase,
    releaseCase,
    assignCase,
    offerHandOver,
    listHandOverColleagues,
    listHandOvers,
    answerHandOver,
    withdrawHandOver,
    openCase,
    recordImageOpened,
    holdCase,
    liftHold,
    listAssignmentCandidates,
    getCaseIntake,
  },
  'viewer': {
    getViewerCase,
    getAnnotations,
    putAnnotations,
  },
  'wsi': {
    getDownloadLink,
    getWsiFile,
    headWsiFile,
    getDziDescriptor,
    getTile,
    getThumbnail,
  },
  'diagnosis': {
    listTextTemplates,
    createTextTemplate,
    getTextTemplate,
    updateTextTemplate,
    deleteTextTemplate,
    getClinicalInfo,
    updateClinicalInfo,
    getReportPreview,
    getLastPlace,
    keepLastPlace,
    getPrimaryDiagnosis,
    savePrimaryDiagnosis,
    signOutCase,
    amendCase,
    withdrawAmendment,
    recallReport,
  },
  'reports': {
    getFinalReport,
    getReportDifferences,
    getEarlierReport,
    getFinalReportPdf,
    listReports,
    searchReports,
    downloadReports,
    exportReports,
  },
  'requests': {
    listStainRequests,
    createStainRequest,
    updateStainRequest,
    acceptStainRequest,
    fulfilStainRequest,
    declineStainRequest,
    cancelStainRequest,
    listRescanRequests,
    createRescanRequest,
    resolveRescanRequest,
    listQuestions,
    askForInformation,
    answerQuestion,
    requestQaReview,
  },
  'messages': {
    listCaseMessages,
    sendCaseMessage,
  },
  'audit': {
    getRecordLinks,
    listRecordHistory,
    exportCaseEvents,
    searchCaseEvents,
    listPageRefusals,
    reportPageRefusal,
    listCaseEvents,
  },
  'tasks': {
    listTasks,
    createTask,
    getTask,
    updateTask,
    startTask,
    submitTask,
    completeTask,
    returnTask,
    declineTask,
    cancelTask,
    assignTask,
    listTaskCandidates,
    addTaskComment,
    getTaskAttachment,
    putTaskAttachment,
    exportTasks,
  },
  'qa': {
    listQaReviews,
    getQaTask,
    saveQaDiagnosis,
    submitQaResult,
  },
  'onboarding': {
    getOnboarding,
    saveOnboardingStep,
    submitOnboarding,
    reviewOnboarding,
  },
  'billing': {
    listBillings,
    createBilling,
    exportBillings,
    issueBillings,
    getBilling,
    updateBilling,
    listBillingHistory,
    issueBilling,
    recordPayment,
    reopenBilling,
    voidBilling,
  },
  'uploads': {
    createUpload,
    getUpload,
    abortUpload,
    putUploadPart,
    completeUpload,
  },
  'reference': {
    listReferenceData,
  },
} as const;
