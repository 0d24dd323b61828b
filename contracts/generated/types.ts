// Generated from openapi.yaml by `npm run contract`; do not edit.
export interface paths {
    "/users/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange email and password for a bearer token
         * @description Wrong credentials come as 401 or as 200 with isSuccess false; callers treat both as a failed login, and the rules for an ended session never apply here. The answer is the same for an unknown address.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke the bearer token of this request
         * @description Ends the session of the token it comes with; any user may call it, and it changes no other session of theirs. A token that has ended already is answered 401.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/email-verifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a six-digit code to an address
         * @description Always 202 with an id, for unknown addresses too, which then get no mail and have no right code. One mail in a minute and three in an hour per address; the limit counts unknown addresses alike and answers 429. An earlier code of the same address and purpose dies. No Idempotency-Key, since there is no user to keep it for and the limit keeps repeats harmless.
         */
        post: operations["requestEmailVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/email-verifications/{verificationId}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter the code that came by mail
         * @description A code is good for 10 minutes, once, and for 5 tries. For forgot_password the answer holds a one-time token for resetForgottenPassword; for registration the address counts as verified and there is no token. No Idempotency-Key, because the token must not be kept with a stored answer; a lost answer needs a new code.
         */
        post: operations["confirmEmailVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password-resets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with the one-time token
         * @description The token comes from confirmEmailVerification (15 minutes) or from the link of an invitation (72 hours), where it sets the first password. Using it spends it. All sessions of the user end and the owner gets a mail. The caller is not logged in by this. No Idempotency-Key, since the token works once anyway.
         */
        post: operations["resetForgottenPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace one's own password, knowing the present one
         * @description All other sessions of the user end, this one stays, and the owner gets a mail. A wrong present password counts like a failed login, five in 15 minutes at most. No Idempotency-Key, so that nothing made from a password is stored.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's own sessions
         * @description Shows a user the devices on which they are logged in, their own sessions only, and changes nothing. Sessions that have ended are not in it.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/revoke-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End all of the caller's sessions but this one
         * @description For a user who has lost a device: ends every session of theirs except the one of this token. Any user may call it for themselves; the answer counts what was ended.
         */
        post: operations["revokeOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one of the caller's own sessions
         * @description Its token is dead at once. Ending the current one is a logout.
         */
        delete: operations["revokeSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Users/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user of the bearer token
         * @description Tells whose token this is, with role and status, so that the product knows what to show. Any user may call it, and it changes nothing.
         */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's own profile
         * @description One form for every role. provider is null for everyone who is not a provider, facility for everyone who does not work for one.
         */
        get: operations["getMyProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change one's own profile
         * @description Only what is sent changes; null empties a field. Role, status, email, rights, licences, certificates, subspecialties and NPI are not the owner's to write and fall away if sent. The part provider is refused from anyone who is none. A reading site counts at pickup only once the operator has verified it, and a site whose address or CLIA number changes loses that mark. The body has 300 KB (307 200 bytes) at most.
         */
        patch: operations["updateMyProfile"];
        trace?: never;
    };
    "/banner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The message that stands under or in the header
         * @description Everyone gets the message while it runs (specification 2.2); an admin also gets one that is still to come. No message is a banner too, whose message is null; before the first one its version is 0.
         */
        get: operations["getBanner"];
        /**
         * Put up a banner message in place of the present one
         * @description The first message names "v0". Seen by others at their next read.
         */
        put: operations["setBanner"];
        post?: never;
        /**
         * Take the banner message down
         * @description Takes the operator's message off every page before its time. Admins only; the banner is empty afterwards, and taking away an empty one changes nothing.
         */
        delete: operations["clearBanner"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's own notices, newest first
         * @description One's own notices, the newest first and at most 20 at once, for the bell of every page. Any user may read theirs; it changes nothing. Texts hold no patient data.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{notificationId}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark one notice as read
         * @description The time of the first reading stays when it is marked again.
         */
        post: operations["markNotificationRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts of the caller's own work
         * @description Of the cases and tasks that the caller may see, by role. provider is null for everyone who is not a provider, facility for everyone who does not work for one.
         */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts, turnaround, orders, rates, licences and load of the whole product
         * @description The operator's day at one glance, in counts only: cases by status, turnaround, load of the providers, orders and tasks. Any admin may read it, and it changes nothing.
         */
        get: operations["getAdminDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Facility/get-current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The facility user of the bearer token, with the facility
         * @description Tells a facility's user who they are and which facility they work for. MedicalFacility and Facility_NP only, about themselves; it changes nothing.
         */
        get: operations["getCurrentFacilityUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the accounts
         * @description q looks in names of accounts and contacts, emails and phone numbers.
         */
        get: operations["listAccounts"];
        put?: never;
        /**
         * Enter an account by hand
         * @description It starts as Prospect; convertEnquiry makes one that starts as Interested. The email must not belong to another account.
         */
        post: operations["createAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A whole account with the history of its lead status
         * @description One account with its contact, lead status and history, for the page of an account. Any admin may read it, and it changes nothing.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an account's details
         * @description Only what is sent changes; null empties a field. The lead status is moved by changeAccountLeadStatus alone.
         */
        patch: operations["updateAccount"];
        trace?: never;
    };
    "/accounts/{accountId}/lead-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move the lead status of an account
         * @description The steps are those of list A (specification 3.3). Follow_up needs the day of the next contact; the way back from Ineligible to Prospect needs a reason. No user's status changes with it.
         */
        post: operations["changeAccountLeadStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the users
         * @description The users of the product, for the admins who look after them; it changes nothing. q looks in names, emails and facility names. Of a provider a row tells subspecialties, licences and groups.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A whole user with the history of the status
         * @description One user with status, rights, onboarding and history, for the page of a user. Any admin may read it, and it changes nothing.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a user's details, rights or staff role
         * @description Only what is sent changes; null empties a field. The status has operations of its own, a password is never set by an admin. A role changes only between MedicalFacility and Facility_NP; a staff role only for staff, and not one's own away from Admin. Rights hold from the user's next request.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/users/{userId}/provider-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a provider or a facility user one step towards Active
         * @description In Progress wants the onboarding tasks; Provisionally Active wants NPI (US), a verified licence, board certificate, malpractice cover, work authorisation, the signed agreement, and viewer training with the validation set; Active wants ten proctored cases without an open major disagreement. Facility users skip In Progress. Deactivated and the way back have operations of their own. The user's next request sees the new status.
         */
        post: operations["changeProviderStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shut a user out
         * @description All sessions end at once. Open cases must have been reassigned, unless returnOpenCases is true, when they become Available and Lab_Operations is told. The last active admin cannot be deactivated.
         */
        post: operations["deactivateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/reactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a deactivated user in again
         * @description A provider comes back to In Progress once the credentials were checked again, anyone else to Active. The old sessions stay dead.
         */
        post: operations["reactivateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a user the code to set a new password
         * @description The admin neither sees nor sets a password. The old one holds until the user has set the new one. Nothing is sent to a deactivated user.
         */
        post: operations["sendUserPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/sessions/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End all sessions of a user
         * @description The user may log in again. An admin who does this to oneself is logged out too.
         */
        post: operations["revokeUserSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/{subject}/{subjectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many users, cases and bills belong to a record, and the query that lists them
         * @description For staff, beside the form of a user, account, group or facility; it changes nothing. The work of a provider is what the provider reads, that of a facility what it sent, that of a group what its members read for its facilities, and that of an account what the facility or provider that it became has.
         */
        get: operations["getRecordLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/history/{subject}/{subjectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who changed what in a user, account, group, facility or enquiry, newest first
         * @description For staff. Written by the server with each change and never changed afterwards: who, when, and each field with what it was and what it became. No password, code or token stands here, and of a picture only which one it was; the notes of an enquiry say themselves who wrote them. A record that was deleted keeps its history.
         */
        get: operations["listRecordHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/licence-renewals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand in a renewed or a further licence
         * @description For a provider, of themselves, in every status in which they may log in; an Admin or Relationship_Manager may do it for them, also for one whose last licence has lapsed. The body is the document's bytes under their own content type, 25 MB at most; name, content type and first bytes must agree. Nothing changes for pickup before the renewal is accepted (reviewLicenceRenewal). One renewal per state or province can wait at a time. The staff who accept it are told.
         */
        post: operations["renewLicence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licence-renewals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Renewals of licences, the longest waiting first
         * @description Staff read all, a provider their own. q looks in the provider's name and the licence's number.
         */
        get: operations["listLicenceRenewals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licence-renewals/{renewalId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One renewal of a licence
         * @description What was handed in, where it stands and who reviewed it. Staff may read every renewal, a provider their own; it changes nothing.
         */
        get: operations["getLicenceRenewal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licence-renewals/{renewalId}/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The document of a renewal
         * @description For staff, and for the provider whose licence it is. The content type is what the bytes are, whatever the name says. Asked for inline, pictures and PDF may be shown in a page; everything else is an attachment. No script of a document runs (Content-Security-Policy sandbox).
         */
        get: operations["getLicenceRenewalDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licence-renewals/{renewalId}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a renewal, or send it back
         * @description For the staff roles Admin and Relationship_Manager. Accepted, the licence replaces the provider's licence of that state or province, or stands beside the others, verified today: from then on it counts for pickup, for signing and for the job that deactivates whoever has none, and the provider's open renewal task of that state is completed. Sent back, nothing changes and the provider, who is told the reason, may hand in another.
         */
        post: operations["reviewLicenceRenewal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Registrations, for their review or to find one's own
         * @description Staff read all: the review queue is status Submitted and UnderReview, the longest waiting first. Everyone else reads those that register themselves, and that is how a registrant finds theirs: whoever registered, or was registered by an admin, proves the address by a mailed code (confirmEmailVerification, purpose registration), which opens the account, and logs in. q looks in names, organisations and emails.
         */
        get: operations["listRegistrations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's colleagues
         * @description Facility users get the users of their facility with their rights, providers the colleagues of their groups with the days they are away, admins the operator's staff. q looks in names and emails.
         */
        get: operations["listTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a colleague by mail
         * @description Makes a user in status New, of the caller's facility or of the operator's staff, and mails a link that lasts 72 hours; there the colleague sets the first password (resetForgottenPassword) and becomes Active. Nobody types a password for another. Inviting an invited address again is a conflict; removing the colleague first makes it free.
         */
        post: operations["inviteTeamMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a colleague out of the team
         * @description The user is deactivated, all sessions end, and an invitation that is still open dies. What the user did stays on record. Who is of another team is not found.
         */
        delete: operations["removeTeamMember"];
        options?: never;
        head?: never;
        /**
         * Change the rights of a colleague
         * @description For those who run the team: a MedicalFacility user changes what the other users of the facility may do with its cases, staff with the role Admin what colleagues of the staff may. Nobody changes their own rights, and a provider's team is read only. The change binds from the colleague's next call on and stands in the colleague's history.
         */
        patch: operations["updateTeamMember"];
        trace?: never;
    };
    "/text-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The text templates that the reader may put into a diagnosis
         * @description The system's and the caller's own. subspecialty and specimenType find those that name it and those that name none; q looks in names and texts. Templates that name the specimen type come first unless sort says otherwise.
         */
        get: operations["listTextTemplates"];
        put?: never;
        /**
         * Keep a text of one's own
         * @description For the caller alone: nobody else sees it. A name is used once among one's own. The text belongs to no case, so that no patient may stand in it.
         */
        post: operations["createTextTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/text-templates/{templateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One text template
         * @description One of the system's or of the caller's own; another's is not there.
         */
        get: operations["getTextTemplate"];
        put?: never;
        post?: never;
        /**
         * Throw a text of one's own away
         * @description Texts that were put into diagnoses stay there. The system's templates cannot be deleted (403).
         */
        delete: operations["deleteTextTemplate"];
        options?: never;
        head?: never;
        /**
         * Change a text of one's own
         * @description Only what is sent changes; null empties a field. The system's templates cannot be changed (403).
         */
        patch: operations["updateTextTemplate"];
        trace?: never;
    };
    "/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the groups
         * @description The groups of providers, for the admins who look after them; it changes nothing. q looks in names and descriptions.
         */
        get: operations["listGroups"];
        put?: never;
        /**
         * Form a group of one provider at least
         * @description Makes a group of providers who serve certain facilities, with its rules. Any admin may; its name must be free, and its members must be providers.
         */
        post: operations["createGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{groupId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A group with its members and facilities
         * @description One group with its members and the facilities that it serves. Any admin may read it, and it changes nothing.
         */
        get: operations["getGroup"];
        put?: never;
        post?: never;
        /**
         * Dissolve a group
         * @description Not while cases are held in the group's name; its members and facilities stay.
         */
        delete: operations["deleteGroup"];
        options?: never;
        head?: never;
        /**
         * Change a group; its members have operations of their own
         * @description Only what is sent changes; null empties a field. facilityIds takes the place of the old list.
         */
        patch: operations["updateGroup"];
        trace?: never;
    };
    "/groups/{groupId}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a provider into a group
         * @description A provider may be in several groups. A deactivated user cannot be taken in.
         */
        post: operations["addGroupMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{groupId}/members/{memberId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a provider out of a group
         * @description Not while the provider holds open cases of the group, and not the last one.
         */
        delete: operations["removeGroupMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/facilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The facilities, a page at a time
         * @description The facilities, for the admins who look after them; it changes nothing. q looks in the facilities' names and numbers.
         */
        get: operations["listFacilities"];
        put?: never;
        /**
         * Open a facility account without a registration
         * @description For a facility that has signed on paper. The form's rules are those of registerFacility, all required fields included. The primary contact becomes the facility's first user and is invited by mail.
         */
        post: operations["createFacilityAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/facilities/{facilityId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One facility account with its form
         * @description Another facility's account does not exist for a facility's people.
         */
        get: operations["getFacilityAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Replace fields of a facility account's form
         * @description A field that the form asks for cannot be emptied. A nurse practitioner reads the account but does not change it.
         */
        patch: operations["updateFacilityAccount"];
        trace?: never;
    };
    "/facilities/{facilityId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The users of a facility
         * @description Nurse practitioners included; the deactivated ones come last.
         */
        get: operations["listFacilityUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/facilities/{facilityId}/nps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The nurse practitioners of a facility
         * @description The nurse practitioners of a facility, for the people who manage them: the facility itself and any admin. It changes nothing.
         */
        get: operations["listFacilityNps"];
        put?: never;
        /**
         * Add a nurse practitioner to a facility
         * @description A mail invites the new user; its link is valid for 72 hours. In the US the NPI is asked for.
         */
        post: operations["createFacilityNp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/facilities/{facilityId}/nps/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Replace fields of a nurse practitioner
         * @description The email cannot be changed here; it is what the user logs in with.
         */
        patch: operations["updateFacilityNp"];
        trace?: never;
    };
    "/facilities/{facilityId}/nps/{userId}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a nurse practitioner's access
         * @description The user's sessions end at once; drafts and cases stay with the facility.
         */
        post: operations["deactivateFacilityNp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The enquiries, a page at a time
         * @description q looks in names, organisations and emails of those who asked; none of them is a patient.
         */
        get: operations["listEnquiries"];
        put?: never;
        /**
         * Ask the operator about working together
         * @description Without a token the answer is 202 and no more, the source is Website, and ownerId and nextContactDate are not read. With an admin's token the answer is the enquiry. Any other role is refused. An email or a phone number is needed.
         */
        post: operations["createEnquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enquiries/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take in a sheet of enquiries
         * @description For admins who come back from a fair with a list. The body is a sheet, CSV in UTF-8 or an Excel workbook, 2 MB (2 097 152 bytes) and 2000 rows at most; its first row names the columns as EnquiryInput does (First name and firstName are the same), ownerId not among them. Rows that keep the rules of createEnquiry go in, the others are listed with their numbers. Who has an enquiry already, by email or phone, or stood further up in the sheet, is not taken in twice, so the same sheet can be sent again. With dryRun nothing is made.
         */
        post: operations["importEnquiries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enquiries/{enquiryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One enquiry with its notes
         * @description One enquiry with its notes and what became of it. Any admin may read it, and it changes nothing.
         */
        get: operations["getEnquiry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Replace fields of an enquiry
         * @description The lead status has an operation of its own. A next contact lies today or later, unless the enquiry is closed (not_interested or active).
         */
        patch: operations["updateEnquiry"];
        trace?: never;
    };
    "/enquiries/{enquiryId}/lead-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move an enquiry's lead status
         * @description follow_up needs the day of the next contact, in the body or kept before. onboarding_in_progress comes by convertEnquiry alone.
         */
        post: operations["changeEnquiryStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enquiries/{enquiryId}/convert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an account and a registration for who asked
         * @description From interested only, so a closed enquiry is refused. The account starts as Interested, the registration as a Draft with what the enquiry knows; both are named in converted. The enquiry stays, as onboarding_in_progress. It needs an email.
         */
        post: operations["convertEnquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enquiries/{enquiryId}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a note to an enquiry
         * @description Dated and signed by the server; a note is never changed or taken back.
         */
        post: operations["addEnquiryNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The support tickets, a page at a time
         * @description An admin sees all of them, everyone else their own. q looks in subjects and askers' names.
         */
        get: operations["listSupportTickets"];
        put?: never;
        /**
         * Ask the operator for help
         * @description A case may be named if the caller may see it; the words themselves name no patient.
         */
        post: operations["createSupportTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-tickets/{ticketId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One support ticket with its messages
         * @description One ticket with all its messages, for the person who asked and for any admin; everyone else is told that there is none. It changes nothing.
         */
        get: operations["getSupportTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-tickets/{ticketId}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a message to a support ticket
         * @description An admin's message leaves the ticket Answered, the asker's leaves it Open. The asker's message opens a Closed ticket again for 14 days after it was closed; an admin's never does.
         */
        post: operations["replySupportTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-tickets/{ticketId}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close an answered support ticket
         * @description If-Match keeps an admin from closing over a message not yet read.
         */
        post: operations["closeSupportTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a provider
         * @description Without a token the form must be complete, with password and consent, and the answer is 202 and no more, whether the email or the NPI is known or not: a new address gets a mail to confirm it, a known one a mail that says so. Files follow once the person has logged in. With an admin's token the answer is the Draft, or 409; the person is invited by a link, and fills in what the admin left out. Any other role is refused.
         */
        post: operations["registerProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/facilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a medical facility
         * @description Answers as registerProvider does: 202 without a token, whatever is known of the contact's email; the Draft or 409 for an admin. Without a token the form must be complete, with password and agreement.
         */
        post: operations["registerFacility"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a user for someone
         * @description No password is typed; approval sends a link to the user that is valid for 72 hours.
         */
        post: operations["registerUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/operator-staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a member of the operator's staff
         * @description Opens the registration of a colleague of the operator, as registerUser does for others, with a staff role. Any admin may; the registration is a Draft until it is submitted.
         */
        post: operations["registerOperatorStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/other": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register someone who is none of the others
         * @description Opens the registration of an organisation that is neither a provider nor a facility. Any admin may; approved, it becomes an enquiry with the same answers.
         */
        post: operations["registerOther"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{kind}/{registrationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One registration with its form
         * @description To anyone but the person it registers and an admin it does not exist.
         */
        get: operations["getRegistration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Replace fields of a registration's form
         * @description Only while it is a Draft or Returned; an admin may also correct it until it is approved or rejected. Each field is held to its rules; what is still missing is asked for by submitRegistration only. A taken email or NPI is told here, since the caller is known.
         */
        patch: operations["updateRegistration"];
        trace?: never;
    };
    "/registrations/{kind}/{registrationId}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand a registration in for review
         * @description Every field and document that the kind asks for must be there, and the agreement signed, in the body or before. A provider needs a CV, a proof of address from the last 90 days, a file for each licence and the malpractice cover; a facility in the US with a laboratory its CLIA certificate.
         */
        post: operations["submitRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{kind}/{registrationId}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a review, approve, send back or reject
         * @description To approve opens what the kind is for, named in outcome: a provider's account with its onboarding tasks, a facility with its first user, a user who is invited by mail, or an enquiry. To send back or reject needs a reason, which the person gets by mail. Of the operator's staff, Admin and Relationship_Manager review.
         */
        post: operations["reviewRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{kind}/{registrationId}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The files of a registration
         * @description The files that came with a registration, by name, kind and date, without their bytes. Whoever registered and any admin may read it; it changes nothing.
         */
        get: operations["listRegistrationDocuments"];
        put?: never;
        /**
         * Add a file to a registration
         * @description The body is the file's bytes as they are, under their own content type; 25 MB (26 214 400 bytes) at most, not empty. Name, content type and first bytes must agree. Only while the registration is a Draft or Returned; an admin may also add during the review.
         */
        post: operations["uploadRegistrationDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{kind}/{registrationId}/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bytes of one file of a registration
         * @description For whom it registers, and for staff. The content type is what the bytes are, whatever the name says. Asked for inline, pictures and PDF may be shown in a page; everything else is an attachment. No script of a document runs (Content-Security-Policy sandbox), and no browser guesses another type.
         */
        get: operations["getRegistrationDocument"];
        put?: never;
        post?: never;
        /**
         * Take a file out of a registration
         * @description Takes a file out of a registration, for whoever registered and for admins, only while the registration is a Draft or Returned. The bytes are gone afterwards.
         */
        delete: operations["deleteRegistrationDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider-directory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The providers whom the caller's facility may prefer
         * @description For the field preferredProvider of the case form. Only Active providers with a licence that is good today in the facility's state or province, who have not excluded the facility, so that a preference for anyone listed here can take effect. Of a person it tells what a facility may know: name, degrees, subspecialties and where they are licensed; no number, address, load or status. q looks in names. Facility users call it; it changes nothing.
         */
        get: operations["listProviderDirectory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rows of one case list
         * @description available is for Active providers and carries no identity; mine is what the caller holds (providers) or sent (facilities); completed is what a provider signed out; send-out is everything a facility has made, drafts too; all is for admins. A view of another role is refused with 403. Before any filter of the call, available leaves out the cases for which the caller has no licence that is good today in the facility's state or province, those that ask for a subspecialty the caller does not read, those that the caller signed before or whose facility the caller has excluded, those held for the provider whom the facility prefers or for the members of a group that the caller is not in, and those that the operator has on hold. Load, release pause and reading sites hide nothing; allowedActions tells them. q looks in platform numbers, subspecialties and facility names only: a patient's name never stands in an address (searchCases takes it). Withdrawn cases come only when status asks for them. It changes nothing.
         */
        get: operations["listCases"];
        put?: never;
        /**
         * Make an empty draft
         * @description Takes no body: the form is filled by updateCase and the operations of its parts. Defaults come from the facility (case scope) and are Routine and Standalone. The accession number is asked for at send-out only.
         */
        post: operations["createCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find cases by patient, number or day
         * @description The rows of listCases, for criteria that must not stand in an address. All that are given must fit; texts fit by their beginning, whatever their case. At least one criterion. Only cases the caller may name: a provider searches in what is held or signed, a facility in its own, an admin everywhere; nothing is found in Available cases by patient. Every search is kept in the audit trail. It changes nothing and needs no key.
         */
        post: operations["searchCases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A whole case, for those it belongs to
         * @description One case that was sent out, with patient, clinical information and slides, for whoever may see it; it changes nothing. A draft is read with getCaseForm.
         */
        get: operations["getCase"];
        put?: never;
        post?: never;
        /**
         * Throw a draft away, with its files
         * @description Only in Draft, and for good; from Submitted on a case is withdrawn with cancelCase instead.
         */
        delete: operations["deleteCaseDraft"];
        options?: never;
        head?: never;
        /**
         * Save what was entered of the case form
         * @description Only in Draft and Returned; for admins in Submitted too. What is half typed is kept: apart from lengths and closed lists nothing is judged before validateCase and sendOutCase; 422 is for a specimenOrder that is not made of the specimens there are. If-Match names the version of the case, which is raised; with two tabs on one draft the older one gets 412.
         */
        patch: operations["updateCase"];
        trace?: never;
    };
    "/cases/{caseId}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an Active provider may see of an Available case
         * @description Anyone else, and any other state of the case, gets 404. Nothing here can name the patient.
         */
        get: operations["getCasePreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the facility has entered for a case so far
         * @description In every state of the case; allowedActions says whether the caller may change it.
         */
        get: operations["getCaseForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What is still missing before a case can be sent out
         * @description Judges every rule of the form at once and changes nothing. It finds what sendOutCase would refuse (errors), among it an accession number or a medical record number that another case of the facility has, and what a person should look at (warnings).
         */
        post: operations["validateCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The five slots of a case with what each holds
         * @description The five slots of a case and the files that are in them, without their bytes. Whoever may open the case may read it; it changes nothing.
         */
        get: operations["listCaseAttachments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/attachments/{slot}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file of one slot, whole or by byte range
         * @description Always answered as an attachment with the type found in its first bytes. An empty slot is not found. Every reading is kept in the audit trail.
         */
        get: operations["getCaseAttachment"];
        /**
         * Fill a slot with a file, or replace what it holds
         * @description The body is the bytes of the file, 25 MB (26 214 400 bytes) at most; its name comes in X-File-Name. Name, content type and first bytes must agree, and the name must end in .jpeg, .jpg, .png, .pdf, .doc or .docx. Only in Draft and Returned. If-Match names the version of the case, which is raised.
         */
        put: operations["putCaseAttachment"];
        post?: never;
        /**
         * Empty a slot
         * @description Only in Draft and Returned; an empty slot is not found. The version of the case is raised.
         */
        delete: operations["deleteCaseAttachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/specimens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a specimen to a case
         * @description Facilities in Draft and Returned, admins (Lab_Operations) in Submitted too. The server gives the next free letter. A case has 60 specimens at most. The version of the case is raised.
         */
        post: operations["addSpecimen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/specimens/{specimenId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a specimen out of a case, with its slides and images
         * @description States as for addSpecimen. The letters of the other specimens that have slides stay.
         */
        delete: operations["deleteSpecimen"];
        options?: never;
        head?: never;
        /**
         * Change what is entered for a specimen
         * @description States as for addSpecimen. If-Match names the version of the case, which is raised.
         */
        patch: operations["updateSpecimen"];
        trace?: never;
    };
    "/cases/{caseId}/specimens/{specimenId}/subsections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add slides of one block and stain to a specimen
         * @description States as for addSpecimen. The version of the case is raised.
         */
        post: operations["addSubsection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/specimens/{specimenId}/subsections/{subsectionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take slides out of a specimen, with their images
         * @description States as for addSpecimen. Slides that a provider ordered are not found here: their order is declined instead.
         */
        delete: operations["deleteSubsection"];
        options?: never;
        head?: never;
        /**
         * Change what is entered for the slides of a block
         * @description States as for addSpecimen. Slides that a provider ordered keep block and stain: there only displayId and facilityId may change. If-Match names the version of the case, which is raised.
         */
        patch: operations["updateSubsection"];
        trace?: never;
    };
    "/cases/{caseId}/specimens/{specimenId}/subsections/{subsectionId}/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a completed upload on a slide
         * @description Facilities in Draft and Returned, and on slides that were ordered or flagged for a rescan in AdditionalWorkRequested as well; admins (Lab_Operations) in Submitted too. After a rescan the earlier image is kept as superseded and no longer shown, and the flag is cleared. The companion files of .mrxs, .vms, .vmu and .vsi must be part of the upload. A file that another slide has already is refused until confirmDuplicate is sent. The version of the case is raised.
         */
        post: operations["addImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/specimens/{specimenId}/subsections/{subsectionId}/images/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put the images of a slide in another order
         * @description Facilities in Draft and Returned, admins (Lab_Operations) in Submitted too. Marks stay with their image. If-Match names the version of the case, which is raised.
         */
        put: operations["reorderImages"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/specimens/{specimenId}/subsections/{subsectionId}/images/{imageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take an image off a slide
         * @description States as for reorderImages. Its links answer 410 from now on.
         */
        delete: operations["deleteImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/specimen-form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that mailed slides have arrived
         * @description For staff of Lab_Operations and Admin, while the case is Submitted. Every listed slide is either matched or marked as missing; images are matched to slides with addImage before. A new receipt takes the place of the earlier one.
         */
        post: operations["submitSpecimenForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/send-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a case out, or send it again after its return
         * @description From Draft: every rule of the form must be met, labelsChecked among them, and no upload may run; the case gets its number, the billing lines expected of it are written as Pending, and for mailed slides Lab_Operations gets a task. From Returned: every open reason needs an answer. Where a patient of the same name and birth date has another record number in the facility, confirmOtherPatient is asked for. The intake runs afterwards and lets the case into the pool by itself when nothing is amiss. All refusals of the form come together in the field map.
         */
        post: operations["sendOutCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/recall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a submitted case back to correct it
         * @description Only while the intake has not let it into the pool. The case becomes Returned with one reason of the kind recalled, which needs no answer, and can be edited and sent again.
         */
        post: operations["recallCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/release-to-pool": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a submitted case into the pool
         * @description For Lab_Operations and Admin staff, where the intake did not do it by itself. Every slide must have as many images as its slideCount, each readable, at a scale that the file or the body gives; a label that does not match needs a check by eye; gross and history must be there. The clock of the turnaround starts, eligible providers are told (at once for STAT).
         */
        post: operations["releaseToPool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a case back to its facility
         * @description From Submitted by Lab_Operations or Admin staff, for what is missing: the facility gets a task and is told at once, the clock of the intake stops. From Selected or AdditionalWorkRequested by the assigned provider or Lab_Operations, only for a wrong patient, wrong slides or labels in conflict: the case is frozen, its images are hidden, an incident record is written, and Lab_Operations takes it from there. The kind recalled belongs to recallCase.
         */
        post: operations["returnCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a case
         * @description By the facility from Draft, Submitted, Returned and Available; by an admin on the facility's request from Selected, AdditionalWorkRequested and QAReview too, after the provider was consulted. Pending billing lines are voided; work that was done goes to Accounts for a decision.
         */
        post: operations["cancelCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a withdrawn case back
         * @description Within 30 days of the withdrawal. The case becomes Submitted, whatever it was, and the intake runs again. One that was withdrawn as a draft was never held against the rules of the form and stays withdrawn.
         */
        post: operations["restoreCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/pickup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an Available case; one user wins
         * @description The winner who asks again gets the same answer. State is judged before the version, so that the loser hears why. A case on which others have first call, the provider whom the facility prefers or the members of a group with a priority pool, is not there until their time is over (404).
         */
        post: operations["pickUpCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a Selected case back to the pool
         * @description Gives a picked-up case back to the pool, for the provider who holds it and for admins. The case becomes Available with its version raised, what was written is kept, and open requests refuse it.
         */
        post: operations["releaseCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a case to a provider, or to another one
         * @description From Available, by Admin and Lab_Operations staff; from Selected to someone else, by Admin staff with a reason. The provider must meet the conditions of a pickup, though a Provisionally Active one may be given work; the licence may not be passed over, the load limit may with beyondLoadLimit and a reason. A provider who loses the case keeps no access. Both are told.
         */
        post: operations["assignCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that the provider has begun to read
         * @description The first time the primary diagnosis screen opens. It stops the release by itself (24 hours after the pickup, 2 hours for STAT); the state of the case stays Selected. Once opened, the same answer comes again and nothing changes.
         */
        post: operations["openCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/images/{imageId}/opened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark an image as opened by the reader
         * @description Feeds the opened and not opened marks, takes away the NEW mark of a slide that was ordered, and counts for the sign-out checklist. For the assigned provider and the QA reviewer, in Selected, AdditionalWorkRequested and QAReview. The first moment is kept, and the version of the case stays, so that reading never makes a change elsewhere stale.
         */
        post: operations["recordImageOpened"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/viewer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The specimens, slides and images of a case, with the patient's banner
         * @description What the viewer lays out for whoever may open the slides. opened and isNew are the caller's own: they say what this person has looked at and what came since. Each reading is written to the audit trail.
         */
        get: operations["getViewerCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/images/{imageId}/annotations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The marks on one image of a case
         * @description An image that nobody has marked answers too: version 0 and empty lists. Everyone but the assigned provider and an admin gets the 404 of a missing case; so does an image of another case.
         */
        get: operations["getAnnotations"];
        /**
         * Replace the marks on one image of a case
         * @description All marks of the image at once, under the version they were made from; the first save names "v0". Only while a provider is at work on the case: the marks of a signed-out case stay as they were at sign-out. The body has 8 MB (8 388 608 bytes) at most.
         */
        put: operations["putAnnotations"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wsi/get-download-link/{blobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Signed addresses, tile source and scale of one image
         * @description Signed addresses of one slide image, its tiles and thumbnail, for whoever may open the slides of its case. It changes nothing; the links end after a while and are then asked for anew.
         */
        get: operations["getDownloadLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wsi/files/{blobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The stored file, whole or by byte range
         * @description The bytes of a slide file, whole or by range, for readers of tiles. Whoever holds the signed link may call it, without a token; it changes nothing.
         */
        get: operations["getWsiFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /**
         * Size and validator of the stored file
         * @description Length and validator of a slide file before it is read by ranges. Whoever holds the signed link may call it, without a token; it changes nothing.
         */
        head: operations["headWsiFile"];
        patch?: never;
        trace?: never;
    };
    "/wsi/tiles/{blobId}.dzi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deep Zoom descriptor of an image
         * @description Size and tiles of a slide as a Deep Zoom descriptor. Whoever holds the signed link may call it, without a token; it changes nothing.
         */
        get: operations["getDziDescriptor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wsi/tiles/{blobId}/{level}/{tile}.{format}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One tile of one level
         * @description One tile of a slide at one level. Whoever holds the signed link may call it, without a token; it changes nothing, and a tile never changes.
         */
        get: operations["getTile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wsi/thumbnails/{blobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A small picture of the slide, or its label or macro picture
         * @description A small picture of a slide for lists and the side menu. Whoever holds the signed link may call it, without a token; it changes nothing.
         */
        get: operations["getThumbnail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/clinical-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History, impression, gross, files, earlier cases and questions of a case
         * @description The clinical info screen (specification 2.5). A provider reads it only while the case is theirs to read or review; before pickup the preview is all there is. Every reading is written to the audit trail.
         */
        get: operations["getClinicalInfo"];
        /**
         * Replace the clinical text of a case
         * @description From Draft until sign-out. Once the case is Available a reason is asked for, the change is listed with its old text in the audit trail's own store, and the assigned provider is told. Files and patient data have operations of their own. If-Match names the ETag of this part.
         */
        put: operations["updateClinicalInfo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/primary-diagnosis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The diagnosis of a case as it is being written, with the sign-out checklist
         * @description The primary diagnosis screen and its read-only view. A blinded reviewer gets 404 until the own diagnosis is saved, a facility until the report is signed or shared as preliminary. An admin of the Accounts staff gets 403, since no diagnosis text is theirs to read.
         */
        get: operations["getPrimaryDiagnosis"];
        /**
         * Save the diagnosis text
         * @description All of it at once, every five seconds while someone types; nothing need be complete. Open while the case is Selected or AdditionalWorkRequested; in QAReview the text is locked, and after sign-out only amendCase changes the report. The first save names "v0" in If-Match. sharePreliminary shows the text to the facility and needs a text for every specimen.
         */
        put: operations["savePrimaryDiagnosis"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign the report of a case
         * @description From Selected, or from QAReview once the reviewer agreed or the difference is settled. The rules of the checklist, the reading site, the licence and the identity tick are judged together and come back together (DIAGNOSIS_INCOMPLETE with one entry per rule). Where a rule asks for a second review the case goes to QAReview instead and nothing is signed. Otherwise version 1 of the report is fixed with its hash and its PDF and the clocks stop. Ten minutes later, when the release window is over, the facility sees the report and is told, billing lines become Ready and retrospective reviews are drawn; until then the facility sees that the case is signed out and nothing of the report, and the signer may take it back (recallReport). If-Match names the case's ETag.
         */
        post: operations["signOutCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/amendments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add to a signed report, or change it under a new version
         * @description Without a signature the addendum or amendment is begun, or kept as far as it is (AddendumInProgress, AmendmentInProgress), and the signed report stays valid. With a signature it becomes the next version. The facility is told in any case, and for an amendment cannot turn the notice off; a misinterpretation also makes a retrospective review. The earlier versions stay and say SUPERSEDED. If-Match names the case's ETag.
         */
        post: operations["amendCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/final-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One version of the report of a case, section by section
         * @description The latest version unless one is named. 404 until there is a report that the caller may see, for a facility until the release window of ten minutes is over, and for a version that does not exist. A preliminary report answers as version 0 without a signature. Admins of the Accounts staff get 403. Every reading is written to the audit trail, and the first one by the facility counts as opened.
         */
        get: operations["getFinalReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/final-report/recall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a signed report back before the facility sees it
         * @description For the signer, within the release window of ten minutes, while nothing was added to the report. The case is Selected again and its text is a draft as it was signed; what was shared as preliminary stays shared. The signed version with its signature and its PDF is kept apart and shown to nobody; the next signature makes version 1 anew. Billing lines stay Pending and no notice goes out, since both wait for the release. After the window the only way is amendCase. If-Match names the case's ETag.
         */
        post: operations["recallReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/final-report/differences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What changed between two signed versions of a report
         * @description Section by section, as the text was and as it is, worked out from the two versions themselves and not from what the amendment says of itself. Without from and to the latest version is compared with the one before it. 404 where the caller may not read one of the versions, and where there is only one. Each call counts as a reading of the later version.
         */
        get: operations["getReportDifferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/earlier-cases/{earlierCaseId}/final-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed report of an earlier case of the same patient, for the reader of the present one
         * @description Open to the provider who holds the present case, while they hold it, and to nobody else by this way. The earlier case has to be one of the same patient in the same facility whose report is signed and past its release window; anything else answers 404. The latest version comes, without codes, and nothing else of the earlier case. Each reading is written to the audit trail of the earlier case.
         */
        get: operations["getEarlierReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/final-report.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A signed version of the report as a PDF, whole or by byte range
         * @description The file that was made at the signature, byte for byte, except that pages of an earlier version carry SUPERSEDED; its SHA-256 is the signature's pdfHash before that mark. Nothing preliminary comes as a PDF: 404. The proposed file name holds the platform's number and the version and never a name.
         */
        get: operations["getFinalReportPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reports that the caller may read, one row per case
         * @description A provider's own signed reports, a facility's own, or all. No patient's name stands in the address: the reports of one patient are found through a case of theirs (samePatientAs).
         */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find reports by patient, number or day
         * @description The rows of listReports, for criteria that must not stand in an address. All that are given must fit; texts fit by their beginning, whatever their case. At least a patient, a number or a day. Only reports that the caller may read; staff who may not know a patient find nothing by one. Every search is kept in the audit trail, by what was given and not by its words. It changes nothing and needs no key.
         */
        post: operations["searchReports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Several reports of a facility as one zip of PDFs
         * @description The clinical copy of each report that is named, the latest version unless one is named, as getFinalReportPdf gives it, in the order of the list. All of them are the facility's own and past their release window, or nothing comes (404). The archive is streamed. The names in it are made of the platform's number and the version, so that no patient stands in them. Each report counts as read by the caller and stands in its audit trail. It changes nothing else and needs no key.
         */
        post: operations["downloadReports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/stain-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The orders of a case with their state
         * @description The orders of a case, the latest first, with what the caller may do with each. The reader, the facility and admins may read it; it changes nothing.
         */
        get: operations["listStainRequests"];
        put?: never;
        /**
         * Order recuts, deeper cuts, unstained slides or stains from a block
         * @description From Selected or AdditionalWorkRequested; the case then waits in AdditionalWorkRequested and the net clock pauses. Each order makes a new subsection with isRequested and a task for the laboratory. What exists on the same block already is refused with DUPLICATE_ORDER until confirmDuplicates is sent. If-Match names the case's ETag.
         */
        post: operations["createStainRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/stain-requests/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Tell when an open order will be ready or how it was shipped
         * @description While the order is Requested or InProgress. Its state moves by accept, fulfil, decline and cancel only. If-Match names the order's own ETag.
         */
        patch: operations["updateStainRequest"];
        trace?: never;
    };
    "/cases/{caseId}/stain-requests/{requestId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an order on
         * @description Requested to InProgress; from then on the provider cannot cancel it. If-Match names the order's own ETag.
         */
        post: operations["acceptStainRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/stain-requests/{requestId}/fulfil": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close an order with its images, or with the pieces received
         * @description Needs as many ready images in the new subsection as slides were asked for. The last request closed brings the case back to Selected, tells the provider once, marks the new slides NEW and adds the stain's billing line. If-Match names the order's own ETag.
         */
        post: operations["fulfilStainRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/stain-requests/{requestId}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an order back with the reason why it cannot be made
         * @description It comes back to the provider as a question and is never closed silently. Where it was the last open request the case goes back to Selected. If-Match names the order's own ETag.
         */
        post: operations["declineStainRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/stain-requests/{requestId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an order back while nobody has accepted it
         * @description The subsection that waited for images is removed. Where it was the last open request the case goes back to Selected. If-Match names the order's own ETag.
         */
        post: operations["cancelStainRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/subsections/{subsectionId}/rescan-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rescans asked for on one subsection
         * @description The rescans that were asked for one slide, the latest first. The reader, the facility and admins may read it; it changes nothing.
         */
        get: operations["listRescanRequests"];
        put?: never;
        /**
         * Ask for an image to be scanned again
         * @description Sets requireRescan with its reason on the subsection, makes a RESCAN task for the uploader, due in one working day, and moves a Selected case to AdditionalWorkRequested. One open rescan per image. If-Match names the case's ETag.
         */
        post: operations["createRescanRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/subsections/{subsectionId}/rescan-requests/{requestId}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a rescan with the new image, or decline it with a reason
         * @description The old image is kept as superseded and shown only on demand; its measurements stay with it. The last request closed brings the case back to Selected. If-Match names the request's own ETag.
         */
        post: operations["resolveRescanRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The questions and answers of a case
         * @description The questions of the reader and the facility's answers, oldest first. The reader, the facility and admins may read it; it changes nothing.
         */
        get: operations["listQuestions"];
        put?: never;
        /**
         * Ask the facility for what is missing
         * @description From Selected or AdditionalWorkRequested; the case then waits in AdditionalWorkRequested and the facility gets one MISSING_INFO task, due in one working day. If-Match names the case's ETag.
         */
        post: operations["askForInformation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/questions/{requestId}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a question, or say why it cannot be answered
         * @description The answer shows with its date in the clinical information and closes the task with the last question. The last open request of the case brings it back to Selected. If-Match names the question's own ETag.
         */
        post: operations["answerQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/qa-reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The second reviews of a case, with their results
         * @description For admins who read diagnoses all of them; for the reader whose diagnosis was reviewed those before sign-out, and of the others those with a result, so that nobody learns of a random review before it is done. The facility never gets any of it, and no report shows it. Each reading of a result is logged with the review.
         */
        get: operations["listQaReviews"];
        put?: never;
        /**
         * Ask for a second review of a case
         * @description Prospective is the assigned provider's, from Selected with a complete diagnosis; the text is then locked and the case in QAReview, with a task due in one working day. The other kinds are an admin's, on a signed case that stays SignOutCompleted. A reviewer who is not named is chosen by the server among those who are Active, licensed, of the subspecialty and not the reader. If-Match names the case's ETag.
         */
        post: operations["requestQaReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a case on hold
         * @description By an admin or Lab_Operations, for a case between its sending out and its signature. The status stays what it is; until the hold is lifted or its end comes, nobody picks the case up, it is given to nobody and signed by nobody (409 CASE_ON_HOLD), and no provider finds it among the available ones. Both clocks run on. The reader, where there is one, and the facility are told. One hold at a time. It raises the version of the case and leaves a line in its trail.
         */
        post: operations["holdCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/hold/lift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lift the hold of a case
         * @description By an admin or Lab_Operations. The hold ends now and stays on record; what the case may do next is again what its status allows. It raises the version of the case and leaves a line in its trail.
         */
        post: operations["liftHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The providers to whom a case could go, each with its reasons
         * @description For an admin or Lab_Operations before assignCase. Every provider who can log in is listed with the answer to each condition of the assignment, met or not, and the present load, so that nobody has to try. Those who can take the case come first, the one whom the facility prefers at their head, then by open cases and name. mayTake says what assignCase would answer now; mayTakeBeyondLoad that only the load limit is in the way, which a reason passes over. q looks in names. It changes nothing.
         */
        get: operations["listAssignmentCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/intake": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the intake found, for the case and for each image
         * @description For admins who may know patients. findings says what keeps the case out of the pool (blocks) and what somebody should look at; images has each picture with what was read of it. nameAlerts are cases of the same facility, sent out within 30 days of this one, whose patient has the same or nearly the same name and is another person; the alert stands on both cases. It reads the case as it is now and changes nothing; releaseToPool takes what was confirmed by hand.
         */
        get: operations["getCaseIntake"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every wait of a case with its owner, and both clocks
         * @description For the people of the case's facility, its assigned or signing provider and admins. The waits follow one another without a gap from the first sending out to the signature or the withdrawal, worked out from the case's trail; the last one is open while the case is. Each says who kept the case: the facility, the operator, the pool, the pathologist or the second reader, whose name nobody learns here. Working time is that of the facility's calendar, as in the clocks: the working hours of the waits since the case became Available add up to the gross turnaround, those that count in the net one to the net turnaround. A draft has no waits. It changes nothing.
         */
        get: operations["getCaseTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What facility and reader wrote to each other about a case
         * @description For the people of the case's facility, its assigned or signing provider and the operator's staff who may see diagnoses. The thread stays with the case: a new holder reads all of it, an earlier one nothing more. Oldest first. It changes nothing.
         */
        get: operations["listCaseMessages"];
        put?: never;
        /**
         * Write to the reader of a case, or back to its facility
         * @description By the people of the case's facility to the provider who holds or signed it, and by that provider to the facility; whoever is written to gets a notice, and by mail one that names the case by the platform's number and nothing of the message. There has to be a reader, so from Selected on. It adds to the thread and raises no version; what must hold the case up is asked with askForInformation instead.
         */
        post: operations["sendCaseMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{caseId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who did what to a case, newest first
         * @description Written by the server and never changed. Admins read all of it; everyone else the lines of their own actions on a case that they may see. No clinical text and no reason in free words stands here: what was typed stays with the case.
         */
        get: operations["listCaseEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rows of one task list
         * @description provider is what the caller was given or may take, facility what the caller's facility has to do, admin every task. Overdue first, then by due date, unless sort says otherwise. q looks in titles and case numbers. counts are those of all pages.
         */
        get: operations["listTasks"];
        put?: never;
        /**
         * Make a task by hand
         * @description Orders, rescans, questions, reviews and renewals make their tasks themselves; this is for what has no such origin. The assignee is told.
         */
        post: operations["createTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{taskId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A task with its files and comments
         * @description One task with its work, comments and files, for whoever it is given to or asked by and for admins. It changes nothing.
         */
        get: operations["getTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Correct a task
         * @description Only while the task is not Completed, Declined or Cancelled. Who does it is changed by assignTask, where it stands by the transitions.
         */
        patch: operations["updateTask"];
        trace?: never;
    };
    "/tasks/{taskId}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin work on a task
         * @description Open or Returned becomes InProgress. A task that was given to a role becomes the caller's.
         */
        post: operations["startTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{taskId}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand in the work of a task
         * @description InProgress becomes Submitted. An order needs as many images as were asked for or a shipment, missing information an answer. QA and onboarding tasks are handed in by submitQaResult and submitOnboarding.
         */
        post: operations["submitTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{taskId}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept the work, or finish a task that nobody has to accept
         * @description An admin accepts what was Submitted; the assignee finishes an InProgress task whose needsAcceptance is false. The same is asked for as by submitTask. QA and onboarding tasks end by submitQaResult and reviewOnboarding.
         */
        post: operations["completeTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{taskId}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send handed-in work back
         * @description For an admin who finds the work of a task wanting: Submitted becomes Returned with its version raised, and the assignee is told why.
         */
        post: operations["returnTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{taskId}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a task will not be done
         * @description Open, InProgress or Returned becomes Declined. A declined order goes back as a question to the one who asked; it never closes unnoticed.
         */
        post: operations["declineTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{taskId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a task back
         * @description Open, InProgress or Returned becomes Cancelled and the assignee is told.
         */
        post: operations["cancelTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{taskId}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a task to a person or a role
         * @description The state stays as it is. A closed task is not given to anyone. A QA task never goes to the one who signed the case.
         */
        post: operations["assignTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{taskId}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a line to the thread of a task
         * @description Lines are only ever added, so no version is asked for. The other side is told. Closed tasks take comments too.
         */
        post: operations["addTaskComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{taskId}/attachments/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bytes of a file kept with a task
         * @description The bytes of a file of a task, for whoever may read the task; it changes nothing. Always to be saved, never shown in place of the page.
         */
        get: operations["getTaskAttachment"];
        /**
         * Keep a file with a task, new or in place of one
         * @description The body is the file itself, 25 MB (26 214 400 bytes) at most; type, extension and content must agree (specification 5). If-Match names the version of the task. Twenty files at most.
         */
        put: operations["putTaskAttachment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{taskId}/qa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A second reading, for its reviewer, the reader who was reviewed and admins
         * @description For its reviewer at any time; in the blinded mode the signer and the original diagnosis stay closed until the own diagnosis is saved. For the reader whose diagnosis was reviewed once the result is there, with the comment; before that 404. For admins who read diagnoses at any time. A task of another type answers 404. Every reading is logged; this text never reaches the report or the facility.
         */
        get: operations["getQaTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{taskId}/qa/diagnosis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save the own diagnosis, which opens the original
         * @description Only while the task is InProgress, and once: after the original has been opened the own diagnosis stays as it is.
         */
        put: operations["saveQaDiagnosis"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{taskId}/qa-result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say how far one agrees, which completes the task
         * @description Order of checks: state, then the blinded mode, then the version, then the fields. A prospective disagreement gives the case back to its signer, a deferred one too; a retrospective major disagreement makes an amendment task, due after one working day, and tells the admins.
         */
        post: operations["submitQaResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{taskId}/onboarding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An onboarding task with its steps
         * @description A task of another type answers 404. Once every step is accepted the admin's allowedActions offer to make the provider provisionally active; the task itself never changes that status.
         */
        get: operations["getOnboarding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{taskId}/onboarding/steps/{stepKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Fill in one step and hand it to the reviewer
         * @description Only while the task is InProgress. Files are kept first by putTaskAttachment and named here by their keys. Licences, cover and authorization ask for a file and a day on which they end, the agreement for the typed name, practiceCases for the cases read; it stays ToDo until the last of them.
         */
        put: operations["saveOnboardingStep"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{taskId}/onboarding/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand in the whole onboarding
         * @description InProgress becomes Submitted when every step is Submitted or Accepted.
         */
        post: operations["submitOnboarding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{taskId}/onboarding/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept steps or send them back
         * @description Only while the task is Submitted, and only for steps that are Submitted. One step sent back makes the task Returned; the last one accepted completes it, which is one of the conditions for a change of the provider's status and never makes that change.
         */
        post: operations["reviewOnboarding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Billing lines, page by page
         * @description q looks in case numbers, codes, invoice numbers and claim numbers. Several statuses are any of them; from and to include their days. totals are those of all pages, by currency.
         */
        get: operations["listBillings"];
        put?: never;
        /**
         * Add a line by hand
         * @description Pending while the case is not signed out, Ready after that. An add-on code needs its base code on the same specimen, and a modifier must fit its code.
         */
        post: operations["createBilling"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cases of a list as a file
         * @description For admins who work on with the list elsewhere: all rows that the same filters of listCases give, in its order, 50 000 at most. They are those of view all. It is sent while it is written, and changes nothing.
         */
        get: operations["exportCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tasks of a list as a file
         * @description For admins who work on with the list elsewhere: all rows that the same filters of listTasks give, in its order, 50 000 at most. They are those of view admin. It is sent while it is written, and changes nothing.
         */
        get: operations["exportTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The users of a list as a file
         * @description For admins who work on with the list elsewhere: all rows that the same filters of listUsers give, in its order, 50 000 at most. It is sent while it is written, and changes nothing.
         */
        get: operations["exportUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take in a sheet of users
         * @description For admins who bring in the people of a facility. The body is a sheet, CSV in UTF-8 or an Excel workbook, 2 MB (2 097 152 bytes) and 2000 rows at most; its first row names the columns as UserFormInput does (First name and firstName are the same), rights not among them: they follow the role. Each row that keeps the rules of registerUser opens a registration, a Draft to be handed in and approved like any other; the others are listed with their numbers. Whose email is known already, or stood further up in the sheet, is not taken in twice, so the same sheet can be sent again. With dryRun nothing is made.
         */
        post: operations["importUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The accounts of a list as a file
         * @description For admins who work on with the list elsewhere: all rows that the same filters of listAccounts give, in its order, 50 000 at most. It is sent while it is written, and changes nothing.
         */
        get: operations["exportAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/facilities/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The facilities of a list as a file
         * @description For admins who work on with the list elsewhere: all rows that the same filters of listFacilities give, in its order, 50 000 at most. It is sent while it is written, and changes nothing.
         */
        get: operations["exportFacilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The groups of a list as a file
         * @description For admins who work on with the list elsewhere: all rows that the same filters of listGroups give, in its order, 50 000 at most. It is sent while it is written, and changes nothing.
         */
        get: operations["exportGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enquiries/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The enquiries of a list as a file
         * @description For admins who work on with the list elsewhere: all rows that the same filters of listEnquiries give, in its order, 50 000 at most. It is sent while it is written, and changes nothing.
         */
        get: operations["exportEnquiries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reports of a list as a file
         * @description For admins who work on with the list elsewhere: all rows that the same filters of listReports give, in its order, 50 000 at most. It is sent while it is written, and changes nothing.
         */
        get: operations["exportReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-tickets/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The support tickets of a list as a file
         * @description For admins who work on with the list elsewhere: all rows that the same filters of listSupportTickets give, in its order, 50 000 at most. It is sent while it is written, and changes nothing.
         */
        get: operations["exportSupportTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The registrations of a list as a file
         * @description For admins who work on with the list elsewhere: all rows that the same filters of listRegistrations give, in its order, 50 000 at most. It is sent while it is written, and changes nothing.
         */
        get: operations["exportRegistrations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licence-renewals/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The renewals of licences of a list as a file
         * @description For admins who work on with the list elsewhere: all rows that the same filters of listLicenceRenewals give, in its order, 50 000 at most. It is sent while it is written, and changes nothing.
         */
        get: operations["exportLicenceRenewals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billings/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lines of a list as a file
         * @description All rows that the same filters of listBillings give, in its order, 50 000 at most. A cell that begins with =, +, -, @, a tab or a NUL is escaped, so that no program takes it for a formula. Amounts are written in whole currency units with two decimals.
         */
        get: operations["exportBillings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billings/issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put several lines on one invoice
         * @description For those who keep the accounts, at the end of a month: what issueBilling does, for each line by itself. A line that cannot go out says why in its own result, and the others go out all the same. A line that is given twice is refused the second time.
         */
        post: operations["issueBillings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billings/{billingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One line with its grounds
         * @description One billing line with its amounts and what became of it, for admins with the staff role Accounts or Admin. It changes nothing.
         */
        get: operations["getBilling"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Correct a line
         * @description Only while it is Pending or Ready. What the rules had worked out stays beside it in autoValue.
         */
        patch: operations["updateBilling"];
        trace?: never;
    };
    "/billings/{billingId}/issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a line on an invoice
         * @description Ready becomes Invoiced, and the line is not edited any more. Lines of one payer or facility may share an invoice number.
         */
        post: operations["issueBilling"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billings/{billingId}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record what became of an invoice
         * @description Invoiced becomes Paid or Denied, Denied becomes WrittenOff. A part payment closes the line as Paid with the smaller amount.
         */
        post: operations["recordPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billings/{billingId}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a denied line ready again
         * @description Denied becomes Ready, free to be corrected and put on another invoice; the denial stays on record.
         */
        post: operations["reopenBilling"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billings/{billingId}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a line out of the accounts
         * @description Pending, Ready, Invoiced or Denied becomes Void. The line stays readable; a corrected one is added anew.
         */
        post: operations["voidBilling"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Announce a slide file
         * @description The answer says in how many parts of which size the file has to be cut. 20 GB (21 474 836 480 bytes) at most. Parts are taken for 24 hours. Data files of .mrxs, .vms, .vmu and .vsi slides are uploads of their own that name their slide in companionOf; the slide itself is completed last.
         */
        post: operations["createUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/{uploadId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far an upload is, and what intake found
         * @description After a break the client reads here where the upload stands, until when parts are taken (expiresAt), which parts arrived, with the SHA-256 of each (receivedParts), and which did not (missingParts). It compares what it has with the former, sends only the latter, and begins anew where a checksum differs, since the file has then changed. Once the file is complete the same answer follows the intake.
         */
        get: operations["getUpload"];
        put?: never;
        post?: never;
        /**
         * Give an upload up
         * @description The parts are thrown away. Only in Created and Uploading; what is complete is taken back by deleteImage.
         */
        delete: operations["abortUpload"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/{uploadId}/parts/{partNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Send one part
         * @description The body is the bytes of the part, from (n - 1) times partBytes on. Parts may come in any order and side by side; their hash guards them, so no If-Match is asked for. One that is sent again with the same hash changes nothing, one with another hash is refused (409): the file has changed meanwhile. The first part makes the upload Uploading.
         */
        put: operations["putUploadPart"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/{uploadId}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that every part was sent
         * @description The server joins the parts, and intake reads the file; getUpload shows how that goes.
         */
        post: operations["completeUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reference-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every reference list at once
         * @description States and provinces, payers, subspecialties, stains, markers, orders, specimens, sites, codes (specification 3.3). The lists change with a release at most, so a copy may be kept and is asked about with If-None-Match.
         */
        get: operations["listReferenceData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The whole account. */
        Account: {
            id: components["schemas"]["AccountId"];
            version: number;
            etag: components["schemas"]["Etag"];
            /** @description Of the organisation or the person. */
            name: string;
            accountType: components["schemas"]["AccountType"];
            organisationKind: components["schemas"]["OrganisationKind"] | null;
            leadStatus: components["schemas"]["AccountLeadStatus"];
            leadSource: components["schemas"]["LeadSource"] | null;
            salutation: components["schemas"]["Salutation"];
            contactFirstName: components["schemas"]["PersonName"];
            contactLastName: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"] | null;
            country: components["schemas"]["Country"];
            address: components["schemas"]["PostalAddress"] | null;
            caseScope: components["schemas"]["CaseScope"] | null;
            service: components["schemas"]["Service"] | null;
            /** @description Cases in a month. */
            caseVolume: number | null;
            /** @description The relationship manager in charge. */
            owner: components["schemas"]["PersonRef"] | null;
            nextContactDate: components["schemas"]["Day"] | null;
            /** @description The facility that the account became. */
            facilityId: components["schemas"]["FacilityId"] | null;
            /** @description The provider that the account became. */
            userId: components["schemas"]["UserId"] | null;
            /** @description The enquiry that the account came from. */
            enquiryId: components["schemas"]["EnquiryId"] | null;
            note: components["schemas"]["Note"] | null;
            history: components["schemas"]["LeadStatusStep"][];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
            allowedActions: components["schemas"]["AccountAction"][];
        };
        /**
         * @description The steps of the lead status that the caller may take now, and edit.
         * @enum {string}
         */
        AccountAction: "edit" | "interest" | "followUp" | "loseInterest" | "exclude" | "reconsider" | "provision" | "activate" | "deactivate" | "reopen";
        /** @description Changes of an account. */
        AccountChangeInput: {
            accountType?: components["schemas"]["AccountType"];
            name?: string;
            organisationKind?: components["schemas"]["OrganisationKind"] | null;
            leadSource?: components["schemas"]["LeadSource"] | null;
            salutation?: components["schemas"]["Salutation"];
            contactFirstName?: components["schemas"]["PersonName"];
            contactLastName?: components["schemas"]["PersonName"];
            /** @description One @ and a domain with a dot. */
            email?: string;
            /** @description Form as in the specification 5. */
            phone?: string | null;
            country?: components["schemas"]["Country"];
            address?: components["schemas"]["PostalAddress"] | null;
            caseScope?: components["schemas"]["CaseScope"] | null;
            service?: components["schemas"]["Service"] | null;
            caseVolume?: number | null;
            ownerId?: components["schemas"]["UserId"] | null;
            /** @description Today or later. */
            nextContactDate?: components["schemas"]["Day"] | null;
            note?: components["schemas"]["Note"] | null;
        };
        /** @description Success (specification 3.5) with Account as its data. */
        AccountEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["Account"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description Names an account; opaque beyond its prefix. */
        AccountId: string;
        /** @description A new account. */
        AccountInput: {
            accountType: components["schemas"]["AccountType"];
            name: string;
            organisationKind?: components["schemas"]["OrganisationKind"] | null;
            leadSource?: components["schemas"]["LeadSource"] | null;
            salutation?: components["schemas"]["Salutation"];
            contactFirstName: components["schemas"]["PersonName"];
            contactLastName: components["schemas"]["PersonName"];
            /** @description One @ and a domain with a dot. */
            email: string;
            /** @description Form as in the specification 5. */
            phone?: string | null;
            country: components["schemas"]["Country"];
            address?: components["schemas"]["PostalAddress"] | null;
            caseScope?: components["schemas"]["CaseScope"] | null;
            service?: components["schemas"]["Service"] | null;
            caseVolume?: number | null;
            ownerId?: components["schemas"]["UserId"] | null;
            /** @description Today or later. */
            nextContactDate?: components["schemas"]["Day"] | null;
            note?: components["schemas"]["Note"] | null;
        };
        /**
         * @description Lead status A of the specification (3.3), kept on accounts.
         * @enum {string}
         */
        AccountLeadStatus: "Prospect" | "Ineligible" | "Interested" | "Follow_up" | "Not_Interested" | "ProvisionallyActive" | "Active" | "Deactivated";
        /** @description A row of the list. */
        AccountListItem: {
            id: components["schemas"]["AccountId"];
            version: number;
            etag: components["schemas"]["Etag"];
            name: string;
            accountType: components["schemas"]["AccountType"];
            leadStatus: components["schemas"]["AccountLeadStatus"];
            contactName: string;
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"] | null;
            country: components["schemas"]["Country"];
            owner: components["schemas"]["PersonRef"] | null;
            nextContactDate: components["schemas"]["Day"] | null;
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
            allowedActions: components["schemas"]["AccountAction"][];
        };
        /** @description One page of accounts; page counts from 1. */
        AccountPage: {
            items: components["schemas"]["AccountListItem"][];
            page: number;
            pageSize: number;
            total: number;
            totalPages: number;
        };
        /** @description Success (specification 3.5) with AccountPage as its data. */
        AccountPageEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["AccountPage"];
            message: string | null;
            error: null;
            details: null;
        };
        /**
         * @description What kind of account a provider or an organisation opens (specification 3.3).
         * @enum {string}
         */
        AccountType: "Individual" | "Physician_Group" | "Laboratory" | "Other";
        /** @description The finished upload that becomes an image of the subsection. */
        AddImageInput: {
            uploadId: components["schemas"]["UploadId"];
            /** @description The caller knows that the same file is on another slide already. */
            confirmDuplicate?: boolean;
        };
        /** @description The overview of the whole product; no patient data. */
        AdminDashboard: {
            asOf: components["schemas"]["Instant"];
            days: number;
            caseCounts: components["schemas"]["CaseCount"][];
            tasks: components["schemas"]["TaskCounts"];
            turnaround: components["schemas"]["Turnaround"];
            byFacility: components["schemas"]["FacilityTurnaround"][];
            bySubspecialty: components["schemas"]["SubspecialtyTurnaround"][];
            openOrders: components["schemas"]["OrderAges"];
            rates: components["schemas"]["QualityRates"];
            licencesEnding: components["schemas"]["LicenceEnding"][];
            providerLoad: components["schemas"]["ProviderLoad"][];
        };
        /** @description Success (specification 3.5) with AdminDashboard as its data. */
        AdminDashboardEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["AdminDashboard"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description One thing that an amendment changed, as it was and as it is. */
        AmendedField: {
            /** @enum {string} */
            field: "diagnosis" | "comment" | "synoptic" | "ancillary" | "intraoperative" | "microscopic" | "gross" | "findings" | "bodysite" | "laterality" | "specimenType" | "patient" | "dates" | "orderingPhysician";
            specimenID: components["schemas"]["SpecimenLetter"] | null;
            was: string;
            is: string;
        };
        /** @description Where the report stands now. No text in it, because the answer is stored under its key. */
        Amendment: {
            id: components["schemas"]["CaseId"];
            caseID: string;
            version: number;
            etag: components["schemas"]["Etag"];
            status: components["schemas"]["CaseStatus"];
            kind: components["schemas"]["AmendmentKind"];
            postSignOut: components["schemas"]["PostSignOutState"];
            reportState: components["schemas"]["ReportState"];
            reportId: components["schemas"]["ReportId"];
            /** @description The latest signed version. */
            reportVersion: number;
            /** @description When this addendum or amendment was signed; null while it is in progress. */
            signedAt: components["schemas"]["Instant"] | null;
        };
        /**
         * @description What went wrong, for amendments that correct something.
         * @enum {string}
         */
        AmendmentCause: "misidentification" | "specimen_defect" | "misinterpretation" | "report_defect";
        /** @description Success (specification 3.5) with Amendment as its data. */
        AmendmentEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["Amendment"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description Without signature it is begun or kept as begun; with signature it is signed and becomes the report's next version. An Amendment needs cause, changes and told when it is signed, an Addendum its text. */
        AmendmentInput: {
            kind: components["schemas"]["AmendmentKind"];
            reason: components["schemas"]["Reason"];
            cause?: components["schemas"]["AmendmentCause"];
            text?: string;
            changes?: components["schemas"]["AmendedField"][];
            told?: components["schemas"]["Communication"][];
            signature?: components["schemas"]["SignatureInput"];
            imagesSeen?: components["schemas"]["ImageSeen"][];
        };
        /**
         * @description An addendum adds and changes nothing; an amendment changes what was signed.
         * @enum {string}
         */
        AmendmentKind: "Addendum" | "Amendment";
        /** @description A special stain, immunostain or other study and its result. */
        AncillaryStudy: {
            specimenID: components["schemas"]["SpecimenLetter"];
            block: string;
            /** @enum {string} */
            kind: "special_stain" | "ihc" | "ish" | "immunofluorescence" | "flow_cytometry" | "molecular" | "other";
            stain: string;
            /** @description Empty until read. */
            result: string;
            /** @description Null until answered. */
            controlsAdequate: boolean | null;
            /** @description For ER, PR, HER2 and Ki-67. */
            score: string | null;
            clone: string | null;
            /** @description Fixative and hours of fixation. */
            fixation: string | null;
            /** @description Statement for a test the laboratory developed. */
            method: string | null;
        };
        /** @description The stored marks of one image, rulers and patches (specification 3.8, 3.9). */
        Annotations: {
            imageId: components["schemas"]["ImageId"];
            /** @description 0 until the first save; the ETag is "v" and this. */
            version: number;
            /** Format: date-time */
            savedAt: string | null;
            /** @description SHA-256 of the bytes that were marked; null when it was not known. */
            checksum: string | null;
            rulers: components["schemas"]["RulerMark"][];
            patches: components["schemas"]["PatchMark"][];
            /** @description The client's own record of how the marks came about, one line each. The server does not read it and gives it back in the same order, so that Undo follows the case to another browser. */
            log: string[];
        };
        /** @description Success (specification 3.5) with Annotations as its data. */
        AnnotationsEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["Annotations"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description The whole set of marks of one image, which takes the place of what was stored (specification 3.8, 3.9). */
        AnnotationsInput: {
            /** @description SHA-256 of the bytes that were marked; null when it was not known. */
            checksum: string | null;
            rulers: components["schemas"]["RulerMark"][];
            patches: components["schemas"]["PatchMark"][];
            /** @description The client's own record of how the marks came about, one line each. The server does not read it and gives it back in the same order, so that Undo follows the case to another browser. */
            log: string[];
        };
        /** @description The version under which the marks of an image were stored, without the marks themselves. */
        AnnotationsSaved: {
            imageId: components["schemas"]["ImageId"];
            version: number;
            /** Format: date-time */
            savedAt: string;
        };
        /** @description Success (specification 3.5) with AnnotationsSaved as its data. */
        AnnotationsSavedEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["AnnotationsSaved"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description Either the answer or the reason why it cannot be provided; both or none is 422. */
        AnswerInput: {
            answer?: string;
            cannotProvideReason?: string;
        };
        /** @description To whom the case goes; a reason is needed to reassign it or to pass over the load limit. */
        AssignInput: {
            providerId: components["schemas"]["UserId"];
            /** @description The rule asks for it on a reassignment and beyond the load limit. */
            reason?: string;
            /** @description Assign although the provider has as many open cases as allowed. */
            beyondLoadLimit?: boolean;
        };
        /**
         * @description What an assignment asks of a provider; assignCase judges them in this order.
         * @enum {string}
         */
        AssignmentCondition: "account" | "holder" | "licence" | "subspecialty" | "conflict" | "load" | "pause" | "site";
        /**
         * @description The five places for clinical attachments of a case (specification 3.4).
         * @enum {string}
         */
        AttachmentSlot: "clinicalHistoryLetter" | "labReports" | "radiologyEndoscopyOperation" | "otherClinicalFile" | "primaryPhysicianAttachment";
        /** @description Days on which the provider does not read, first and last included. */
        AwayTime: {
            from: components["schemas"]["Day"];
            to: components["schemas"]["Day"];
            coveredBy: components["schemas"]["PersonRef"] | null;
        };
        /** @description Days of absence; coveredBy is a colleague of a common group. */
        AwayTimeInput: {
            from: components["schemas"]["Day"];
            to: components["schemas"]["Day"];
            coveredBy?: components["schemas"]["UserId"] | null;
        };
        /** @description The one banner of the product. */
        Banner: {
            version: number;
            etag: components["schemas"]["Etag"];
            message: components["schemas"]["BannerMessage"] | null;
        };
        /** @description Success (specification 3.5) with Banner as its data. */
        BannerEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["Banner"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description A new message in place of the old one. */
        BannerInput: {
            /** @description Plain text without markup or patient data. */
            text: string;
            level: components["schemas"]["BannerLevel"];
            /**
             * Format: date-time
             * @description At once where it is not given.
             */
            startsAt?: string;
            /** @description After the start; without it the message stays until it is cleared. */
            endsAt?: components["schemas"]["Instant"] | null;
        };
        /**
         * @description How loud the message is.
         * @enum {string}
         */
        BannerLevel: "info" | "warning" | "critical";
        /** @description What everyone reads (specification 2.2). */
        BannerMessage: {
            text: string;
            level: components["schemas"]["BannerLevel"];
            startsAt: components["schemas"]["Instant"];
            /** @description Null while it stays until it is cleared. */
            endsAt: components["schemas"]["Instant"] | null;
            setBy: components["schemas"]["PersonRef"];
        };
        /**
         * @description Who gets the invoice.
         * @enum {string}
         */
        BillTo: "payer" | "facility";
        /** @description A billing line with the grounds it stands on. */
        Billing: {
            id: components["schemas"]["BillingId"];
            version: number;
            etag: components["schemas"]["Etag"];
            status: components["schemas"]["BillingStatus"];
            case: components["schemas"]["BillingCase"];
            /** @description Null where the line is for the whole case. */
            specimenID: string | null;
            /** @description CPT code in the US, a provincial or contract code in Canada. */
            code: string;
            /** @description Our own short words for the code. */
            codeLabel: string;
            units: number;
            /** @description Null is global. */
            modifier: components["schemas"]["BillingModifier"] | null;
            component: components["schemas"]["BillingComponent"];
            billTo: components["schemas"]["BillTo"];
            /** @description A value of insurancePayers in listReferenceData. */
            payer: string | null;
            facility: components["schemas"]["BillingFacility"];
            /** @description Null until somebody has the case. */
            provider: components["schemas"]["PersonRef"] | null;
            /** @description In whose name the work is billed: that of the provider's group which serves the facility, the oldest where several name one. Null where none does. It stays as it was when the line was invoiced. */
            billingEntity: string | null;
            dateOfService: components["schemas"]["Day"];
            currency: components["schemas"]["BillingCurrency"];
            amountCents: components["schemas"]["Cents"];
            paidCents: components["schemas"]["Cents"];
            invoiceNumber: string | null;
            source: components["schemas"]["BillingSource"];
            allowedActions: components["schemas"]["BillingAction"][];
            /** @description ICD-10 codes the line points at. */
            icd10: string[];
            /** @description Place of service. */
            place: string | null;
            payerClaimNumber: string | null;
            denialReason: string | null;
            /** @description Why the line is there. */
            why: string;
            /** @description Null while nobody has changed what the rules made, and on lines made by hand. */
            autoValue: components["schemas"]["BillingAutoValue"] | null;
            /** @description Why a person changed it. */
            changeReason: string | null;
            voidReason: string | null;
            notes: string | null;
            createdAt: components["schemas"]["Instant"];
            issuedAt: components["schemas"]["Instant"] | null;
            /** @description When it became Paid, WrittenOff or Void. */
            settledAt: components["schemas"]["Instant"] | null;
        };
        /**
         * @description What the caller may do with the line now.
         * @enum {string}
         */
        BillingAction: "edit" | "issue" | "recordPayment" | "reopen" | "void";
        /** @description What the rules had worked out before a person changed the line. */
        BillingAutoValue: {
            code: string;
            units: number;
            modifier: components["schemas"]["BillingModifier"] | null;
            amountCents: components["schemas"]["Cents"];
        };
        /** @description The case that a line is about, without its patient. */
        BillingCase: {
            id: components["schemas"]["CaseId"];
            /** @description The platform's number. */
            caseID: string;
        };
        /** @description A key that is left out stays as it is; null empties. The reason is kept beside what the rules had worked out. */
        BillingChangesInput: {
            specimenID?: string;
            code?: string;
            units?: number;
            modifier?: components["schemas"]["BillingModifier"] | null;
            component?: components["schemas"]["BillingComponent"];
            icd10?: string[];
            billTo?: components["schemas"]["BillTo"];
            payer?: string | null;
            providerId?: components["schemas"]["UserId"];
            dateOfService?: components["schemas"]["Day"];
            place?: string | null;
            amountCents?: components["schemas"]["Cents"];
            notes?: string | null;
            changeReason: components["schemas"]["Reason"];
        };
        /**
         * @description Which part of the work is billed: 0 professional, 1 technical, 2 both (specification 3.3).
         * @enum {integer}
         */
        BillingComponent: 0 | 1 | 2;
        /** @description Where invoices go. With sameAsFacility the facility's address holds and address is null. */
        BillingContact: {
            name: string;
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
            sameAsFacility: boolean;
            address: components["schemas"]["PostalAddress"] | null;
        };
        /**
         * @description What the cents are cents of.
         * @enum {string}
         */
        BillingCurrency: "USD" | "CAD";
        /** @description Success (specification 3.5) with Billing as its data. */
        BillingEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["Billing"];
            message: string | null;
            error: null;
            details: null;
        };
        /**
         * @description A workbook, or comma-separated text in UTF-8.
         * @enum {string}
         */
        BillingExportFormat: "xlsx" | "csv";
        /** @description The facility that a line is about. */
        BillingFacility: {
            id: components["schemas"]["FacilityId"];
            name: string;
        };
        /** @description Names a billing line; opaque beyond its prefix. */
        BillingId: string;
        /** @description A line made by hand. One unit when units is left out. The rules ask for a payer when billTo is payer. */
        BillingInput: {
            caseId: components["schemas"]["CaseId"];
            specimenID?: string;
            code: string;
            units?: number;
            modifier?: components["schemas"]["BillingModifier"] | null;
            component: components["schemas"]["BillingComponent"];
            icd10?: string[];
            billTo: components["schemas"]["BillTo"];
            payer?: string | null;
            providerId?: components["schemas"]["UserId"];
            dateOfService: components["schemas"]["Day"];
            place?: string | null;
            amountCents: components["schemas"]["Cents"];
            notes?: string | null;
        };
        /** @description One row of the billing list. No patient and no diagnosis text: those who keep the accounts see neither. */
        BillingListItem: {
            id: components["schemas"]["BillingId"];
            version: number;
            etag: components["schemas"]["Etag"];
            status: components["schemas"]["BillingStatus"];
            case: components["schemas"]["BillingCase"];
            /** @description Null where the line is for the whole case. */
            specimenID: string | null;
            /** @description CPT code in the US, a provincial or contract code in Canada. */
            code: string;
            /** @description Our own short words for the code. */
            codeLabel: string;
            units: number;
            /** @description Null is global. */
            modifier: components["schemas"]["BillingModifier"] | null;
            component: components["schemas"]["BillingComponent"];
            billTo: components["schemas"]["BillTo"];
            /** @description A value of insurancePayers in listReferenceData. */
            payer: string | null;
            facility: components["schemas"]["BillingFacility"];
            /** @description Null until somebody has the case. */
            provider: components["schemas"]["PersonRef"] | null;
            /** @description In whose name the work is billed: that of the provider's group which serves the facility, the oldest where several name one. Null where none does. It stays as it was when the line was invoiced. */
            billingEntity: string | null;
            dateOfService: components["schemas"]["Day"];
            currency: components["schemas"]["BillingCurrency"];
            amountCents: components["schemas"]["Cents"];
            paidCents: components["schemas"]["Cents"];
            invoiceNumber: string | null;
            source: components["schemas"]["BillingSource"];
            allowedActions: components["schemas"]["BillingAction"][];
        };
        /**
         * @description Who gets the bill for the facility's cases.
         * @enum {string}
         */
        BillingModel: "bill_facility" | "bill_payer" | "split";
        /**
         * @description A modifier of listReferenceData. A line without one is global.
         * @enum {string}
         */
        BillingModifier: "26" | "TC" | "59";
        /** @description One page of billing lines; page counts from 1. */
        BillingPage: {
            items: components["schemas"]["BillingListItem"][];
            totals: components["schemas"]["BillingTotal"][];
            page: number;
            pageSize: number;
            total: number;
            totalPages: number;
        };
        /** @description Success (specification 3.5) with BillingPage as its data. */
        BillingPageEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["BillingPage"];
            message: string | null;
            error: null;
            details: null;
        };
        /**
         * @description Whether the rules made the line or a person.
         * @enum {string}
         */
        BillingSource: "auto" | "manual";
        /**
         * @description Where a line stands (lines follow the case until sign-out and the payer after that).
         * @enum {string}
         */
        BillingStatus: "Pending" | "Ready" | "Invoiced" | "Paid" | "Denied" | "WrittenOff" | "Void";
        /** @description What the lines that the filters leave come to in one currency. Void lines count as lines and no money; openCents are neither paid, nor written off, nor void. */
        BillingTotal: {
            currency: components["schemas"]["BillingCurrency"];
            lines: number;
            amountCents: components["schemas"]["Cents"];
            paidCents: components["schemas"]["Cents"];
            openCents: components["schemas"]["Cents"];
        };
        /** @description Names stored slide bytes; images carry it as fileContent (specification 3.7, 7). */
        BlobId: string;
        /** @description One certificate of a board. A certificate for life has no last day. */
        BoardCertification: {
            board: components["schemas"]["CertificationBoard"];
            kind: components["schemas"]["CertificationKind"];
            /** @description The board's own name for kind Subspecialty. */
            subspecialtyName: string | null;
            year: components["schemas"]["TrainingYear"];
            lifetime: boolean;
            /**
             * Format: date
             * @description Null when the certificate is for life.
             */
            expiresOn: string | null;
        };
        /** @description A site with its parts. */
        BodySiteEntry: {
            value: string;
            label: string;
            /** @description Whether a side has to be given. */
            laterality: boolean;
            subsites: components["schemas"]["ReferenceEntry"][];
        };
        /** @description Why the case is withdrawn. */
        CancelInput: {
            reason: components["schemas"]["Reason"];
            /** @description The rule asks for true when a provider holds the case. */
            providerConsulted?: boolean;
        };
        /** @description A provider as a candidate for one case. */
        Candidate: {
            provider: components["schemas"]["PersonRef"];
            /** @description Of the account. */
            status: string;
            mayTake: boolean;
            mayTakeBeyondLoad: boolean;
            /** @description The facility asked for this provider. */
            isPreferred: boolean;
            openCases: number;
            openCaseLimit: number;
            checks: components["schemas"]["CandidateCheck"][];
        };
        /** @description One condition and how the provider stands to it. */
        CandidateCheck: {
            condition: components["schemas"]["AssignmentCondition"];
            isMet: boolean;
            /** @description The reason in words. */
            text: string;
        };
        /** @description One page of candidates; page counts from 1. */
        CandidatePage: {
            items: components["schemas"]["Candidate"][];
            page: number;
            pageSize: number;
            total: number;
            totalPages: number;
        };
        /** @description Success (specification 3.5) with CandidatePage as its data. */
        CandidatePageEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["CandidatePage"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description A case with its patient, for people who may see it (specification 3.7). */
        Case: {
            id: components["schemas"]["CaseId"];
            /** @description The platform's number. */
            caseID: string;
            /** @description The facility's accession number. */
            caseRecordId: string | null;
            /** @description Counts the changes of the case. */
            version: number;
            etag: components["schemas"]["Etag"];
            status: components["schemas"]["CaseStatus"];
            priority: components["schemas"]["Priority"];
            type: components["schemas"]["CaseType"];
            subspecialty: components["schemas"]["Subspecialty"] | null;
            /** @description Number of specimens. */
            parts: number;
            /** @description Each once. */
            stains: string[];
            facilityName: string;
            facilityRegion: string;
            billingComponent: components["schemas"]["BillingComponent"];
            /**
             * Format: date-time
             * @description Since when it waits for a reader.
             */
            availableAt: string | null;
            /**
             * Format: date-time
             * @description When the report is due.
             */
            dueAt: string | null;
            /**
             * Format: date-time
             * @description When the reader took it.
             */
            selectedAt: string | null;
            /**
             * Format: date-time
             * @description When the facility sent it out last.
             */
            sentAt: string | null;
            /**
             * Format: date-time
             * @description When it was signed out.
             */
            signedAt: string | null;
            /** @description The pathologist who has the case or signed it. */
            provider: components["schemas"]["PersonRef"] | null;
            reportState: components["schemas"]["ReportState"];
            postSignOut: components["schemas"]["PostSignOutState"];
            /** @description Null until the case has been Available. */
            turnaround: components["schemas"]["CaseClocks"] | null;
            /** @description Orders, rescans and questions that wait for an answer. */
            openRequests: number;
            /** @description For its holder: images that came since and were not opened. */
            newImages: number;
            /**
             * Format: date-time
             * @description When the first of the new images came.
             */
            newSince: string | null;
            /**
             * Format: date-time
             * @description Since when the case waits for slides or information; null when it does not.
             */
            waitingSince: string | null;
            /** @description Oldest first; a hold is no state. */
            holds: components["schemas"]["CaseHold"][];
            /** @description In whole years. */
            patientAge: number | null;
            patientGender: components["schemas"]["Gender"];
            patientInfo: components["schemas"]["PatientInfo"];
            /** @description Of its images, those its holder has opened. */
            imagesOpened: number;
            /** @description Number of images. */
            imagesTotal: number;
            permissions: components["schemas"]["CasePermissions"];
            allowedActions: components["schemas"]["CaseAction"][];
            clinicalInfo: components["schemas"]["ClinicalInfo"];
            /** @description What was seen with the naked eye. */
            gross: string | null;
            /** @description The specimens, under the name the viewer reads. The row's number of slides is their sum. */
            slides: components["schemas"]["Specimen"][];
        };
        /**
         * @description What the caller may do to the case now; buttons follow it.
         * @enum {string}
         */
        CaseAction: "pickUp" | "release" | "open" | "edit" | "deleteDraft" | "sendOut" | "recall" | "cancel" | "restore" | "releaseToPool" | "return" | "assign" | "hold" | "liftHold" | "requestWork" | "requestQaReview" | "signOut" | "amend" | "recallReport";
        /** @description One slot and the file in it; null while the slot is empty. */
        CaseAttachment: {
            slot: components["schemas"]["AttachmentSlot"];
            /** @description Null while the slot is empty. */
            file: components["schemas"]["FileInfo"] | null;
        };
        /** @description All five slots; version and etag are those of the case. */
        CaseAttachments: {
            caseId: components["schemas"]["CaseId"];
            version: number;
            etag: components["schemas"]["Etag"];
            attachments: components["schemas"]["CaseAttachment"][];
        };
        /** @description Success (specification 3.5) with CaseAttachments as its data. */
        CaseAttachmentsEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["CaseAttachments"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description Who is billed for which component of the work (specification 3.3). */
        CaseBillingForm: {
            billingComponent: components["schemas"]["BillingComponent"] | null;
            /** @description Asked for when the facility has no lab and sends the professional component. */
            preparingLaboratory: string | null;
            caseScope: components["schemas"]["CaseScope"] | null;
            /** @description A value of the reference list of payers. */
            payer: string | null;
            memberId: string | null;
            groupNumber: string | null;
            relationToSubscriber: string | null;
            /** @description The payer's authorization number. */
            authorization: string | null;
        };
        /** @description The billing fields that change; those left out stay, null empties one. */
        CaseBillingFormInput: {
            billingComponent?: components["schemas"]["BillingComponent"] | null;
            /** @description Asked for when the facility has no lab and sends the professional component. */
            preparingLaboratory?: string | null;
            caseScope?: components["schemas"]["CaseScope"] | null;
            /** @description A value of the reference list of payers. */
            payer?: string | null;
            memberId?: string | null;
            groupNumber?: string | null;
            relationToSubscriber?: string | null;
            /** @description The payer's authorization number. */
            authorization?: string | null;
        };
        /** @description What stands in the way of sending a case out, checked at this version of it. */
        CaseCheck: {
            caseId: components["schemas"]["CaseId"];
            /** @description The version of the case that was looked at. */
            version: number;
            etag: components["schemas"]["Etag"];
            /** @description True when no problem is an error. */
            ready: boolean;
            problems: components["schemas"]["CaseProblem"][];
        };
        /** @description Success (specification 3.5) with CaseCheck as its data. */
        CaseCheckEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["CaseCheck"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description The clinical part of the case form as it is so far. */
        CaseClinicalForm: {
            /** @description The facility's accession number. */
            caseRecordId: string | null;
            caseType: components["schemas"]["CaseTypeValue"] | null;
            priority: components["schemas"]["Priority"];
            /** @description Asked for when the priority is STAT. */
            statReason: string | null;
            statCallbackPhone: string | null;
            submittingPhysician: string | null;
            submittingPhysicianNpi: string | null;
            copyTo: components["schemas"]["CopyRecipient"][];
            clinicalHistory: string | null;
            /** @description The ordering physician gave no history; the provider sees this mark. */
            historyNotProvided: boolean;
            clinicalImpression: string | null;
            priorDiagnosis: string | null;
            priorTreatment: string | null;
            siteAnswers: components["schemas"]["SiteAnswer"][];
            icd10: string[];
            grossDescription: string | null;
            intraoperativeResult: string | null;
            /** @description The diagnosis made elsewhere; for a consultation. */
            outsideDiagnosis: string | null;
            /** @description The checkbox that asks for a file in the slot otherClinicalFile. */
            otherClinicalTicked: boolean;
        };
        /** @description The clinical fields that change; those left out stay, null empties one. */
        CaseClinicalFormInput: {
            /** @description The facility's accession number. */
            caseRecordId?: string | null;
            caseType?: components["schemas"]["CaseTypeValue"] | null;
            priority?: components["schemas"]["Priority"];
            /** @description Asked for when the priority is STAT. */
            statReason?: string | null;
            statCallbackPhone?: string | null;
            submittingPhysician?: string | null;
            submittingPhysicianNpi?: string | null;
            copyTo?: components["schemas"]["CopyRecipient"][];
            clinicalHistory?: string | null;
            /** @description The ordering physician gave no history; the provider sees this mark. */
            historyNotProvided?: boolean;
            clinicalImpression?: string | null;
            priorDiagnosis?: string | null;
            priorTreatment?: string | null;
            siteAnswers?: components["schemas"]["SiteAnswer"][];
            icd10?: string[];
            grossDescription?: string | null;
            intraoperativeResult?: string | null;
            /** @description The diagnosis made elsewhere; for a consultation. */
            outsideDiagnosis?: string | null;
            /** @description The checkbox that asks for a file in the slot otherClinicalFile. */
            otherClinicalTicked?: boolean;
        };
        /** @description The clinical side of a case. version and etag are those of this part: a save here does not make the provider's diagnosis stale. */
        CaseClinicalInfo: {
            caseId: components["schemas"]["CaseId"];
            /** @description The platform's number. */
            caseID: string;
            /** @description The facility's accession number. */
            caseRecordId: string | null;
            version: number;
            etag: components["schemas"]["Etag"];
            /** @description edit while updateClinicalInfo is open to the caller. */
            allowedActions: "edit"[];
            patientInfo: components["schemas"]["PatientInfo"];
            submittingPhysician: string | null;
            submittingPhysicianNpi: components["schemas"]["Npi"] | null;
            copyTo: components["schemas"]["ClinicalCopyTo"][];
            history: string | null;
            /** @description The ordering physician gave none; readers see a mark. */
            historyNotProvided: boolean;
            clinicalImpression: string | null;
            priorDiagnosis: string | null;
            priorTreatment: string | null;
            promptAnswers: components["schemas"]["ClinicalPromptAnswer"][];
            /** @description Why the test was ordered; the codes of the finding stand with the diagnosis. */
            icd10: components["schemas"]["DiagnosisCode"][];
            gross: string | null;
            intraoperativeResult: string | null;
            /** @description What a consultation is asked about. */
            outsideDiagnosis: string | null;
            attachments: components["schemas"]["ClinicalInfoAttachment"][];
            earlierCases: components["schemas"]["EarlierCase"][];
            /** @description The thread of questions and answers, oldest first. */
            questions: components["schemas"]["CaseQuestion"][];
        };
        /** @description Success (specification 3.5) with CaseClinicalInfo as its data. */
        CaseClinicalInfoEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["CaseClinicalInfo"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description Both turnarounds of a case in working time of its facility's calendar: Monday to Friday without its holidays, a day being 24 hours; of a STAT case every hour counts. Gross runs from Available to the signature or until now; net is the same less the time in AdditionalWorkRequested and Returned. Neither hides the other. */
        CaseClocks: {
            /** @description To a tenth. */
            grossHours: number;
            /** @description To a tenth. */
            netHours: number;
            /** @description When the clock turns red. */
            targetHours: number;
            /** @description To a hundredth. */
            grossDays: number;
            /** @description To a hundredth. */
            netDays: number;
            gross: components["schemas"]["ClockColour"];
            net: components["schemas"]["ClockColour"];
            /** @description False once the case is signed. */
            isRunning: boolean;
        };
        /** @description How many cases stand in one status. */
        CaseCount: {
            status: components["schemas"]["CaseStatus"];
            count: number;
            /** @description Of these, past their due time. */
            overdue: number;
        };
        /** @description How the slides reach the reader (specification 3.3, slide delivery), and the shipment if there is one. */
        CaseDeliveryForm: {
            slideDelivery: components["schemas"]["SlideDelivery"] | null;
            /** @description This and the next ones only for mailed slides. */
            carrier: string | null;
            trackingNumber: string | null;
            /** Format: date */
            shippedOn: string | null;
            slidesSent: number | null;
            blocksSent: number | null;
        };
        /** @description The delivery's fields that change; those left out stay, null empties one. */
        CaseDeliveryFormInput: {
            slideDelivery?: components["schemas"]["SlideDelivery"] | null;
            /** @description This and the next ones only for mailed slides. */
            carrier?: string | null;
            trackingNumber?: string | null;
            /** Format: date */
            shippedOn?: string | null;
            slidesSent?: number | null;
            blocksSent?: number | null;
        };
        /** @description Success (specification 3.5) with Case as its data. */
        CaseEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["Case"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description One line of the audit trail. */
        CaseEvent: {
            id: string;
            at: components["schemas"]["Instant"];
            kind: components["schemas"]["CaseEventKind"];
            /** @description Null when the system acted by itself. */
            by: components["schemas"]["PersonRef"] | null;
            /** @enum {string} */
            role: "Provider" | "MedicalFacility" | "Facility_NP" | "Admin" | "system";
            /** @description The status before a transition; null for the first one and for what is no transition. */
            from: components["schemas"]["CaseStatus"] | null;
            to: components["schemas"]["CaseStatus"] | null;
            /** @description The value that was chosen from a list; words that came with it stay with the case. */
            reason: string | null;
            /** @description The case's version after it. */
            version: number;
            /** @description Id of the image, request, report or task it was about. */
            subject: string | null;
            /** @description Network address; for admins only. */
            address: string | null;
            /** @description As the browser names itself; for admins only. */
            device: string | null;
        };
        /** @description Entries of a case's audit trail, newest first, and the cursor of the next ones. */
        CaseEventFeed: {
            items: components["schemas"]["CaseEvent"][];
            nextCursor: string | null;
        };
        /** @description Success (specification 3.5) with CaseEventFeed as its data. */
        CaseEventFeedEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["CaseEventFeed"];
            message: string | null;
            error: null;
            details: null;
        };
        /**
         * @description What kind of thing was done to the case.
         * @enum {string}
         */
        CaseEventKind: "transition" | "case_viewed" | "image_opened" | "attachment_read" | "report_read" | "report_downloaded" | "case_changed" | "clinical_info_changed" | "diagnosis_saved" | "request_changed" | "question_changed" | "message_sent" | "hold_changed" | "review_changed" | "report_signed" | "report_recalled" | "report_released" | "report_amended" | "access_refused";
        /** @description All that the facility has entered so far; null is what it has not. */
        CaseForm: {
            id: components["schemas"]["CaseId"];
            /** @description The platform's number; null until it is sent out. */
            caseID: string | null;
            version: number;
            etag: components["schemas"]["Etag"];
            status: components["schemas"]["CaseStatus"];
            createdAt: components["schemas"]["Instant"];
            createdBy: components["schemas"]["PersonRef"];
            savedAt: components["schemas"]["Instant"];
            patient: components["schemas"]["CasePatientForm"];
            clinical: components["schemas"]["CaseClinicalForm"];
            delivery: components["schemas"]["CaseDeliveryForm"];
            billing: components["schemas"]["CaseBillingForm"];
            routing: components["schemas"]["CaseRoutingForm"];
            labelsChecked: boolean;
            specimens: components["schemas"]["SpecimenForm"][];
            /** @description All five slots, filled or not. */
            attachments: components["schemas"]["CaseAttachment"][];
            /** @description Why the case came back, oldest first; empty for a draft. */
            returnReasons: components["schemas"]["ReturnReason"][];
            allowedActions: components["schemas"]["CaseAction"][];
        };
        /** @description Success (specification 3.5) with CaseForm as its data. */
        CaseFormEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["CaseForm"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description What changed. A key that is left out stays as it was, within the groups too; null clears a value; a list takes the place of the whole list. Specimens, slides and files have operations of their own. */
        CaseFormInput: {
            patient?: components["schemas"]["CasePatientFormInput"];
            clinical?: components["schemas"]["CaseClinicalFormInput"];
            delivery?: components["schemas"]["CaseDeliveryFormInput"];
            billing?: components["schemas"]["CaseBillingFormInput"];
            routing?: components["schemas"]["CaseRoutingFormInput"];
            /** @description All specimens of the case in their new order; a letter stays once its specimen has a slide. */
            specimenOrder?: components["schemas"]["SpecimenId"][];
            /** @description The tick that patient, specimen and slide labels match. */
            labelsChecked?: boolean;
        };
        /** @description One hold of a case. Who placed and lifted it, and the words with it, are told to admins only. */
        CaseHold: {
            reason: components["schemas"]["HoldReason"];
            note: string | null;
            from: components["schemas"]["Instant"];
            /** @description When it ends or ended; null until it is lifted by hand. */
            to: components["schemas"]["Instant"] | null;
            /** @description Null where the system did, and for whoever is no admin. */
            placedBy: components["schemas"]["PersonRef"] | null;
            /** @description Null where nobody did, and for whoever is no admin. */
            liftedBy: components["schemas"]["PersonRef"] | null;
        };
        /** @description Names a case; opaque beyond its prefix. */
        CaseId: string;
        /** @description What the intake found in one case. */
        CaseIntake: {
            caseId: components["schemas"]["CaseId"];
            version: number;
            etag: components["schemas"]["Etag"];
            /** @description Nothing keeps it out of the pool. */
            isReady: boolean;
            findings: components["schemas"]["IntakeFinding"][];
            images: components["schemas"]["IntakeImage"][];
            nameAlerts: components["schemas"]["NameAlert"][];
        };
        /** @description Success (specification 3.5) with CaseIntake as its data. */
        CaseIntakeEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["CaseIntake"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description One row of a case list; patientInfo is null for whoever may not know the patient yet. */
        CaseListItem: {
            id: components["schemas"]["CaseId"];
            /** @description The platform's number; null until the case is sent out. */
            caseID: string | null;
            /** @description The facility's accession number; null until the case is the caller's. */
            caseRecordId: string | null;
            /** @description Counts the changes of the case. */
            version: number;
            etag: components["schemas"]["Etag"];
            status: components["schemas"]["CaseStatus"];
            priority: components["schemas"]["Priority"];
            /** @description Null until the facility has said it. */
            type: components["schemas"]["CaseType"] | null;
            subspecialty: components["schemas"]["Subspecialty"] | null;
            /** @description Number of specimens. */
            parts: number;
            /** @description Number of slides. */
            slides: number;
            /** @description Each once. */
            stains: string[];
            facilityName: string;
            facilityRegion: string;
            /** @description Null until the facility has said it. */
            billingComponent: components["schemas"]["BillingComponent"] | null;
            /**
             * Format: date-time
             * @description Since when it waits for a reader.
             */
            availableAt: string | null;
            /**
             * Format: date-time
             * @description When the report is due.
             */
            dueAt: string | null;
            /**
             * Format: date-time
             * @description When the reader took it.
             */
            selectedAt: string | null;
            /**
             * Format: date-time
             * @description When the facility sent it out last.
             */
            sentAt: string | null;
            /**
             * Format: date-time
             * @description When it was signed out.
             */
            signedAt: string | null;
            /** @description The pathologist who has the case or signed it. */
            provider: components["schemas"]["PersonRef"] | null;
            reportState: components["schemas"]["ReportState"];
            postSignOut: components["schemas"]["PostSignOutState"];
            /** @description Null until the case has been Available. */
            turnaround: components["schemas"]["CaseClocks"] | null;
            /** @description Orders, rescans and questions that wait for an answer. */
            openRequests: number;
            /** @description For its holder: images that came since and were not opened. */
            newImages: number;
            /**
             * Format: date-time
             * @description When the first of the new images came.
             */
            newSince: string | null;
            /**
             * Format: date-time
             * @description Since when the case waits for slides or information; null when it does not.
             */
            waitingSince: string | null;
            /** @description A hold of the operator stops it now; getCase has the hold itself. */
            onHold: boolean;
            /** @description For admins who may know patients: a near name in the same facility (getCaseIntake). Else false. */
            nameAlert: boolean;
            /** @description In whole years. */
            patientAge: number | null;
            /** @description Null until the facility has said it. */
            patientGender: components["schemas"]["Gender"] | null;
            /** @description Null in the available view. */
            patientInfo: components["schemas"]["PatientInfo"] | null;
            /** @description Of its images, those its holder has opened. */
            imagesOpened: number;
            /** @description Number of images. */
            imagesTotal: number;
            /** @description Why images of the case have no tiles, each reason once, in words for the user. */
            notShown: string[];
            permissions: components["schemas"]["CasePermissions"];
            allowedActions: components["schemas"]["CaseAction"][];
        };
        /** @description One message of the thread. It is never changed. */
        CaseMessage: {
            id: string;
            caseId: components["schemas"]["CaseId"];
            side: components["schemas"]["MessageSide"];
            from: components["schemas"]["PersonRef"];
            at: components["schemas"]["Instant"];
            text: components["schemas"]["Note"];
        };
        /** @description Success (specification 3.5) with CaseMessage as its data. */
        CaseMessageEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["CaseMessage"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description What is written; it may name the patient, since it never leaves the product. */
        CaseMessageInput: {
            text: components["schemas"]["Note"];
        };
        /** @description One page of the thread; page counts from 1. */
        CaseMessagePage: {
            items: components["schemas"]["CaseMessage"][];
            page: number;
            pageSize: number;
            total: number;
            totalPages: number;
        };
        /** @description Success (specification 3.5) with CaseMessagePage as its data. */
        CaseMessagePageEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["CaseMessagePage"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description Where a transition left the case. No patient in it, because the answer is stored under its key. */
        CaseMove: {
            id: components["schemas"]["CaseId"];
            /** @description Null for a draft that was withdrawn. */
            caseID: string | null;
            version: number;
            etag: components["schemas"]["Etag"];
            status: components["schemas"]["CaseStatus"];
            /** Format: date-time */
            selectedAt: string | null;
            allowedActions: components["schemas"]["CaseAction"][];
        };
        /** @description Success (specification 3.5) with CaseMove as its data. */
        CaseMoveEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["CaseMove"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description The case after its holder opened it for the first time, which stops the automatic release. */
        CaseOpened: {
            id: components["schemas"]["CaseId"];
            caseID: string;
            version: number;
            etag: components["schemas"]["Etag"];
            status: components["schemas"]["CaseStatus"];
            selectedAt: components["schemas"]["Instant"];
            firstOpenedAt: components["schemas"]["Instant"];
            allowedActions: components["schemas"]["CaseAction"][];
        };
        /** @description Success (specification 3.5) with CaseOpened as its data. */
        CaseOpenedEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["CaseOpened"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description One page of cases; page counts from 1. */
        CasePage: {
            items: components["schemas"]["CaseListItem"][];
            page: number;
            pageSize: number;
            total: number;
            totalPages: number;
        };
        /** @description Success (specification 3.5) with CasePage as its data. */
        CasePageEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["CasePage"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description The patient as the case form has it so far; null where nothing is filled in. */
        CasePatientForm: {
            lastName: string | null;
            firstName: string | null;
            middleName: string | null;
            suffix: string | null;
            /** Format: date */
            birthDate: string | null;
            gender: components["schemas"]["Gender"] | null;
            /** @description A value of the reference list races. */
            race: string | null;
            medicalRecordNumber: string | null;
            /** @description Province of the health card, for a facility in Canada whose plan pays. */
            healthCardProvince: components["schemas"]["RegionCode"] | null;
            healthCardNumber: string | null;
            /** @description Address, phone and email: only where the operator bills the patient's payer. */
            addressLine1: string | null;
            addressLine2: string | null;
            city: string | null;
            region: components["schemas"]["RegionCode"] | null;
            postalCode: string | null;
            country: components["schemas"]["Country"] | null;
            phone: string | null;
            email: string | null;
        };
        /** @description The patient's fields that change; those left out stay, null empties one. */
        CasePatientFormInput: {
            lastName?: string | null;
            firstName?: string | null;
            middleName?: string | null;
            suffix?: string | null;
            /** Format: date */
            birthDate?: string | null;
            gender?: components["schemas"]["Gender"] | null;
            /** @description A value of the reference list races. */
            race?: string | null;
            medicalRecordNumber?: string | null;
            /** @description Province of the health card, for a facility in Canada whose plan pays. */
            healthCardProvince?: components["schemas"]["RegionCode"] | null;
            healthCardNumber?: string | null;
            /** @description Address, phone and email: only where the operator bills the patient's payer. */
            addressLine1?: string | null;
            addressLine2?: string | null;
            city?: string | null;
            region?: components["schemas"]["RegionCode"] | null;
            postalCode?: string | null;
            country?: components["schemas"]["Country"] | null;
            phone?: string | null;
            email?: string | null;
        };
        /** @description What the caller may do with the case in a list (specification 6). */
        CasePermissions: {
            /** @description The case itself may be opened. */
            allowView: boolean;
            /** @description Its form may be changed. */
            allowEdit: boolean;
            /** @description It may be given to a provider. */
            allowAssign: boolean;
            /** @description The caller may take it. */
            allowPickup: boolean;
        };
        /** @description An available case without its patient's identity, for providers who may pick it up. */
        CasePreview: {
            id: components["schemas"]["CaseId"];
            caseID: string;
            version: number;
            etag: components["schemas"]["Etag"];
            status: components["schemas"]["CaseStatus"];
            priority: components["schemas"]["Priority"];
            type: components["schemas"]["CaseType"];
            subspecialty: components["schemas"]["Subspecialty"] | null;
            parts: number;
            slides: number;
            stains: string[];
            facilityName: string;
            facilityRegion: string;
            billingComponent: components["schemas"]["BillingComponent"];
            /** Format: date-time */
            availableAt: string | null;
            /** Format: date-time */
            dueAt: string | null;
            /** Format: date-time */
            selectedAt: string | null;
            patientAge: number | null;
            patientGender: components["schemas"]["Gender"];
            imagesOpened: number;
            imagesTotal: number;
            permissions: components["schemas"]["CasePermissions"];
            allowedActions: components["schemas"]["CaseAction"][];
            clinicalHistory: string;
            clinicalImpression: string | null;
            gross: string | null;
            specimens: components["schemas"]["PreviewSpecimen"][];
            overviews: components["schemas"]["PreviewOverview"][];
        };
        /** @description Success (specification 3.5) with CasePreview as its data. */
        CasePreviewEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["CasePreview"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description One thing that is missing or doubtful in a case, with its place in the form. */
        CaseProblem: {
            /** @description Place in the answer of getCaseForm, as in specimens.0.subsections.1.stain. */
            field: string;
            message: string;
            severity: components["schemas"]["ProblemSeverity"];
        };
        /** @description One question to the facility; the answer shows with its date in the clinical information. */
        CaseQuestion: {
            id: components["schemas"]["RequestId"];
            caseId: components["schemas"]["CaseId"];
            version: number;
            etag: components["schemas"]["Etag"];
            status: components["schemas"]["RequestStatus"];
            about: components["schemas"]["QuestionAbout"];
            specimenID: components["schemas"]["SpecimenLetter"] | null;
            text: string;
            askedBy: components["schemas"]["PersonRef"];
            askedAt: components["schemas"]["Instant"];
            dueAt: components["schemas"]["Instant"];
            /** @description Null until answered and where it cannot be provided. */
            answer: string | null;
            cannotProvideReason: string | null;
            answeredBy: components["schemas"]["PersonRef"] | null;
            answeredAt: components["schemas"]["Instant"] | null;
            /** @description The facility's task; null for whom tasks are not visible. */
            taskId: components["schemas"]["TaskId"] | null;
            allowedActions: "answer"[];
        };
        /** @description Success (specification 3.5) with CaseQuestion as its data. */
        CaseQuestionEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["CaseQuestion"];
            message: string | null;
            error: null;
            details: null;
        };
        /**
         * @description How the case hangs together with another (specification 3.3).
         * @enum {string}
         */
        CaseRelation: "Standalone" | "Parent" | "Child" | "Other";
        /** @description How the case belongs to another one, and to whom it shall go (specification 3.3). */
        CaseRoutingForm: {
            caseRelation: components["schemas"]["CaseRelation"];
            /** @description For a Child; a case of the same patient. */
            parentCaseId: components["schemas"]["CaseId"] | null;
            otherRelation: string | null;
            service: components["schemas"]["Service"] | null;
            /** @description Null stands for any. */
            subspecialtyRequested: components["schemas"]["Subspecialty"] | null;
            /** @description The case waits 4 hours for this provider and is open to everyone afterwards. */
            preferredProviderId: components["schemas"]["UserId"] | null;
        };
        /** @description The routing fields that change; those left out stay, null empties one. */
        CaseRoutingFormInput: {
            caseRelation?: components["schemas"]["CaseRelation"];
            /** @description For a Child; a case of the same patient. */
            parentCaseId?: components["schemas"]["CaseId"] | null;
            otherRelation?: string | null;
            service?: components["schemas"]["Service"] | null;
            /** @description Null stands for any. */
            subspecialtyRequested?: components["schemas"]["Subspecialty"] | null;
            /** @description The case waits 4 hours for this provider and is open to everyone afterwards. */
            preferredProviderId?: components["schemas"]["UserId"] | null;
        };
        /**
         * @description Which components a facility sends (specification 3.3).
         * @enum {string}
         */
        CaseScope: "only_full_global_cases" | "professional_component" | "technical_component" | "all";
        /** @description What cases are looked for by; all that is given must fit. It is a body, since addresses carry no patient data. */
        CaseSearchInput: {
            patient?: components["schemas"]["PatientCriteriaInput"];
            /** @description Any number of the case: the platform's, the facility's accession number, a slide label. */
            number?: string;
            status?: components["schemas"]["CaseStatus"][];
            /**
             * Format: date
             * @description First day of sending out.
             */
            from?: string;
            /**
             * Format: date
             * @description Last day of sending out.
             */
            to?: string;
            facilityId?: components["schemas"]["FacilityId"];
            /** @description From 1; 1 when left out. */
            page?: number;
            /** @description 20 when left out. */
            pageSize?: number;
        };
        /**
         * @description Where a case stands between its draft and its signed report.
         * @enum {string}
         */
        CaseStatus: "Draft" | "Submitted" | "Returned" | "Available" | "Selected" | "AdditionalWorkRequested" | "QAReview" | "SignOutCompleted" | "Cancelled";
        /** @description The way of a case so far. */
        CaseTimeline: {
            caseId: components["schemas"]["CaseId"];
            asOf: components["schemas"]["Instant"];
            /** @description Null until the case has been Available. */
            turnaround: components["schemas"]["CaseClocks"] | null;
            /** @description Oldest first. */
            waits: components["schemas"]["CaseWait"][];
            /** @description Beside the waits, since a hold is no state. Oldest first. */
            holds: components["schemas"]["CaseHold"][];
        };
        /** @description Success (specification 3.5) with CaseTimeline as its data. */
        CaseTimelineEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["CaseTimeline"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description What is asked of the reader, as a value and in words (specification 3.7). */
        CaseType: {
            value: components["schemas"]["CaseTypeValue"];
            displayName: string;
        };
        /**
         * @description What is asked of the reader; its words for people are the displayName of specification 3.7.
         * @enum {string}
         */
        CaseTypeValue: "PrimaryDiagnosis" | "Consultation";
        /**
         * @description Which list; each belongs to some roles only.
         * @enum {string}
         */
        CaseView: "available" | "mine" | "completed" | "send-out" | "all";
        /** @description How many cases of one kind the facility expects to send. */
        CaseVolume: {
            /** @description Words such as skin biopsies. */
            kind: string;
            /** @description Cases in a month. */
            perMonth: number;
        };
        /** @description One stretch of a case's way. */
        CaseWait: {
            from: components["schemas"]["Instant"];
            /** @description Null while it lasts. */
            to: components["schemas"]["Instant"] | null;
            status: components["schemas"]["CaseStatus"];
            owner: components["schemas"]["WaitOwner"];
            /** @description The pathologist who had the case; null for every other owner. */
            person: components["schemas"]["PersonRef"] | null;
            reasons: components["schemas"]["WaitReason"][];
            /** @description To a tenth. */
            workingHours: number;
            /** @description Whether the net turnaround counts it; the gross one does. */
            countsInNet: boolean;
        };
        /** @description An amount of money in cents of the line's currency. */
        Cents: number;
        /**
         * @description Who certified the provider.
         * @enum {string}
         */
        CertificationBoard: "ABPath" | "AOBP" | "RCPSC" | "ABD" | "Other";
        /**
         * @description Anatomic (AP), clinical (CP) or neuropathology (NP), alone or together, or a subspecialty.
         * @enum {string}
         */
        CertificationKind: "AP" | "CP" | "AP-CP" | "AP-NP" | "Subspecialty";
        /** @description Certificate of a US laboratory, two digits, the letter D and seven digits. */
        Clia: string;
        /** @description The certificate behind a CLIA number; its picture is a document of kind clia_certificate. */
        CliaCertificate: {
            kind: components["schemas"]["CliaCertificateKind"];
            expiresOn: components["schemas"]["Day"];
        };
        /**
         * @description The kinds of certificate that the US programme gives to laboratories.
         * @enum {string}
         */
        CliaCertificateKind: "compliance" | "accreditation" | "waiver" | "provider_performed_microscopy" | "registration";
        /** @description Somebody else who gets the report. */
        ClinicalCopyTo: {
            name: string;
            /** @description Fax number or email address. */
            address: string;
        };
        /** @description What the facility says of the patient's illness, and who asks for the reading. */
        ClinicalInfo: {
            history: string;
            clinicalImpression: string | null;
            icd10: string[];
            submittingPhysician: string | null;
        };
        /** @description A file in one of the five slots (specification 3.4); its bytes have an address of their own. */
        ClinicalInfoAttachment: {
            /** @enum {string} */
            slot: "clinicalHistoryLetter" | "labReports" | "radiologyEndoscopyOperation" | "otherClinicalFile" | "primaryPhysicianAttachment";
            name: string;
            contentType: string;
            /** @description At most 25 MB. */
            bytes: number;
            uploadedAt: components["schemas"]["Instant"];
        };
        /** @description The whole clinical text; what is left out is emptied. The history may be left out only with historyNotProvided, gross only for a consultation, icd10 only outside the US. */
        ClinicalInfoInput: {
            submittingPhysician: string;
            submittingPhysicianNpi?: components["schemas"]["Npi"];
            copyTo?: components["schemas"]["ClinicalCopyTo"][];
            history?: string;
            historyNotProvided?: boolean;
            clinicalImpression?: string;
            priorDiagnosis?: string;
            priorTreatment?: string;
            promptAnswers?: components["schemas"]["ClinicalPromptAnswer"][];
            icd10?: components["schemas"]["DiagnosisCode"][];
            gross?: string;
            intraoperativeResult?: string;
            outsideDiagnosis?: string;
            /** @description Why it is changed; asked for once the case has been made Available. */
            reason?: string;
        };
        /** @description An answer to one of the questions that go with a body site, PSA for prostate for example. */
        ClinicalPromptAnswer: {
            prompt: string;
            answer: string;
        };
        /**
         * @description Green below three quarters of the target, amber from there on, red once it has passed.
         * @enum {string}
         */
        ClockColour: "green" | "amber" | "red";
        /** @description What the mail said. */
        CodeInput: {
            /** @description The six digits of the mail. */
            code: string;
        };
        /** @description A colleague who looked at the case within the department and is named in the report. */
        Colleague: {
            name: string;
            opinion: string;
        };
        /** @description Who was told of a result, by whom, how and when. */
        Communication: {
            /** @description Name and part of the person told. */
            told: string;
            toldBy: string;
            /** @enum {string} */
            channel: "phone" | "in_person" | "secure_message" | "fax";
            toldAt: components["schemas"]["Instant"];
            note: string | null;
        };
        /** @description The provider's consent, with the full name typed as a signature. Every tick is needed. */
        ConsentInput: {
            signedName: string;
            terms: boolean;
            privacy: boolean;
            /** @description Electronic signatures are as good as written ones. */
            eSignature: boolean;
        };
        /** @description The laboratory that prepares the slides where the facility has none of its own. */
        ContractLab: {
            name: string;
            /** @description Asked for in the US. */
            clia: components["schemas"]["Clia"] | null;
        };
        /** @description What kind of registration the enquiry turns into. */
        ConvertEnquiryInput: {
            kind: components["schemas"]["EnquiryRegistrationKind"];
        };
        /** @description Who else gets the report, by fax or by email. */
        CopyRecipient: {
            name: string;
            fax: string | null;
            email: string | null;
        };
        /**
         * @description The countries that forms tell apart (specification 3.3).
         * @enum {string}
         */
        Country: "US" | "Canada" | "Other";
        /** @description Email and password (specification 3.6). */
        Credentials: {
            /** @description Compared without regard to letter case. */
            email: string;
            password: string;
        };
        /** @description The caller, with the status that every page after login depends on (specification 3.6). */
        CurrentUser: {
            userId: components["schemas"]["UserId"];
            email: string;
            displayName: string;
            role: components["schemas"]["Role"];
            status: components["schemas"]["UserStatus"];
        };
        /** @description Success (specification 3.5) with CurrentUser as its data. */
        CurrentUserEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["CurrentUser"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description The overview of one role. */
        Dashboard: {
            asOf: components["schemas"]["Instant"];
            caseCounts: components["schemas"]["CaseCount"][];
            tasks: components["schemas"]["TaskCounts"];
            turnaround: components["schemas"]["Turnaround"];
            unreadNotifications: number;
            provider: components["schemas"]["ProviderCounts"] | null;
            facility: components["schemas"]["FacilityCounts"] | null;
        };
        /** @description Success (specification 3.5) with Dashboard as its data. */
        DashboardEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["Dashboard"];
            message: string | null;
            error: null;
            details: null;
        };
        /**
         * Format: date
         * @description A day without a time (RFC 3339).
         */
        Day: string;
        /** @description Why, and what becomes of open cases. */
        DeactivationInput: {
            reason: components["schemas"]["Reason"];
            /** @description True gives open cases back to the pool; else they are in the way. */
            returnOpenCases?: boolean;
        };
        /**
         * @description The provider's medical degree.
         * @enum {string}
         */
        Degree: "MD" | "DO" | "MBBS" | "MDCM" | "Other";
        /** @description An ICD-10 code, of the US or the Canadian list; which list applies is the facility's country. */
        DiagnosisCode: string;
        /** @description A code of ICD-10-CM. */
        DiagnosisCodeEntry: {
            value: string;
            label: string;
            /** @description The field of pathology it is used in. */
            area: string;
        };
        /** @description Something in the text that may come from another case. It stops nothing by itself. */
        DiagnosisWarning: {
            /** @enum {string} */
            kind: "other_patient" | "other_accession" | "sex_specific_organ" | "site_or_side";
            specimenID: components["schemas"]["SpecimenLetter"] | null;
            text: string;
        };
        /** @description Yes or no to one question; null while it is unanswered. Yes needs words. */
        DisclosureAnswer: {
            answer: boolean | null;
            explanation: string | null;
        };
        /** @description Names a document; opaque beyond its prefix. */
        DocumentId: string;
        /** @description The answer of what hands nothing back. */
        Done: {
            /** @constant */
            done: true;
        };
        /** @description Success (specification 3.5) with Done as its data. */
        DoneEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["Done"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description Format, tile size and overlap in pixels, and the size of the finest level (specification 3.7). */
        DziImage: {
            /**
             * @description The ending of the tile addresses.
             * @enum {string}
             */
            format: "jpg" | "jpeg" | "png";
            /** @description Edge of a tile without its overlap, in pixels. */
            tileSize: number;
            /** @description Pixels that a tile shares with each neighbour. */
            overlap: number;
            size: components["schemas"]["PixelSize"];
            url: components["schemas"]["SignedUrl"];
        };
        /** @description The descriptor of the tile pyramid in the form that the viewer opens without a further call (specification 3.7). */
        DziTileSource: {
            image: components["schemas"]["DziImage"];
        };
        /** @description A signed case of the same patient in the same facility; getEarlierReport gives its report to the reader of the present case. */
        EarlierCase: {
            id: components["schemas"]["CaseId"];
            caseID: string;
            caseRecordId: string | null;
            bodysites: string[];
            signedAt: components["schemas"]["Instant"];
            reportState: components["schemas"]["ReportState"];
        };
        /** @description One @ and a domain with a dot; kept and answered in lower case. The rule is the field's own, so an address that breaks it is refused with 422 and 'Enter a valid email address'. */
        Email: string;
        /** @description Where the code is to be entered. Looks the same for known and unknown addresses. */
        EmailVerification: {
            verificationId: components["schemas"]["VerificationId"];
            expiresAt: components["schemas"]["Instant"];
            resendAfter: components["schemas"]["Instant"];
        };
        /** @description Success (specification 3.5) with EmailVerification as its data. */
        EmailVerificationEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["EmailVerification"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description Which address, and what for. */
        EmailVerificationInput: {
            /** @description One @ and a domain with a dot. */
            email: string;
            purpose: components["schemas"]["VerificationPurpose"];
        };
        /** @description What a right code opens. */
        EmailVerified: {
            purpose: components["schemas"]["VerificationPurpose"];
            /** @description One use within 15 minutes: for forgot_password, and for a registration that an admin opened, whose person sets the first password with it; otherwise null. */
            resetToken: components["schemas"]["ResetToken"] | null;
            /** @description End of the token's life. */
            expiresAt: components["schemas"]["Instant"] | null;
        };
        /** @description Success (specification 3.5) with EmailVerified as its data. */
        EmailVerifiedEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["EmailVerified"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description A person or organisation that asks, with the state of the talks (specification 3.3, lead status B). */
        Enquiry: {
            id: components["schemas"]["EnquiryId"];
            version: number;
            etag: components["schemas"]["Etag"];
            leadStatus: components["schemas"]["EnquiryLeadStatus"];
            salutation: components["schemas"]["Salutation"] | null;
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"] | null;
            phone: components["schemas"]["Phone"] | null;
            organisation: string | null;
            organisationKind: components["schemas"]["OrganisationKind"] | null;
            country: components["schemas"]["Country"] | null;
            region: components["schemas"]["RegionCode"] | null;
            /** @description Cases in a month. */
            caseVolume: number | null;
            caseScope: components["schemas"]["CaseScope"] | null;
            service: components["schemas"]["Service"] | null;
            leadSource: components["schemas"]["LeadSource"];
            message: string | null;
            owner: components["schemas"]["PersonRef"] | null;
            /** Format: date */
            nextContactDate: string | null;
            /** @description The newest first. */
            notes: components["schemas"]["EnquiryNote"][];
            converted: components["schemas"]["EnquiryConversion"] | null;
            createdAt: components["schemas"]["Instant"];
            allowedActions: components["schemas"]["EnquiryAction"][];
        };
        /**
         * @description What the caller may do with the enquiry now.
         * @enum {string}
         */
        EnquiryAction: "edit" | "addNote" | "interest" | "followUp" | "loseInterest" | "convert" | "activate";
        /** @description The fields to replace; what is left out stays, and null empties a field. */
        EnquiryChangeInput: {
            salutation?: components["schemas"]["Salutation"] | null;
            firstName?: components["schemas"]["PersonName"];
            lastName?: components["schemas"]["PersonName"];
            email?: components["schemas"]["Email"] | null;
            phone?: components["schemas"]["Phone"] | null;
            organisation?: string | null;
            organisationKind?: components["schemas"]["OrganisationKind"] | null;
            country?: components["schemas"]["Country"] | null;
            region?: components["schemas"]["RegionCode"] | null;
            /** @description Cases in a month. */
            caseVolume?: number | null;
            caseScope?: components["schemas"]["CaseScope"] | null;
            service?: components["schemas"]["Service"] | null;
            /** @description Website where none is given. */
            leadSource?: components["schemas"]["LeadSource"] | null;
            /** @description What they wrote; nothing about patients. */
            message?: string | null;
            /** @description The member of the staff who looks after it. */
            ownerId?: components["schemas"]["UserId"] | null;
            /**
             * Format: date
             * @description Today or later.
             */
            nextContactDate?: string | null;
        };
        /** @description What convertEnquiry opened. */
        EnquiryConversion: {
            kind: components["schemas"]["EnquiryRegistrationKind"];
            registrationId: components["schemas"]["RegistrationId"];
            accountId: components["schemas"]["AccountId"];
            at: components["schemas"]["Instant"];
        };
        /** @description Success (specification 3.5) with Enquiry as its data. */
        EnquiryEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["Enquiry"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description Names an enquiry; opaque beyond its prefix. */
        EnquiryId: string;
        /** @description Who asks, and about what. An email or a phone number is needed. */
        EnquiryInput: {
            salutation?: components["schemas"]["Salutation"] | null;
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            email?: components["schemas"]["Email"] | null;
            phone?: components["schemas"]["Phone"] | null;
            organisation?: string | null;
            organisationKind?: components["schemas"]["OrganisationKind"] | null;
            country?: components["schemas"]["Country"] | null;
            region?: components["schemas"]["RegionCode"] | null;
            /** @description Cases in a month. */
            caseVolume?: number | null;
            caseScope?: components["schemas"]["CaseScope"] | null;
            service?: components["schemas"]["Service"] | null;
            /** @description Website where none is given. */
            leadSource?: components["schemas"]["LeadSource"] | null;
            /** @description What they wrote; nothing about patients. */
            message?: string | null;
            /** @description The member of the staff who looks after it. */
            ownerId?: components["schemas"]["UserId"] | null;
            /**
             * Format: date
             * @description Today or later.
             */
            nextContactDate?: string | null;
        };
        /**
         * @description Lead status B of the specification (3.3), kept on enquiries.
         * @enum {string}
         */
        EnquiryLeadStatus: "prospect" | "interested" | "follow_up" | "not_interested" | "onboarding_in_progress" | "active";
        /** @description What a colleague wrote about an enquiry, and when. */
        EnquiryNote: {
            at: components["schemas"]["Instant"];
            author: components["schemas"]["PersonRef"];
            text: components["schemas"]["Note"];
        };
        /** @description A note for colleagues; it is never changed or taken back. */
        EnquiryNoteInput: {
            text: components["schemas"]["Note"];
        };
        /** @description One page of enquiries; page counts from 1. */
        EnquiryPage: {
            items: components["schemas"]["EnquiryRow"][];
            page: number;
            pageSize: number;
            total: number;
            totalPages: number;
        };
        /** @description Success (specification 3.5) with EnquiryPage as its data. */
        EnquiryPageEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["EnquiryPage"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description For an admin the enquiry, for everyone else null. */
        EnquiryReceiptEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["Enquiry"] | null;
            message: string | null;
            error: null;
            details: null;
        };
        /**
         * @description The form that a converted enquiry opens.
         * @enum {string}
         */
        EnquiryRegistrationKind: "providers" | "facilities";
        /** @description An enquiry in the list. */
        EnquiryRow: {
            id: components["schemas"]["EnquiryId"];
            version: number;
            etag: components["schemas"]["Etag"];
            leadStatus: components["schemas"]["EnquiryLeadStatus"];
            /** @description First and last name of who asked. */
            name: string;
            email: components["schemas"]["Email"] | null;
            phone: components["schemas"]["Phone"] | null;
            organisation: string | null;
            organisationKind: components["schemas"]["OrganisationKind"] | null;
            country: components["schemas"]["Country"] | null;
            region: components["schemas"]["RegionCode"] | null;
            leadSource: components["schemas"]["LeadSource"];
            owner: components["schemas"]["PersonRef"] | null;
            /** Format: date */
            nextContactDate: string | null;
            createdAt: components["schemas"]["Instant"];
            allowedActions: components["schemas"]["EnquiryAction"][];
        };
        /** @description The lead status that follows (specification 3.3), with what that step needs. */
        EnquiryStatusInput: {
            to: components["schemas"]["EnquiryLeadStatus"];
            nextContactDate?: components["schemas"]["Day"];
            reason?: components["schemas"]["Reason"];
        };
        /** @description The scale of an image whose file does not tell it. */
        EnteredScaleInput: {
            imageId: components["schemas"]["ImageId"];
            /** @description Micrometres per pixel. */
            mppX: number;
            /** @description Micrometres per pixel. */
            mppY: number;
            reason: components["schemas"]["Reason"];
        };
        /**
         * @description What X-Error-Code may say, each with its statuses, its text for people and its cause (specification 8). x-wrong-states are those that say that a thing is in a state in which nobody may do what was asked.
         * @enum {string}
         */
        ErrorCode: "MALFORMED_REQUEST" | "VALIDATION_FAILED" | "IDEMPOTENCY_KEY_REQUIRED" | "UNSUPPORTED_MEDIA_TYPE" | "INVALID_CREDENTIALS" | "ACCOUNT_DEACTIVATED" | "UNAUTHENTICATED" | "TOKEN_EXPIRED" | "FORBIDDEN_ROLE" | "FORBIDDEN_OWNER" | "TEMPLATE_READ_ONLY" | "PROVIDER_NOT_ACTIVE" | "LICENCE_REQUIRED" | "SUBSPECIALTY_MISMATCH" | "EARLIER_SIGNER" | "GLASS_SITE_REQUIRED" | "CYTOLOGY_SITE_REQUIRED" | "LINK_INVALID" | "LINK_EXPIRED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "CASE_ALREADY_PICKED_UP" | "CASE_STATE" | "CASE_ON_HOLD" | "PICKUP_LIMIT" | "RELEASED_RECENTLY" | "OPEN_REQUESTS" | "MARKS_FROZEN" | "IDEMPOTENCY_IN_PROGRESS" | "IDEMPOTENCY_KEY_REUSED" | "IMAGE_GONE" | "STALE_VERSION" | "BODY_TOO_LARGE" | "PRECONDITION_REQUIRED" | "RANGE_NOT_SATISFIABLE" | "REASON_REQUIRED" | "TOO_MANY_REQUESTS" | "CODE_EXPIRED" | "TOO_MANY_TRIES" | "EMAIL_TAKEN" | "STATUS_TRANSITION" | "ONBOARDING_INCOMPLETE" | "OPEN_CASES" | "LAST_ADMIN" | "LAST_TEAM_MEMBER" | "GROUP_NAME_TAKEN" | "GROUP_MEMBER_EXISTS" | "GROUP_NEEDS_MEMBER" | "FACILITY_INACTIVE" | "CASE_INCOMPLETE" | "UPLOADS_RUNNING" | "INTAKE_INCOMPLETE" | "PROVIDER_NOT_ASSIGNABLE" | "NEVER_SENT_OUT" | "RESTORE_TOO_LATE" | "UPLOAD_NOT_COMPLETE" | "IMAGE_ALREADY_USED" | "SLIDES_UNMATCHED" | "FILE_TYPE_NOT_ALLOWED" | "FILE_CONTENT_MISMATCH" | "FILE_TOO_LARGE" | "FILE_EMPTY" | "DIAGNOSIS_INCOMPLETE" | "PASSWORD_REQUIRED" | "SIGNER_ONLY" | "AMENDMENT_OPEN" | "RELEASE_WINDOW_OVER" | "DUPLICATE_ORDER" | "REQUEST_STATE" | "QA_SELF_REVIEW" | "NPI_TAKEN" | "REGISTRATION_STATE" | "LICENCE_RENEWAL_STATE" | "TICKET_STATE" | "TICKET_CLOSED" | "TASK_OWNER" | "TASK_STATE" | "TASK_INCOMPLETE" | "QA_BLINDED" | "QA_DIAGNOSIS_FIXED" | "ONBOARDING_STEP_ACCEPTED" | "BILLING_STATE" | "BILLING_LOCKED" | "UPLOAD_STATE" | "UPLOAD_EXPIRED" | "PART_CHECKSUM" | "PART_SIZE" | "PART_TYPE" | "UPLOAD_INCOMPLETE" | "INTERNAL" | "CONTRACT_VIOLATION" | "UNAVAILABLE" | "STORAGE_FULL";
        /** @description The strong validator of a version: the letter v and its number, in quotes; If-Match gives it back. */
        Etag: string;
        /** @description A facility in short, as its own users see it. */
        Facility: {
            id: components["schemas"]["FacilityId"];
            name: string;
            facilityType: components["schemas"]["FacilityType"];
            country: components["schemas"]["Country"];
            region: components["schemas"]["RegionCode"] | null;
            labArrangement: components["schemas"]["LabArrangement"];
            /** @description IANA name; working days and due dates count in it. */
            timeZone: string;
        };
        /** @description A facility with its form; its cases, users and bills hang on it. */
        FacilityAccount: {
            id: components["schemas"]["FacilityId"];
            version: number;
            etag: components["schemas"]["Etag"];
            /** @description The account that the facility belongs to. */
            accountId: components["schemas"]["AccountId"] | null;
            /** @description Follows from the account's status; without it no new case is made. */
            active: boolean;
            createdAt: components["schemas"]["Instant"];
            /** @description The agreement; null when it was signed on paper. */
            signed: components["schemas"]["SignedAgreement"] | null;
            form: components["schemas"]["FacilityForm"];
            allowedActions: components["schemas"]["FacilityAccountAction"][];
        };
        /**
         * @description What the caller may do with the account.
         * @enum {string}
         */
        FacilityAccountAction: "edit" | "addNp";
        /** @description Success (specification 3.5) with FacilityAccount as its data. */
        FacilityAccountEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["FacilityAccount"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description The facility's agreement, with the signer's name typed. Both ticks are needed. */
        FacilityAgreementInput: {
            signedName: string;
            /** @description The contract for reading cases. */
            agreement: boolean;
            /** @description The business associate agreement about patient data. */
            baa: boolean;
        };
        /** @description Fields of a facility's form that change. */
        FacilityChangeInput: {
            /** @constant */
            kind: "facilities";
            form: components["schemas"]["FacilityFormChangeInput"];
        };
        /** @description Whom to turn to; the first user of the facility is invited at this address. */
        FacilityContact: {
            name: string;
            title: string | null;
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
        };
        /** @description A facility's own cases. */
        FacilityCounts: {
            drafts: number;
            returned: number;
            waiting: number;
            inReview: number;
            needsAction: number;
            signedOutThisWeek: number;
        };
        /** @description The facility's form as it is kept. Null is what has not been given yet. In the US clia (with Own Lab or Contract Lab), cliaCertificate, npi and taxId are asked for, in Canada provincialLabLicence; labDirector where there is a laboratory; contractLab with Contract Lab; scanners with Upload_the_Slide_Images. */
        FacilityForm: {
            legalName: string;
            displayName: string | null;
            organisationKind: components["schemas"]["OrganisationKind"] | null;
            facilityType: components["schemas"]["FacilityType"] | null;
            labArrangement: components["schemas"]["LabArrangement"] | null;
            contractLab: components["schemas"]["ContractLab"] | null;
            address: components["schemas"]["PostalAddress"] | null;
            phone: components["schemas"]["Phone"] | null;
            fax: components["schemas"]["Phone"] | null;
            /** @description IANA name; due dates count in it. */
            timeZone: string | null;
            clia: components["schemas"]["Clia"] | null;
            cliaCertificate: components["schemas"]["CliaCertificate"] | null;
            /** @description Number at the College of American Pathologists; usually seven digits, others are let through. */
            cap: string | null;
            provincialLabLicence: string | null;
            accreditingBody: string | null;
            npi: components["schemas"]["Npi"] | null;
            taxId: components["schemas"]["TaxId"] | null;
            labDirector: components["schemas"]["LabDirector"] | null;
            primaryContact: components["schemas"]["FacilityContact"];
            billingContact: components["schemas"]["BillingContact"] | null;
            billingModel: components["schemas"]["BillingModel"] | null;
            caseScope: components["schemas"]["CaseScope"] | null;
            service: components["schemas"]["Service"] | null;
            slideDelivery: components["schemas"]["SlideDelivery"] | null;
            volumes: components["schemas"]["CaseVolume"][];
            scanners: components["schemas"]["FacilityScanner"][];
        };
        /** @description The fields to replace; what is left out stays, and null empties a field. */
        FacilityFormChangeInput: {
            legalName?: string;
            displayName?: string | null;
            organisationKind?: components["schemas"]["OrganisationKind"] | null;
            facilityType?: components["schemas"]["FacilityType"] | null;
            labArrangement?: components["schemas"]["LabArrangement"] | null;
            contractLab?: components["schemas"]["ContractLab"] | null;
            address?: components["schemas"]["PostalAddress"] | null;
            phone?: components["schemas"]["Phone"] | null;
            fax?: components["schemas"]["Phone"] | null;
            /** @description IANA name; due dates count in it. */
            timeZone?: string | null;
            clia?: components["schemas"]["Clia"] | null;
            cliaCertificate?: components["schemas"]["CliaCertificate"] | null;
            /** @description Number at the College of American Pathologists; usually seven digits, others are let through. */
            cap?: string | null;
            provincialLabLicence?: string | null;
            accreditingBody?: string | null;
            npi?: components["schemas"]["Npi"] | null;
            taxId?: components["schemas"]["TaxId"] | null;
            labDirector?: components["schemas"]["LabDirector"] | null;
            primaryContact?: components["schemas"]["FacilityContact"];
            billingContact?: components["schemas"]["BillingContact"] | null;
            billingModel?: components["schemas"]["BillingModel"] | null;
            caseScope?: components["schemas"]["CaseScope"] | null;
            service?: components["schemas"]["Service"] | null;
            slideDelivery?: components["schemas"]["SlideDelivery"] | null;
            volumes?: components["schemas"]["CaseVolume"][];
            scanners?: components["schemas"]["FacilityScanner"][];
        };
        /** @description The facility's form as it is sent; its name and whom to turn to is the least. */
        FacilityFormInput: {
            legalName: string;
            displayName?: string | null;
            organisationKind?: components["schemas"]["OrganisationKind"] | null;
            facilityType?: components["schemas"]["FacilityType"] | null;
            labArrangement?: components["schemas"]["LabArrangement"] | null;
            contractLab?: components["schemas"]["ContractLab"] | null;
            address?: components["schemas"]["PostalAddress"] | null;
            phone?: components["schemas"]["Phone"] | null;
            fax?: components["schemas"]["Phone"] | null;
            /** @description IANA name; due dates count in it. */
            timeZone?: string | null;
            clia?: components["schemas"]["Clia"] | null;
            cliaCertificate?: components["schemas"]["CliaCertificate"] | null;
            /** @description Number at the College of American Pathologists; usually seven digits, others are let through. */
            cap?: string | null;
            provincialLabLicence?: string | null;
            accreditingBody?: string | null;
            npi?: components["schemas"]["Npi"] | null;
            taxId?: components["schemas"]["TaxId"] | null;
            labDirector?: components["schemas"]["LabDirector"] | null;
            primaryContact: components["schemas"]["FacilityContact"];
            billingContact?: components["schemas"]["BillingContact"] | null;
            billingModel?: components["schemas"]["BillingModel"] | null;
            caseScope?: components["schemas"]["CaseScope"] | null;
            service?: components["schemas"]["Service"] | null;
            slideDelivery?: components["schemas"]["SlideDelivery"] | null;
            volumes?: components["schemas"]["CaseVolume"][];
            scanners?: components["schemas"]["FacilityScanner"][];
        };
        /** @description Names a facility; opaque beyond its prefix. */
        FacilityId: string;
        /** @description A person of a facility. */
        FacilityMember: {
            userId: components["schemas"]["UserId"];
            version: number;
            etag: components["schemas"]["Etag"];
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            /** @description Null while nobody has given one. */
            phone: components["schemas"]["Phone"] | null;
            role: components["schemas"]["FacilityRole"];
            status: components["schemas"]["UserStatus"];
            /** @description Of a nurse practitioner in the US. */
            npi: components["schemas"]["Npi"] | null;
            rights: components["schemas"]["UserRights"];
            /**
             * Format: date
             * @description No login before this day.
             */
            startDate: string | null;
            /** Format: date-time */
            lastLoginAt: string | null;
            allowedActions: components["schemas"]["FacilityMemberAction"][];
        };
        /**
         * @description What the caller may do with a person of the facility.
         * @enum {string}
         */
        FacilityMemberAction: "edit" | "deactivate";
        /** @description Success (specification 3.5) with FacilityMember as its data. */
        FacilityMemberEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["FacilityMember"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description One page of a facility's people; page counts from 1. */
        FacilityMemberPage: {
            items: components["schemas"]["FacilityMember"][];
            page: number;
            pageSize: number;
            total: number;
            totalPages: number;
        };
        /** @description Success (specification 3.5) with FacilityMemberPage as its data. */
        FacilityMemberPageEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["FacilityMemberPage"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description The fields to replace; what is left out stays. */
        FacilityNpChangeInput: {
            firstName?: components["schemas"]["PersonName"];
            lastName?: components["schemas"]["PersonName"];
            phone?: components["schemas"]["Phone"];
            npi?: components["schemas"]["Npi"] | null;
            rights?: components["schemas"]["UserRights"];
            /** Format: date */
            startDate?: string | null;
        };
        /** @description A new nurse practitioner. Rights that are left out are those of the facility's role. */
        FacilityNpInput: {
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
            npi?: components["schemas"]["Npi"] | null;
            rights?: components["schemas"]["UserRights"];
            /** Format: date */
            startDate?: string | null;
        };
        /** @description One page of facilities; page counts from 1. */
        FacilityPage: {
            items: components["schemas"]["FacilityRow"][];
            page: number;
            pageSize: number;
            total: number;
            totalPages: number;
        };
        /** @description Success (specification 3.5) with FacilityPage as its data. */
        FacilityPageEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["FacilityPage"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description A facility's form. Password and agreement belong to the public form; an admin sends neither. */
        FacilityRegistrationInput: {
            form: components["schemas"]["FacilityFormInput"];
            /** @description No common one and not the email; no mix of signs is asked for. Never handed back. */
            password?: string;
            agreement?: components["schemas"]["FacilityAgreementInput"];
        };
        /**
         * @description The two roles of a facility's people (specification 6).
         * @enum {string}
         */
        FacilityRole: "MedicalFacility" | "Facility_NP";
        /** @description A facility in the admin's list. */
        FacilityRow: {
            id: components["schemas"]["FacilityId"];
            version: number;
            etag: components["schemas"]["Etag"];
            /** @description The name shown to readers. */
            name: string;
            legalName: string;
            facilityType: components["schemas"]["FacilityType"] | null;
            country: components["schemas"]["Country"] | null;
            region: components["schemas"]["RegionCode"] | null;
            /** @description Whether it may send cases. */
            active: boolean;
            /** @description People with access, the deactivated ones left out. */
            users: number;
            createdAt: components["schemas"]["Instant"];
        };
        /** @description A slide scanner of the facility and what its files are like. */
        FacilityScanner: {
            make: string;
            model: string;
            /** @description Usual microns per pixel. */
            mpp: number;
            /** @description Extensions with their dot, of the slide images the specification allows (5). */
            fileTypes: string[];
        };
        /** @description Turnaround of one facility. */
        FacilityTurnaround: {
            facilityId: components["schemas"]["FacilityId"];
            facilityName: string;
            turnaround: components["schemas"]["Turnaround"];
        };
        /**
         * @description What kind of institution a facility is (specification 3.3).
         * @enum {string}
         */
        FacilityType: "independent_facility" | "private_hospital" | "public_hospital" | "university_medical_center" | "other";
        /** @description The caller as a user of a facility (specification 3.4, whose fields are ours). */
        FacilityUser: {
            userId: components["schemas"]["UserId"];
            email: string;
            displayName: string;
            role: components["schemas"]["FacilityRole"];
            status: components["schemas"]["UserStatus"];
            facility: components["schemas"]["Facility"];
        };
        /** @description Success (specification 3.5) with FacilityUser as its data. */
        FacilityUserEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["FacilityUser"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description The envelope of every refusal (specification 3.5); data maps fields to messages or is null. */
        Failure: {
            /** @constant */
            isSuccess: false;
            /** @description Null, or the messages of each field that broke a rule. */
            data: {
                [key: string]: string[];
            } | null;
            message: string | null;
            error: string | null;
            details: string | null;
        };
        /** @description A fellowship after residency, by year. */
        Fellowship: {
            name: string;
            place: string;
            fromYear: components["schemas"]["TrainingYear"];
            toYear: components["schemas"]["TrainingYear"];
        };
        /** @description One field as text before and after; null where there was or is nothing. */
        FieldChange: {
            /** @description Path of the field, such as address.city. */
            field: string;
            from: string | null;
            to: string | null;
        };
        /** @description What is known of a stored file; its bytes have an address of their own. */
        FileInfo: {
            name: string;
            contentType: string;
            /** @description At most 25 MB. */
            bytes: number;
            uploadedAt: components["schemas"]["Instant"];
        };
        /** @description One version of a report. version and etag are the report's own: 1 is what was signed first, each addendum or amendment is the next, and 0 is a preliminary text that nobody signed. A signed version never changes. */
        FinalReport: {
            reportId: components["schemas"]["ReportId"];
            caseId: components["schemas"]["CaseId"];
            version: number;
            etag: components["schemas"]["Etag"];
            latestVersion: number;
            /** @description A later version exists; every page says SUPERSEDED. */
            superseded: boolean;
            heading: components["schemas"]["ReportHeading"];
            reportState: components["schemas"]["ReportState"];
            postSignOut: components["schemas"]["PostSignOutState"];
            laboratory: components["schemas"]["ReportLaboratory"];
            /** @description Where the slides were read; null in a preliminary report. */
            interpretedAt: components["schemas"]["ReportReadingSite"] | null;
            patient: components["schemas"]["ReportPatient"];
            case: components["schemas"]["ReportCase"];
            dates: components["schemas"]["ReportDates"];
            ordering: components["schemas"]["ReportOrdering"];
            diagnoses: components["schemas"]["ReportDiagnosis"][];
            comment: string | null;
            colleagues: components["schemas"]["Colleague"][];
            urgentCommunication: components["schemas"]["Communication"] | null;
            synoptic: components["schemas"]["SynopticBlock"][];
            ancillary: components["schemas"]["AncillaryStudy"][];
            intraoperative: components["schemas"]["Intraoperative"] | null;
            microscopic: string | null;
            gross: components["schemas"]["ReportGross"];
            clinicalInformation: components["schemas"]["ReportClinicalInformation"];
            /** @description Any problem with acceptability and what was done; null when there was none. */
            specimenCondition: string | null;
            images: components["schemas"]["ReportImage"][];
            /** @description Only on the billing copy; null on the clinical one. */
            codes: components["schemas"]["ReportCode"][] | null;
            /** @description Null in a preliminary report. */
            signature: components["schemas"]["ReportSignature"] | null;
            /** @description Addenda and amendments up to this version, newest first. */
            addenda: components["schemas"]["ReportAddendum"][];
            /** @description All signed versions that the caller may read, newest first. */
            versions: components["schemas"]["ReportVersion"][];
            footer: components["schemas"]["ReportFooter"];
        };
        /** @description Success (specification 3.5) with FinalReport as its data. */
        FinalReportEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["FinalReport"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description A code of what was found. */
        FindingCode: {
            code: components["schemas"]["DiagnosisCode"];
            /** @description Null when the code is for the whole case. */
            specimenID: components["schemas"]["SpecimenLetter"] | null;
        };
        /**
         * @description The patient's gender as the requisition has it (specification 3.3).
         * @enum {string}
         */
        Gender: "Male" | "Female" | "Other";
        /** @description The whole group. */
        Group: {
            id: components["schemas"]["GroupId"];
            /** @description Members count too. */
            version: number;
            etag: components["schemas"]["Etag"];
            name: string;
            ownerGroup: components["schemas"]["OwnerGroup"];
            description: string | null;
            members: components["schemas"]["GroupMember"][];
            facilities: components["schemas"]["GroupFacility"][];
            qaRule: components["schemas"]["GroupQaRule"];
            /** @description For so many minutes a case of the facilities that becomes available is there for the members alone, then for everybody. Several groups of a facility share the longest of theirs. A provider whom the facility prefers goes before, and a case that no member may take waits for none. */
            priorityPoolMinutes: number;
            /** @description In whose name the work of the members for the facilities is billed; null for their own. */
            billingEntity: string | null;
            active: boolean;
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Changes of a group. */
        GroupChangeInput: {
            name?: string;
            ownerGroup?: components["schemas"]["OwnerGroup"];
            description?: string | null;
            facilityIds?: components["schemas"]["FacilityId"][];
            qaRule?: components["schemas"]["GroupQaRule"];
            /** @description A week at most. */
            priorityPoolMinutes?: number;
            billingEntity?: string | null;
            active?: boolean;
        };
        /** @description Success (specification 3.5) with Group as its data. */
        GroupEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["Group"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description A facility that the group serves. */
        GroupFacility: {
            id: components["schemas"]["FacilityId"];
            name: string;
        };
        /** @description Names a group; opaque beyond its prefix. */
        GroupId: string;
        /** @description A new group. */
        GroupInput: {
            /** @description Unique, letter case aside. */
            name: string;
            ownerGroup: components["schemas"]["OwnerGroup"];
            description?: string | null;
            memberIds: components["schemas"]["UserId"][];
            facilityIds?: components["schemas"]["FacilityId"][];
            qaRule?: components["schemas"]["GroupQaRule"];
            /** @description A week at most. */
            priorityPoolMinutes?: number;
            billingEntity?: string | null;
        };
        /** @description A row of the list. */
        GroupListItem: {
            id: components["schemas"]["GroupId"];
            version: number;
            etag: components["schemas"]["Etag"];
            name: string;
            ownerGroup: components["schemas"]["OwnerGroup"];
            /** @description Number of providers. */
            members: number;
            /** @description Number of facilities served. */
            facilities: number;
            active: boolean;
            createdAt: components["schemas"]["Instant"];
        };
        /** @description A provider of the group. */
        GroupMember: {
            userId: components["schemas"]["UserId"];
            displayName: string;
            status: components["schemas"]["UserStatus"];
            /** @description Open cases of the group that the provider holds. */
            openCases: number;
            addedAt: components["schemas"]["Instant"];
        };
        /** @description Who is to join. */
        GroupMemberInput: {
            userId: components["schemas"]["UserId"];
        };
        /** @description One page of groups; page counts from 1. */
        GroupPage: {
            items: components["schemas"]["GroupListItem"][];
            page: number;
            pageSize: number;
            total: number;
            totalPages: number;
        };
        /** @description Success (specification 3.5) with GroupPage as its data. */
        GroupPageEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["GroupPage"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description Which cases of the group get a second reading: those of its facilities that its members read. Of several groups the stricter setting holds; who reads in no group's name is under the operator's usual rule: all cases of provisionally active providers, five in a hundred of the others, and each misinterpretation. */
        GroupQaRule: {
            /** @description Cases of provisionally active providers, read again before they are signed. */
            provisionalPercent: number;
            /** @description Cases of all others, drawn by the server when the report is released. */
            randomPercent: number;
            /** @description Body sites where an invasive malignancy (a finding from C00 to C97) on a biopsy is read again before it is signed, unless a signed case of the patient at the facility found one there before. */
            malignancySites: string[];
            /** @description Each amendment for a misinterpretation, once it is signed. */
            misinterpretations: boolean;
        };
        /** @description A group by its name. */
        GroupRef: {
            id: components["schemas"]["GroupId"];
            name: string;
        };
        /** @description The groups of a provider by name, those not in use too; empty for everyone else. */
        GroupsOfProvider: components["schemas"]["GroupRef"][];
        /** @description Where a hold left the case. No patient in it, because the answer is stored under its key. */
        HeldCase: {
            id: components["schemas"]["CaseId"];
            caseID: string | null;
            version: number;
            etag: components["schemas"]["Etag"];
            status: components["schemas"]["CaseStatus"];
            allowedActions: components["schemas"]["CaseAction"][];
            /** @description Oldest first. */
            holds: components["schemas"]["CaseHold"][];
        };
        /** @description Success (specification 3.5) with HeldCase as its data. */
        HeldCaseEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["HeldCase"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description A board certification. */
        HeldCertificate: {
            board: string;
            kind: string;
            year: number;
            /** @description Null for a lifetime certificate. */
            expiresOn: components["schemas"]["Day"] | null;
        };
        /** @description A licence to practise in one state or province. */
        HeldLicence: {
            region: components["schemas"]["RegionCode"];
            number: string;
            issuedOn: components["schemas"]["Day"];
            expiresOn: components["schemas"]["Day"];
            /** @description When the operator checked it with the board; null while nobody has. */
            verifiedOn: components["schemas"]["Day"] | null;
        };
        /**
         * @description The kinds of records that keep a history.
         * @enum {string}
         */
        HistorySubject: "users" | "accounts" | "groups" | "facilities" | "enquiries";
        /** @description Why and until when; other needs a note. */
        HoldInput: {
            /** @enum {string} */
            reason: "identity_check" | "material_pending" | "facility_asked" | "payment" | "legal" | "other";
            /** @description For the operator's staff. */
            note?: string;
            /**
             * Format: date-time
             * @description In the future; without it the hold is lifted by hand.
             */
            to?: string;
        };
        /**
         * @description Why a case waits beside its state. Two are the system's own: preferred_provider for the four hours in which the provider whom the facility prefers has first call, and priority_pool for the minutes in which the members of a group have.
         * @enum {string}
         */
        HoldReason: "identity_check" | "material_pending" | "facility_asked" | "payment" | "legal" | "other" | "preferred_provider" | "priority_pool";
        /** @description One image of a slide; fileContent fetches its link (specification 3.7). */
        Image: {
            imageId: components["schemas"]["ImageId"];
            /** @description SHA-256 of the file; marks are bound to it. */
            checksum: string | null;
            fileName: string;
            fileContent: components["schemas"]["BlobId"];
            notShown: components["schemas"]["NotShown"];
            /** @description Whether the caller has opened it in the viewer. */
            opened: boolean;
            /** @description It came after the caller took the case, on an order or as a rescan, and the caller has not opened it yet; false for everyone but the reader who has the case. */
            isNew: boolean;
        };
        /** @description The new image, with the new version of its case. */
        ImageAdded: {
            caseId: components["schemas"]["CaseId"];
            version: number;
            etag: components["schemas"]["Etag"];
            specimenId: components["schemas"]["SpecimenId"];
            subsectionId: components["schemas"]["SubsectionId"];
            image: components["schemas"]["SlideImage"];
        };
        /** @description Success (specification 3.5) with ImageAdded as its data. */
        ImageAddedEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["ImageAdded"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description In level-0 pixels, from the top left corner; a point is 0 wide and 0 high. */
        ImageBox: {
            x: number;
            y: number;
            width: number;
            height: number;
        };
        /** @description Names an image; opaque beyond its prefix. */
        ImageId: string;
        /** @description A mark of reading; version and etag of the case stay as they were. */
        ImageOpened: {
            caseId: components["schemas"]["CaseId"];
            version: number;
            etag: components["schemas"]["Etag"];
            imageId: components["schemas"]["ImageId"];
            /**
             * Format: date-time
             * @description When this reader opened it first.
             */
            openedAt: string;
            /** @description Images of the case that this reader has opened. */
            imagesOpened: number;
            imagesTotal: number;
        };
        /** @description Success (specification 3.5) with ImageOpened as its data. */
        ImageOpenedEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["ImageOpened"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description All images of the subsection, each once, in the order in which they are to stand. */
        ImageOrderInput: {
            /** @description Every image of the slides once, in the new order. */
            imageIds: components["schemas"]["ImageId"][];
        };
        /** @description A place on the image in level-0 pixels from its top left corner; it may lie beside the image. */
        ImagePoint: {
            x: number;
            y: number;
        };
        /** @description The version of an image that the signer looked at. */
        ImageSeen: {
            imageId: components["schemas"]["ImageId"];
            /** @description SHA-256 of the file as it was shown; null when the case data had none. */
            checksum: string | null;
        };
        /**
         * Format: date-time
         * @description A moment in UTC (RFC 3339).
         */
        Instant: string;
        /** @description One thing that the intake found. */
        IntakeFinding: {
            about: components["schemas"]["IntakeSubject"];
            /** @description Keeps the case out of the pool. */
            blocks: boolean;
            /** @description In words, without the patient. */
            text: string;
        };
        /** @description One image as the intake read it. */
        IntakeImage: {
            imageId: components["schemas"]["ImageId"];
            /** @description Of its slide. */
            displayId: string;
            fileName: string;
            /** @description Why the tile reader cannot open it; null where it can. */
            notShown: string | null;
            /** @description The file tells its micrometres per pixel. */
            hasScale: boolean;
            /** @description When somebody entered the scale by hand. */
            scaleEnteredAt: components["schemas"]["Instant"] | null;
            /**
             * @description Whether the label that was read shows this case's accession number.
             * @enum {string}
             */
            label: "matches" | "differs" | "unread";
            /** @description When somebody compared the label by eye. */
            labelCheckedAt: components["schemas"]["Instant"] | null;
            /** @description A look at the focus raised a doubt. */
            outOfFocus: boolean;
            /** @description Platform numbers of other cases with the same bytes. */
            usedIn: string[];
        };
        /**
         * @description What a finding is about.
         * @enum {string}
         */
        IntakeSubject: "images" | "unreadable" | "scale" | "labels" | "slides" | "gross" | "history" | "duplicate_image" | "birth_date" | "accession";
        /** @description The reading during surgery and how it fits the final diagnosis. */
        Intraoperative: {
            result: string;
            correlation: string | null;
        };
        /** @description A new colleague. There is no password in it. */
        InvitationInput: {
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            /** @description One @ and a domain with a dot. */
            email: string;
            /** @description Form as in the specification 5. */
            phone: string;
            role: components["schemas"]["Role"];
            staffRole?: components["schemas"]["StaffRole"];
            /** @description For a nurse practitioner in the US. */
            npi?: string;
            rights?: components["schemas"]["UserRights"];
            startDate?: components["schemas"]["Day"];
        };
        /**
         * @description None for those who came by registration; lapsed after 72 hours.
         * @enum {string}
         */
        InvitationState: "none" | "pending" | "accepted" | "lapsed";
        /** @description The number of the invoice that the line goes out with. */
        InvoiceInput: {
            invoiceNumber: string;
        };
        /** @description How many lines went out, and each line's own result. */
        InvoiceOfLines: {
            issued: number;
            results: components["schemas"]["InvoiceResult"][];
        };
        /** @description Success (specification 3.5) with InvoiceOfLines as its data. */
        InvoiceOfLinesEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["InvoiceOfLines"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description The invoice, and the lines that go out with it as they were seen. */
        InvoiceOfLinesInput: {
            invoiceNumber: string;
            lines: {
                billingId: components["schemas"]["BillingId"];
                etag: components["schemas"]["Etag"];
            }[];
        };
        /** @description What became of one line; either its new state or why it stays. */
        InvoiceResult: {
            billingId: components["schemas"]["BillingId"];
            etag: components["schemas"]["Etag"] | null;
            status: components["schemas"]["BillingStatus"] | null;
            /** @description The code that issueBilling would have answered with. */
            code: string | null;
            /** @description The sentence that belongs to the code. */
            text: string | null;
        };
        /** @description A picture that goes into the report, with its scale bar. */
        KeyImage: {
            imageId: components["schemas"]["ImageId"];
            caption: string | null;
            /** @description Length of the bar in micrometres; null when the image has no scale of its own. */
            scaleBarMicrometres: number | null;
        };
        /**
         * @description Who prepares the facility's slides (specification 3.3).
         * @enum {string}
         */
        LabArrangement: "Own Lab" | "Contract Lab" | "No Lab" | "Other";
        /** @description The director who answers for the laboratory, with degree and licence. */
        LabDirector: {
            name: string;
            degree: string;
            /** @description Number of the director's licence. */
            licence: string;
        };
        /** @description Somebody compared the label picture with accession and part by eye. */
        LabelCheckInput: {
            imageId: components["schemas"]["ImageId"];
            /** @constant */
            confirmed: true;
            note?: components["schemas"]["Note"];
        };
        /**
         * @description The side of the body that a specimen is from.
         * @enum {string}
         */
        Laterality: "Left" | "Right" | "Bilateral" | "Midline" | "Not_Applicable";
        /**
         * @description Where an enquiry came from (specification 3.3).
         * @enum {string}
         */
        LeadSource: "Website" | "Email Campaign" | "Inbound Email" | "Conference" | "Other";
        /** @description Where to, and what that step wants. */
        LeadStatusChangeInput: {
            to: components["schemas"]["AccountLeadStatus"];
            reason?: components["schemas"]["Reason"];
            nextContactDate?: components["schemas"]["Day"];
        };
        /** @description One move of the lead status. */
        LeadStatusStep: {
            /** @description Null for the entry of the account. */
            from: components["schemas"]["AccountLeadStatus"] | null;
            to: components["schemas"]["AccountLeadStatus"];
            at: components["schemas"]["Instant"];
            by: components["schemas"]["PersonRef"];
            reason: components["schemas"]["Reason"] | null;
        };
        /**
         * @description What a review of a renewal does; return needs a reason.
         * @enum {string}
         */
        LicenceDecision: "accept" | "return";
        /** @description A licence that runs out within 90 days. */
        LicenceEnding: {
            provider: components["schemas"]["PersonRef"];
            region: components["schemas"]["RegionCode"];
            expiresOn: components["schemas"]["Day"];
            /** @description Held cases of that state or province. */
            openCases: number;
        };
        /** @description A renewed or further licence, its document, and what became of it. */
        LicenceRenewal: {
            id: components["schemas"]["LicenceRenewalId"];
            version: number;
            etag: components["schemas"]["Etag"];
            status: components["schemas"]["LicenceRenewalStatus"];
            provider: components["schemas"]["PersonRef"];
            region: components["schemas"]["RegionCode"];
            number: string;
            issuedOn: components["schemas"]["Day"];
            expiresOn: components["schemas"]["Day"];
            /** @description Null for a further licence. */
            replaces: components["schemas"]["ReplacedLicence"] | null;
            file: components["schemas"]["FileInfo"];
            submittedAt: components["schemas"]["Instant"];
            submittedBy: components["schemas"]["PersonRef"];
            reviewedAt: components["schemas"]["Instant"] | null;
            reviewedBy: components["schemas"]["PersonRef"] | null;
            /** @description Why it was sent back. */
            reason: string | null;
            /** @description The provider's task to renew the licence; null where none was open. */
            taskId: components["schemas"]["TaskId"] | null;
            allowedActions: components["schemas"]["LicenceDecision"][];
        };
        /** @description Success (specification 3.5) with LicenceRenewal as its data. */
        LicenceRenewalEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["LicenceRenewal"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description Names a renewal of a licence; opaque beyond its prefix. */
        LicenceRenewalId: string;
        /** @description One page of renewals; page counts from 1. */
        LicenceRenewalPage: {
            items: components["schemas"]["LicenceRenewal"][];
            page: number;
            pageSize: number;
            total: number;
            totalPages: number;
        };
        /** @description Success (specification 3.5) with LicenceRenewalPage as its data. */
        LicenceRenewalPageEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["LicenceRenewalPage"];
            message: string | null;
            error: null;
            details: null;
        };
        /**
         * @description Where a renewal stands.
         * @enum {string}
         */
        LicenceRenewalStatus: "Submitted" | "Accepted" | "Returned";
        /** @description The decision of a review. */
        LicenceReviewInput: {
            decision: components["schemas"]["LicenceDecision"];
            reason?: components["schemas"]["Reason"];
        };
        /**
         * @description What the board says of a licence; whether it is past its date is worked out from the date.
         * @enum {string}
         */
        LicenceStatus: "Active" | "Restricted" | "Suspended" | "Surrendered";
        /** @description The licences of a provider, those that have ended too; empty for everyone else. */
        LicencesHeld: components["schemas"]["HeldLicence"][];
        /** @description What a login gives (specification 3.6). */
        Login: {
            /** @description Goes into the Authorization header as Bearer. */
            token: string;
            /**
             * Format: date-time
             * @description Null for a token that has no end of its own.
             */
            tokenExpiry: string | null;
            role: components["schemas"]["Role"];
            /** @description Shown to the person when it is there. */
            message: string | null;
        };
        /** @description The answer with status 200: a login, or wrong credentials in the form that specification 7 leaves open. */
        LoginAnswer: components["schemas"]["LoginEnvelope"] | components["schemas"]["Failure"];
        /** @description Success (specification 3.5) with Login as its data. */
        LoginEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["Login"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description Success (specification 3.5) without data. */
        LogoutEnvelope: {
            /** @constant */
            isSuccess: true;
            data: null;
            message: string | null;
            error: null;
            details: null;
        };
        /** @description The provider's liability insurance. It must not have ended. */
        MalpracticeCover: {
            insurer: string;
            policy: string;
            /** @description Limit per claim in whole dollars. */
            perClaim: number;
            /** @description Limit per year in whole dollars. */
            aggregate: number;
            expiresOn: components["schemas"]["Day"];
        };
        /** @description As the client says; marks that came by a file may name somebody this server does not know. */
        MarkAuthor: {
            userId: string;
            displayName: string;
        };
        /** @description What a length was measured with (specification 3.7 and 3.8). file is the image's own scale and names its source; manual was set by a reader who gave a reason; none counts pixels; invalid cannot be measured with. */
        MarkScale: {
            /** @enum {string} */
            state: "file" | "manual" | "assumed" | "none" | "invalid";
            /** @description Micrometres per level-0 pixel. */
            mppX: number | null;
            /** @description Micrometres per level-0 pixel. */
            mppY: number | null;
            source: string | null;
            reason: string | null;
        };
        /** @description An antibody. */
        MarkerEntry: {
            value: string;
            label: string;
            /** @description First antibody of a specimen or a cocktail. */
            cpt: string;
            /** @description Code where the result is a score. */
            cptQuantitative: string | null;
        };
        /**
         * @description Which of the two wrote.
         * @enum {string}
         */
        MessageSide: "facility" | "reader";
        /** @description A billing modifier; the empty value is none, which means global. */
        ModifierEntry: {
            value: string;
            label: string;
            /** @description Null where the modifier says nothing of components. */
            billingComponent: components["schemas"]["BillingComponent"] | null;
        };
        /** @description Another case whose patient could be taken for this one's. */
        NameAlert: {
            caseId: components["schemas"]["CaseId"];
            caseID: string | null;
            caseRecordId: string | null;
            status: components["schemas"]["CaseStatus"];
            sentAt: components["schemas"]["Instant"];
            /**
             * @description Of the two names.
             * @enum {string}
             */
            likeness: "same" | "near";
            /** @description Whom the other case is of. */
            patient: {
                lastName: string;
                firstName: string;
                birthDate: components["schemas"]["Day"];
            };
        };
        /** @description 12 to 128 characters of any kind, not a common password, not the email, not one of late. Anything else is answered with 422 and its own text. */
        NewPassword: string;
        /** @description Why there are no tiles and small pictures of an image, in words for the user; null where there are. Its file can be downloaded all the same, whole and by range. */
        NotShown: string | null;
        /** @description Free text of a person; no markup. */
        Note: string;
        /** @description What one may switch off; urgent notices and those about security always come. */
        NoticeChoices: {
            /** @description New available cases that fit, every 30 minutes. */
            newCasesDigest: boolean;
            /** @description Tasks due tomorrow or overdue, each day at 08:00. */
            taskDigest: boolean;
            /** @description Mail about assignments, orders, returns and QA results. */
            mailOnAssignment: boolean;
            /** @description Mail about reports that are ready. */
            mailOnReport: boolean;
        };
        /** @description One notice to one person. It names a case by the platform's number, never a patient. */
        Notification: {
            id: components["schemas"]["NotificationId"];
            version: number;
            etag: components["schemas"]["Etag"];
            event: components["schemas"]["NotificationEvent"];
            /** @description Of the kind that cannot be switched off. */
            important: boolean;
            text: string;
            caseId: components["schemas"]["CaseId"] | null;
            taskId: components["schemas"]["TaskId"] | null;
            createdAt: components["schemas"]["Instant"];
            readAt: components["schemas"]["Instant"] | null;
        };
        /** @description Success (specification 3.5) with Notification as its data. */
        NotificationEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["Notification"];
            message: string | null;
            error: null;
            details: null;
        };
        /**
         * @description What happened.
         * @enum {string}
         */
        NotificationEvent: "stat_available" | "identity_problem" | "report_amended" | "urgent_result" | "security" | "assigned_to_me" | "order_fulfilled" | "case_returned" | "case_on_hold" | "case_message" | "qa_result" | "new_cases" | "report_ready" | "tasks_due" | "release_warning";
        /** @description Newest first. */
        NotificationFeed: {
            items: components["schemas"]["Notification"][];
            /** @description Null at the end. */
            nextCursor: string | null;
            /** @description Every unread one, not only those here. */
            unread: number;
        };
        /** @description Success (specification 3.5) with NotificationFeed as its data. */
        NotificationFeedEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["NotificationFeed"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description Names a notice; opaque beyond its prefix. */
        NotificationId: string;
        /** @description National Provider Identifier of the US, ten digits whose last is a check digit. */
        Npi: string;
        /** @description An onboarding task (type 3, physicianOnboarding; specification 3.3) with its steps in their order. */
        Onboarding: {
            taskId: components["schemas"]["TaskId"];
            /** @description The version of the task. */
            version: number;
            etag: components["schemas"]["Etag"];
            status: components["schemas"]["TaskStatus"];
            provider: components["schemas"]["PersonRef"];
            steps: components["schemas"]["OnboardingStep"][];
            stepsAccepted: number;
            stepsTotal: number;
            attachments: components["schemas"]["TaskAttachment"][];
            allowedActions: components["schemas"]["OnboardingAction"][];
        };
        /**
         * @description What the caller may do now.
         * @enum {string}
         */
        OnboardingAction: "start" | "saveStep" | "submit" | "review" | "makeProvisionallyActive";
        /**
         * @description What a review says of one step.
         * @enum {string}
         */
        OnboardingDecision: "accept" | "sendBack";
        /** @description Success (specification 3.5) with Onboarding as its data. */
        OnboardingEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["Onboarding"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description How far a provider has come. */
        OnboardingProgress: {
            /** @description What the next status still wants, in words. */
            missing: string[];
            /** @description Read and agreed so far. */
            proctoredCases: number;
            /** @description Ten unless the operator sets another number. */
            proctoredCasesWanted: number;
            /** @description Major disagreements that are not settled. */
            openMajors: number;
            /** @description Cases the provider holds. */
            openCases: number;
        };
        /** @description A verdict on one or more steps of the onboarding. */
        OnboardingReviewInput: {
            verdicts: components["schemas"]["OnboardingVerdictInput"][];
        };
        /** @description One step. Which fields it uses depends on its key. */
        OnboardingStep: {
            key: components["schemas"]["OnboardingStepKey"];
            state: components["schemas"]["OnboardingStepState"];
            text: string | null;
            attachments: string[];
            /** @description When a licence, cover or authorization ends. */
            expiresOn: components["schemas"]["Day"] | null;
            /** @description The full name typed under the agreement. */
            signedName: string | null;
            /** @description Practice cases read; 0 for every other step. */
            casesDone: number;
            /** @description Practice cases asked for; 0 for every other step. */
            casesTotal: number;
            /** @description Where the reviewer looked it up. */
            sourceUrl: string | null;
            verifiedBy: components["schemas"]["PersonRef"] | null;
            verifiedOn: components["schemas"]["Day"] | null;
            /** @description Why it was sent back. */
            reason: string | null;
            savedAt: components["schemas"]["Instant"] | null;
        };
        /** @description What one step holds; it takes the place of what was there. */
        OnboardingStepInput: {
            text?: string;
            attachments?: string[];
            expiresOn?: components["schemas"]["Day"];
            signedName?: string;
            casesDone?: number;
        };
        /**
         * @description What a provider has to bring before work begins.
         * @enum {string}
         */
        OnboardingStepKey: "profile" | "licences" | "boardCertification" | "cv" | "malpractice" | "workAuthorization" | "proofOfAddress" | "agreement" | "viewerTraining" | "practiceCases";
        /**
         * @description Where one step stands.
         * @enum {string}
         */
        OnboardingStepState: "ToDo" | "Submitted" | "Accepted" | "SentBack";
        /** @description The rules ask for a reason when a step is sent back. */
        OnboardingVerdictInput: {
            key: components["schemas"]["OnboardingStepKey"];
            decision: components["schemas"]["OnboardingDecision"];
            reason?: components["schemas"]["Reason"];
            sourceUrl?: string;
            verifiedOn?: components["schemas"]["Day"];
        };
        /** @description An addendum or amendment that is begun and not signed. */
        OpenAmendment: {
            kind: components["schemas"]["AmendmentKind"];
            reason: components["schemas"]["Reason"];
            cause: components["schemas"]["AmendmentCause"] | null;
            text: string | null;
            changes: components["schemas"]["AmendedField"][];
            told: components["schemas"]["Communication"][];
            begunAt: components["schemas"]["Instant"];
            author: components["schemas"]["PersonRef"];
        };
        /** @description Open orders and questions by the time since they were asked. */
        OrderAges: {
            underOneDay: number;
            oneToTwoDays: number;
            twoToFiveDays: number;
            overFiveDays: number;
        };
        /** @description Why the order is declined; other needs a note. */
        OrderDeclineInput: {
            reason: components["schemas"]["OrderDeclineReason"];
            /** @description Asked for when the reason is other. */
            note?: string;
        };
        /**
         * @description Why a laboratory cannot carry out an order.
         * @enum {string}
         */
        OrderDeclineReason: "block_exhausted" | "marker_not_offered" | "no_authorization" | "material_returned" | "other";
        /** @description The images that came of the order, or for glass_or_block how many pieces were received. */
        OrderFulfilInput: {
            /** @description Images of the new subsection; as many as slides were asked for, at least. */
            imageIds?: components["schemas"]["ImageId"][];
            piecesReceived?: number;
        };
        /**
         * @description What is ordered from a block. Two working days are given, three for ish and glass_or_block; the first four become a SLIDE_ORDER task, stains a STAIN_ORDER, glass_or_block a SLIDE_RECEIPT.
         * @enum {string}
         */
        OrderKind: "he_recut" | "he_deeper" | "re_embed" | "unstained" | "special_stain" | "ihc" | "ish" | "glass_or_block";
        /**
         * @description What an organisation is (specification 3.3).
         * @enum {string}
         */
        OrganisationKind: "Pathology Lab" | "Pathologist Group" | "Clinic/Facility" | "Other";
        /** @description Fields of another registration's form that change. */
        OtherChangeInput: {
            /** @constant */
            kind: "other";
            form: components["schemas"]["OtherFormChangeInput"];
        };
        /** @description Someone who is none of the others; the registration becomes an enquiry. */
        OtherForm: {
            organisation: string;
            organisationKind: components["schemas"]["OrganisationKind"] | null;
            contactName: string;
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
            country: components["schemas"]["Country"] | null;
            region: components["schemas"]["RegionCode"] | null;
            /** @description What they would like to do with us. */
            interest: string;
            leadSource: components["schemas"]["LeadSource"] | null;
        };
        /** @description The fields to replace; what is left out stays, and null empties a field. */
        OtherFormChangeInput: {
            organisation?: string;
            organisationKind?: components["schemas"]["OrganisationKind"] | null;
            contactName?: string;
            email?: components["schemas"]["Email"];
            phone?: components["schemas"]["Phone"];
            country?: components["schemas"]["Country"] | null;
            region?: components["schemas"]["RegionCode"] | null;
            /** @description What they would like to do with us. */
            interest?: string;
            leadSource?: components["schemas"]["LeadSource"] | null;
        };
        /** @description The form of whoever is neither a provider nor a facility nor a user. */
        OtherFormInput: {
            organisation: string;
            organisationKind?: components["schemas"]["OrganisationKind"] | null;
            contactName: string;
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
            country?: components["schemas"]["Country"] | null;
            region?: components["schemas"]["RegionCode"] | null;
            /** @description What they would like to do with us. */
            interest: string;
            leadSource?: components["schemas"]["LeadSource"] | null;
        };
        /** @description The form that an admin fills in for whoever is none of the other kinds. */
        OtherRegistrationInput: {
            form: components["schemas"]["OtherFormInput"];
        };
        /** @description A place where the provider reads cases; the report names it. */
        OwnReadingSite: {
            /** @description A name, or a code for a home. */
            name: string;
            kind: components["schemas"]["OwnReadingSiteKind"];
            address: components["schemas"]["PostalAddress"];
            /** @description The site's own certificate; glass and cytology need one. */
            clia: components["schemas"]["Clia"] | null;
            /** @description Reading goes through a VPN. */
            vpn: boolean;
            /** @description The operator has checked the site. */
            verified: boolean;
        };
        /** @description A place as its provider names it. */
        OwnReadingSiteInput: {
            name: string;
            kind: components["schemas"]["OwnReadingSiteKind"];
            address: components["schemas"]["PostalAddress"];
            /** @description Upper-cased and freed of spaces first. */
            clia?: string | null;
            vpn?: boolean;
        };
        /**
         * @description What kind of place it is.
         * @enum {string}
         */
        OwnReadingSiteKind: "home" | "office" | "lab";
        /** @description One login of the user, without its token. */
        OwnSession: {
            id: components["schemas"]["SessionId"];
            /** @description Use alone does not raise it. */
            version: number;
            etag: components["schemas"]["Etag"];
            /** @description The session of this very request. */
            current: boolean;
            /** @description Browser and system in words. */
            device: string;
            /** @description Of the last request. */
            ipAddress: string | null;
            createdAt: components["schemas"]["Instant"];
            lastSeenAt: components["schemas"]["Instant"];
            expiresAt: components["schemas"]["Instant"];
        };
        /** @description Every session that has not ended, the current one first. */
        OwnSessions: {
            items: components["schemas"]["OwnSession"][];
        };
        /** @description Success (specification 3.5) with OwnSessions as its data. */
        OwnSessionsEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["OwnSessions"];
            message: string | null;
            error: null;
            details: null;
        };
        /**
         * @description Whom a group belongs to; Operator stands for the operator's own value (specification 3.3).
         * @enum {string}
         */
        OwnerGroup: "Operator" | "Facility" | "Both";
        /** @description The case after something of it was taken away. */
        PartRemoved: {
            caseId: components["schemas"]["CaseId"];
            version: number;
            etag: components["schemas"]["Etag"];
        };
        /** @description Success (specification 3.5) with PartRemoved as its data. */
        PartRemovedEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["PartRemoved"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description The present password and the new one, twice. */
        PasswordChangeInput: {
            currentPassword: string;
            newPassword: components["schemas"]["NewPassword"];
            repeatPassword: components["schemas"]["RepeatedPassword"];
        };
        /** @description The one-time token and the new password, twice. */
        PasswordResetInput: {
            resetToken: components["schemas"]["ResetToken"];
            newPassword: components["schemas"]["NewPassword"];
            repeatPassword: components["schemas"]["RepeatedPassword"];
        };
        /** @description A place or region with a note (specification 3.9). */
        PatchMark: {
            id: string;
            imageId: components["schemas"]["ImageId"];
            /** @description SHA-256 of the bytes that were marked; null when it was not known. */
            checksum: string | null;
            note: string;
            /** @description Hexadecimal; #7cfc00 unless chosen. */
            color: string;
            /** @description A point has no width or height. */
            isPoint: boolean;
            box: components["schemas"]["ImageBox"];
            /** @description Width on the reader's screen in CSS pixels, when it was placed or last resized. */
            widthInClient: number;
            author: components["schemas"]["MarkAuthor"] | null;
        };
        /** @description What a patient is looked for by; all that is given must fit. */
        PatientCriteriaInput: {
            lastName?: components["schemas"]["PersonName"];
            firstName?: components["schemas"]["PersonName"];
            birthDate?: components["schemas"]["Day"];
            medicalRecordNumber?: string;
        };
        /** @description Who the patient is, for people who may see the case (specification 3.7). */
        PatientInfo: {
            lastName: string;
            firstName: string;
            /**
             * Format: date
             * @description Day, without a zone.
             */
            birthDate: string;
            gender: components["schemas"]["Gender"];
            race: string | null;
        };
        /** @description An insurance payer; country any is for what both countries have. */
        PayerEntry: {
            value: string;
            label: string;
            /** @enum {string} */
            country: "US" | "Canada" | "any";
            /** @enum {string} */
            kind: "commercial" | "government" | "other";
        };
        /** @description paid asks for paidCents, denied for denialReason. */
        PaymentInput: {
            outcome: components["schemas"]["PaymentOutcome"];
            paidCents?: components["schemas"]["Cents"];
            receivedOn?: components["schemas"]["Day"];
            payerClaimNumber?: string;
            denialReason?: components["schemas"]["Reason"];
        };
        /**
         * @description What became of an invoiced or denied line.
         * @enum {string}
         */
        PaymentOutcome: "paid" | "denied" | "writtenOff";
        /** @description Letters of any script, spaces, hyphens, apostrophes and periods. */
        PersonName: string;
        /** @description A user as others may see one. */
        PersonRef: {
            userId: components["schemas"]["UserId"];
            displayName: string;
        };
        /** @description A plus, a country code of one to three digits, then 3, 3 and 4 digits, with spaces, hyphens or parentheses between them as people write them (specification 5); kept and answered as +1 614 555 0100. The rule is the field's own, so a number that breaks it is refused with 422 and one of the specification's two sentences. */
        Phone: string;
        /** @description Width and height of the finest level, in pixels. */
        PixelSize: {
            /** @description In pixels. */
            width: number;
            /** @description In pixels. */
            height: number;
        };
        /**
         * @description What the signer has begun on a signed report and not signed yet.
         * @enum {string}
         */
        PostSignOutState: "None" | "AddendumInProgress" | "AmendmentInProgress";
        /** @description An address in the US, Canada or elsewhere; region is a state or province and null elsewhere. */
        PostalAddress: {
            line1: string;
            line2: string | null;
            city: string;
            region: components["schemas"]["RegionCode"] | null;
            postalCode: string;
            country: components["schemas"]["Country"];
        };
        /** @description A small picture of one slide of a specimen, at low power and without its label. */
        PreviewOverview: {
            specimenID: string;
            thumbnailUrl: components["schemas"]["SignedUrl"];
        };
        /** @description A specimen without anything that tells whose it is. */
        PreviewSpecimen: {
            specimenID: string;
            specimenType: string;
            bodysite: string | null;
            subsite: string | null;
            /** @enum {string|null} */
            laterality: "Left" | "Right" | "Bilateral" | "Midline" | "Not_Applicable" | null;
            slides: number;
            stains: string[];
        };
        /** @description The report as it is being written. version and etag are those of this part and are raised by every save; the case's own version stands in caseVersion. */
        PrimaryDiagnosis: {
            caseId: components["schemas"]["CaseId"];
            caseID: string;
            /** @description 0 until the first save. */
            version: number;
            etag: components["schemas"]["Etag"];
            caseVersion: number;
            status: components["schemas"]["CaseStatus"];
            reportState: components["schemas"]["ReportState"];
            /** @description edit while savePrimaryDiagnosis is open to the caller. */
            allowedActions: "edit"[];
            savedAt: components["schemas"]["Instant"] | null;
            savedBy: components["schemas"]["PersonRef"] | null;
            /** @description Who wrote this text and then released the case; null when the present reader wrote it. */
            releasedBy: components["schemas"]["PersonRef"] | null;
            diagnoses: components["schemas"]["SpecimenDiagnosis"][];
            comment: string | null;
            colleagues: components["schemas"]["Colleague"][];
            synoptic: components["schemas"]["SynopticBlock"][];
            ancillary: components["schemas"]["AncillaryStudy"][];
            intraoperative: components["schemas"]["Intraoperative"] | null;
            microscopic: string | null;
            /** @description The microscopic part says no more than the diagnosis. */
            seeDiagnosis: boolean;
            /** @description As the facility gave it; read only here. */
            gross: string | null;
            findings: components["schemas"]["FindingCode"][];
            urgentResult: components["schemas"]["UrgentResult"];
            keyImages: components["schemas"]["KeyImage"][];
            /** @description A consultation on full records and specimens. */
            fullRecordsReviewed: boolean;
            checklist: components["schemas"]["SignOutCheck"][];
            warnings: components["schemas"]["DiagnosisWarning"][];
            /** @description The addendum or amendment that the signer has begun. */
            openAmendment: components["schemas"]["OpenAmendment"] | null;
        };
        /** @description Success (specification 3.5) with PrimaryDiagnosis as its data. */
        PrimaryDiagnosisEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["PrimaryDiagnosis"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description The whole text; what is left out is emptied. Nothing need be complete before sign-out. */
        PrimaryDiagnosisInput: {
            diagnoses: components["schemas"]["SpecimenDiagnosisInput"][];
            comment?: string;
            colleagues?: components["schemas"]["Colleague"][];
            synoptic?: components["schemas"]["SynopticBlock"][];
            ancillary?: components["schemas"]["AncillaryStudy"][];
            intraoperative?: components["schemas"]["Intraoperative"];
            microscopic?: string;
            seeDiagnosis?: boolean;
            findings?: components["schemas"]["FindingCode"][];
            urgentResult?: components["schemas"]["UrgentResult"];
            keyImages?: components["schemas"]["KeyImage"][];
            fullRecordsReviewed?: boolean;
            /** @description Show the text to the facility as preliminary, marked so on every page. */
            sharePreliminary?: boolean;
        };
        /**
         * @description How soon a case must be read.
         * @enum {string}
         */
        Priority: "Routine" | "Expedited" | "STAT";
        /**
         * @description An error keeps the case from being sent, a warning does not.
         * @enum {string}
         */
        ProblemSeverity: "error" | "warning";
        /** @description A procedure code. The label is our own short wording, not the official descriptor. */
        ProcedureCodeEntry: {
            value: string;
            label: string;
            /** @description What one unit of the code counts. */
            unit: string;
            /** @description Whether modifiers 26 and TC apply. */
            splitsPcTc: boolean;
            /** @description Add-on code that records the digitizing of the slides. */
            digitizationAddOn: string | null;
        };
        /** @description The caller. Everything but what ProfileInput names is read-only here. */
        Profile: {
            userId: components["schemas"]["UserId"];
            version: number;
            etag: components["schemas"]["Etag"];
            email: components["schemas"]["Email"];
            role: components["schemas"]["Role"];
            staffRole: components["schemas"]["StaffRole"] | null;
            status: components["schemas"]["UserStatus"];
            salutation: components["schemas"]["Salutation"];
            firstName: components["schemas"]["PersonName"];
            middleName: components["schemas"]["PersonName"] | null;
            lastName: components["schemas"]["PersonName"];
            displayName: string;
            phone: components["schemas"]["Phone"] | null;
            address: components["schemas"]["PostalAddress"] | null;
            timeZone: components["schemas"]["TimeZone"];
            notices: components["schemas"]["NoticeChoices"];
            facility: components["schemas"]["ProfileFacility"] | null;
            provider: components["schemas"]["ProviderProfile"] | null;
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Success (specification 3.5) with Profile as its data. */
        ProfileEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["Profile"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description The facility one works for. */
        ProfileFacility: {
            id: components["schemas"]["FacilityId"];
            name: string;
            rights: components["schemas"]["UserRights"];
        };
        /** @description What one may change of oneself. */
        ProfileInput: {
            salutation?: components["schemas"]["Salutation"];
            firstName?: components["schemas"]["PersonName"];
            middleName?: components["schemas"]["PersonName"] | null;
            lastName?: components["schemas"]["PersonName"];
            /** @description Form as in the specification 5. */
            phone?: string | null;
            address?: components["schemas"]["PostalAddress"] | null;
            timeZone?: components["schemas"]["TimeZone"];
            notices?: components["schemas"]["NoticeChoices"];
            provider?: components["schemas"]["ProviderProfileInput"];
        };
        /** @description Fields of a provider's form that change. */
        ProviderChangeInput: {
            /** @constant */
            kind: "providers";
            form: components["schemas"]["ProviderFormChangeInput"];
        };
        /** @description A provider's own desk. */
        ProviderCounts: {
            openCases: number;
            openCaseLimit: number;
            /** @description 0 while the provider may not pick up. */
            availableToMe: number;
            waitingForFacility: number;
            /** @description Not opened yet and released before long. */
            releaseSoon: number;
            /** @description Within 90 days. */
            licencesEnding: number;
        };
        /** @description A provider as a facility may know one before a case was sent. */
        ProviderDirectoryEntry: {
            userId: components["schemas"]["UserId"];
            displayName: string;
            /** @description Null where none is on record. */
            degrees: string | null;
            subspecialties: components["schemas"]["Subspecialty"][];
            /** @description States and provinces in which a licence is good today, each once. */
            licensedIn: components["schemas"]["RegionCode"][];
        };
        /** @description One page of the directory; page counts from 1. */
        ProviderDirectoryPage: {
            items: components["schemas"]["ProviderDirectoryEntry"][];
            page: number;
            pageSize: number;
            total: number;
            totalPages: number;
        };
        /** @description Success (specification 3.5) with ProviderDirectoryPage as its data. */
        ProviderDirectoryPageEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["ProviderDirectoryPage"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description The three questions that every provider answers. */
        ProviderDisclosures: {
            licenceAction: components["schemas"]["DisclosureAnswer"];
            exclusion: components["schemas"]["DisclosureAnswer"];
            claims: components["schemas"]["DisclosureAnswer"];
        };
        /** @description The provider's form as it is kept. Null and empty lists are what has not been given yet: submitRegistration asks for all of it but middleName, fellowship, workingHours, timeZone, maxOpenCases and what a condition leaves out. Files are documents of the registration. */
        ProviderForm: {
            salutation: components["schemas"]["Salutation"] | null;
            firstName: components["schemas"]["PersonName"];
            middleName: components["schemas"]["PersonName"] | null;
            lastName: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
            /** @description Its region comes from the list of the country; the postal code has the form of the country. */
            address: components["schemas"]["PostalAddress"] | null;
            accountType: components["schemas"]["AccountType"] | null;
            /** @description Asked for with Physician_Group. */
            groupName: string | null;
            specialty: components["schemas"]["RegistrationSpecialty"] | null;
            /** @description Asked for with specialty Other. */
            specialtyOther: string | null;
            degree: components["schemas"]["Degree"] | null;
            /** @description Asked for in the US. No two providers have the same one. */
            npi: components["schemas"]["Npi"] | null;
            /** @description Medical identification number or number at the provincial college; asked for in Canada. */
            mincOrCollegeNumber: string | null;
            licences: components["schemas"]["ProviderLicence"][];
            /** @description Stands in for a certificate that is still to come. */
            boardEligible: boolean;
            boardCertifications: components["schemas"]["BoardCertification"][];
            subspecialties: components["schemas"]["Subspecialty"][];
            fellowship: components["schemas"]["Fellowship"][];
            workAuthorization: components["schemas"]["WorkAuthorization"] | null;
            /**
             * Format: date
             * @description Asked for with Work_Visa, EAD and Student_Visa.
             */
            workAuthorizationExpiresOn: string | null;
            experienceYears: components["schemas"]["SignOutExperience"] | null;
            wsiExperienceYears: components["schemas"]["WholeSlideExperience"] | null;
            residency: components["schemas"]["TrainingPlace"] | null;
            medicalSchool: components["schemas"]["TrainingPlace"] | null;
            malpractice: components["schemas"]["MalpracticeCover"] | null;
            readingSites: components["schemas"]["ReadingPlace"][];
            workingHours: components["schemas"]["WorkingHours"][];
            /** @description IANA name. */
            timeZone: string | null;
            /** @description How many cases the provider wants to hold at once; null leaves it to the operator. */
            maxOpenCases: number | null;
            disclosures: components["schemas"]["ProviderDisclosures"] | null;
        };
        /** @description The fields to replace; what is left out stays, and null empties a field. */
        ProviderFormChangeInput: {
            salutation?: components["schemas"]["Salutation"] | null;
            firstName?: components["schemas"]["PersonName"];
            middleName?: components["schemas"]["PersonName"] | null;
            lastName?: components["schemas"]["PersonName"];
            email?: components["schemas"]["Email"];
            phone?: components["schemas"]["Phone"];
            /** @description Its region comes from the list of the country; the postal code has the form of the country. */
            address?: components["schemas"]["PostalAddress"] | null;
            accountType?: components["schemas"]["AccountType"] | null;
            /** @description Asked for with Physician_Group. */
            groupName?: string | null;
            specialty?: components["schemas"]["RegistrationSpecialty"] | null;
            /** @description Asked for with specialty Other. */
            specialtyOther?: string | null;
            degree?: components["schemas"]["Degree"] | null;
            /** @description Asked for in the US. No two providers have the same one. */
            npi?: components["schemas"]["Npi"] | null;
            /** @description Medical identification number or number at the provincial college; asked for in Canada. */
            mincOrCollegeNumber?: string | null;
            licences?: components["schemas"]["ProviderLicence"][];
            /** @description Stands in for a certificate that is still to come. */
            boardEligible?: boolean;
            boardCertifications?: components["schemas"]["BoardCertification"][];
            subspecialties?: components["schemas"]["Subspecialty"][];
            fellowship?: components["schemas"]["Fellowship"][];
            workAuthorization?: components["schemas"]["WorkAuthorization"] | null;
            /**
             * Format: date
             * @description Asked for with Work_Visa, EAD and Student_Visa.
             */
            workAuthorizationExpiresOn?: string | null;
            experienceYears?: components["schemas"]["SignOutExperience"] | null;
            wsiExperienceYears?: components["schemas"]["WholeSlideExperience"] | null;
            residency?: components["schemas"]["TrainingPlace"] | null;
            medicalSchool?: components["schemas"]["TrainingPlace"] | null;
            malpractice?: components["schemas"]["MalpracticeCover"] | null;
            readingSites?: components["schemas"]["ReadingPlace"][];
            workingHours?: components["schemas"]["WorkingHours"][];
            /** @description IANA name. */
            timeZone?: string | null;
            /** @description How many cases the provider wants to hold at once; null leaves it to the operator. */
            maxOpenCases?: number | null;
            disclosures?: components["schemas"]["ProviderDisclosures"] | null;
        };
        /** @description The provider's form as it is sent; who and how to reach them is the least. */
        ProviderFormInput: {
            salutation?: components["schemas"]["Salutation"] | null;
            firstName: components["schemas"]["PersonName"];
            middleName?: components["schemas"]["PersonName"] | null;
            lastName: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
            /** @description Its region comes from the list of the country; the postal code has the form of the country. */
            address?: components["schemas"]["PostalAddress"] | null;
            accountType?: components["schemas"]["AccountType"] | null;
            /** @description Asked for with Physician_Group. */
            groupName?: string | null;
            specialty?: components["schemas"]["RegistrationSpecialty"] | null;
            /** @description Asked for with specialty Other. */
            specialtyOther?: string | null;
            degree?: components["schemas"]["Degree"] | null;
            /** @description Asked for in the US. No two providers have the same one. */
            npi?: components["schemas"]["Npi"] | null;
            /** @description Medical identification number or number at the provincial college; asked for in Canada. */
            mincOrCollegeNumber?: string | null;
            licences?: components["schemas"]["ProviderLicence"][];
            /** @description Stands in for a certificate that is still to come. */
            boardEligible?: boolean;
            boardCertifications?: components["schemas"]["BoardCertification"][];
            subspecialties?: components["schemas"]["Subspecialty"][];
            fellowship?: components["schemas"]["Fellowship"][];
            workAuthorization?: components["schemas"]["WorkAuthorization"] | null;
            /**
             * Format: date
             * @description Asked for with Work_Visa, EAD and Student_Visa.
             */
            workAuthorizationExpiresOn?: string | null;
            experienceYears?: components["schemas"]["SignOutExperience"] | null;
            wsiExperienceYears?: components["schemas"]["WholeSlideExperience"] | null;
            residency?: components["schemas"]["TrainingPlace"] | null;
            medicalSchool?: components["schemas"]["TrainingPlace"] | null;
            malpractice?: components["schemas"]["MalpracticeCover"] | null;
            readingSites?: components["schemas"]["ReadingPlace"][];
            workingHours?: components["schemas"]["WorkingHours"][];
            /** @description IANA name. */
            timeZone?: string | null;
            /** @description How many cases the provider wants to hold at once; null leaves it to the operator. */
            maxOpenCases?: number | null;
            disclosures?: components["schemas"]["ProviderDisclosures"] | null;
        };
        /** @description A licence to practise in one state or province. One per region; issuedOn lies before expiresOn. */
        ProviderLicence: {
            region: components["schemas"]["RegionCode"];
            number: string;
            issuedOn: components["schemas"]["Day"];
            expiresOn: components["schemas"]["Day"];
            status: components["schemas"]["LicenceStatus"];
        };
        /** @description What one provider holds. */
        ProviderLoad: {
            provider: components["schemas"]["PersonRef"];
            openCases: number;
            openCaseLimit: number;
            overdue: number;
        };
        /** @description What makes the person a provider. */
        ProviderProfile: {
            accountType: components["schemas"]["AccountType"];
            specialty: components["schemas"]["Specialty"];
            degree: string;
            /** @description Null outside the US. */
            npi: components["schemas"]["Npi"] | null;
            subspecialties: components["schemas"]["Subspecialty"][];
            workAuthorization: components["schemas"]["WorkAuthorization"];
            experienceYears: components["schemas"]["SignOutExperience"];
            wsiExperienceYears: components["schemas"]["WholeSlideExperience"];
            licences: components["schemas"]["HeldLicence"][];
            certificates: components["schemas"]["HeldCertificate"][];
            readingSites: components["schemas"]["OwnReadingSite"][];
            /** @description Name and degree as a signed report shows them. */
            printedName: string;
            signatureImage: components["schemas"]["SignatureImage"] | null;
            workingHours: string | null;
            /** @description Own limit; the operator's is 25. */
            maxOpenCases: number;
            openCases: number;
            away: components["schemas"]["AwayTime"][];
        };
        /** @description What a provider may change; a list that is sent takes the place of the old one. */
        ProviderProfileInput: {
            readingSites?: components["schemas"]["OwnReadingSiteInput"][];
            printedName?: string;
            signatureImage?: components["schemas"]["SignatureImage"] | null;
            workingHours?: string | null;
            maxOpenCases?: number;
            away?: components["schemas"]["AwayTimeInput"][];
        };
        /** @description A provider's form. Password and consent belong to the public form; an admin sends neither. */
        ProviderRegistrationInput: {
            form: components["schemas"]["ProviderFormInput"];
            /** @description No common one and not the email; no mix of signs is asked for. Never handed back. */
            password?: string;
            consent?: components["schemas"]["ConsentInput"];
        };
        /** @description The next status, and why where somebody may ask. */
        ProviderStatusInput: {
            to: components["schemas"]["UserStatus"];
            reason?: components["schemas"]["Reason"];
        };
        /**
         * @description What the reviewer may do now.
         * @enum {string}
         */
        QaAction: "start" | "saveDiagnosis" | "submitResult";
        /**
         * @description How far the reviewer agrees. Minor has no effect on care, major could change it, deferred needs more work first.
         * @enum {string}
         */
        QaAgreement: "Agree" | "MinorDisagreement" | "MajorDisagreement" | "Deferred";
        /**
         * @description What a disagreement is about.
         * @enum {string}
         */
        QaCategory: "interpretive" | "threshold" | "report_wording" | "missed_finding" | "staging" | "wrong_site_or_part";
        /** @description The diagnosis of one part. */
        QaDiagnosis: {
            specimenID: string;
            text: string;
        };
        /** @description The reviewer's own diagnosis of every specimen of the case. */
        QaDiagnosisInput: {
            diagnosis: components["schemas"]["QaDiagnosis"][];
        };
        /**
         * @description Before sign-out, after it, of a provider on trial, or because a consult elsewhere came to another diagnosis.
         * @enum {string}
         */
        QaKind: "Prospective" | "Retrospective" | "Proctoring" | "ExternalReturn";
        /** @description What the reviewer found, and how the signer settled it. Kept apart from the report and the facility. */
        QaResult: {
            agreement: components["schemas"]["QaAgreement"];
            categories: components["schemas"]["QaCategory"][];
            comment: string | null;
            minutesSpent: number | null;
            submittedAt: components["schemas"]["Instant"];
            /** @description The signer's words; null until there are any. */
            resolution: string | null;
            resolvedAt: components["schemas"]["Instant"] | null;
        };
        /** @description The rules ask for categories and a comment unless the reviewer agrees. */
        QaResultInput: {
            agreement: components["schemas"]["QaAgreement"];
            categories?: components["schemas"]["QaCategory"][];
            comment?: string;
            minutesSpent?: number;
        };
        /** @description Where the case is now, and the review task. No word of the review itself. */
        QaReviewAsked: {
            id: components["schemas"]["CaseId"];
            caseID: string;
            version: number;
            etag: components["schemas"]["Etag"];
            status: components["schemas"]["CaseStatus"];
            kind: components["schemas"]["QaReviewKind"];
            blinded: boolean;
            taskId: components["schemas"]["TaskId"];
            dueAt: components["schemas"]["Instant"];
        };
        /** @description Success (specification 3.5) with QaReviewAsked as its data. */
        QaReviewAskedEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["QaReviewAsked"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description What kind of second review is wanted, by whom, and whether the reviewer sees the first diagnosis. */
        QaReviewInput: {
            kind: components["schemas"]["QaReviewKind"];
            reviewerId?: components["schemas"]["UserId"];
            /** @description The reviewer writes a diagnosis before seeing the first one. */
            blinded?: boolean;
            /** @description What to look at; kept with the review and apart from report and facility. */
            note?: string;
        };
        /**
         * @description Prospective is before sign-out; the others are asked for on a signed case.
         * @enum {string}
         */
        QaReviewKind: "Prospective" | "Retrospective" | "Proctoring" | "External_Return";
        /** @description The second reviews of a case that the caller may know of, oldest first. */
        QaReviewList: {
            caseId: components["schemas"]["CaseId"];
            items: components["schemas"]["QaReviewRow"][];
        };
        /** @description Success (specification 3.5) with QaReviewList as its data. */
        QaReviewListEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["QaReviewList"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description One second review of a case; its whole text is read with getQaTask. */
        QaReviewRow: {
            taskId: components["schemas"]["TaskId"];
            kind: components["schemas"]["QaKind"];
            blinded: boolean;
            status: components["schemas"]["TaskStatus"];
            reviewer: components["schemas"]["PersonRef"] | null;
            askedAt: components["schemas"]["Instant"];
            dueAt: components["schemas"]["Instant"] | null;
            /** @description Null until the reviewer has submitted one. */
            result: components["schemas"]["QaResult"] | null;
        };
        /** @description A part of the case, without diagnosis and without the patient; the slides come from getViewerCase. */
        QaSpecimen: {
            specimenID: string;
            specimenType: string;
            bodysite: string | null;
            subsite: string | null;
            laterality: string | null;
            /** @description Number of slides. */
            slides: number;
        };
        /** @description A second reading. While blinded and before the own diagnosis is saved, signer and original are null. */
        QaTask: {
            taskId: components["schemas"]["TaskId"];
            /** @description The version of the task. */
            version: number;
            etag: components["schemas"]["Etag"];
            status: components["schemas"]["TaskStatus"];
            kind: components["schemas"]["QaKind"];
            /** @description Whether the own diagnosis has to be saved before the original opens. */
            blinded: boolean;
            /** @description Whether the original may be seen now. */
            originalOpen: boolean;
            dueAt: components["schemas"]["Instant"] | null;
            case: components["schemas"]["TaskCase"];
            caseType: components["schemas"]["CaseType"];
            subspecialty: components["schemas"]["Subspecialty"] | null;
            priority: components["schemas"]["Priority"];
            specimens: components["schemas"]["QaSpecimen"][];
            /** @description Null while an admin still has to name one. */
            reviewer: components["schemas"]["PersonRef"] | null;
            /** @description Who decides, once the reviewer has disagreed twice; null until then. */
            thirdReviewer: components["schemas"]["PersonRef"] | null;
            /** @description Null while the original is closed. */
            signer: components["schemas"]["PersonRef"] | null;
            /** @description One entry for each specimen; null until saved. */
            ownDiagnosis: components["schemas"]["QaDiagnosis"][] | null;
            ownDiagnosisSavedAt: components["schemas"]["Instant"] | null;
            /** @description The signer's diagnosis; null while it is closed. */
            original: components["schemas"]["QaDiagnosis"][] | null;
            result: components["schemas"]["QaResult"] | null;
            /** @description Empty for all but the reviewer. */
            allowedActions: components["schemas"]["QaAction"][];
        };
        /** @description Success (specification 3.5) with QaTask as its data. */
        QaTaskEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["QaTask"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description Shares of the cases of the time, in percent; null where there were none. */
        QualityRates: {
            /** @description Label and accession disagreed at intake. */
            mismatchPercent: number | null;
            /** @description Signed reports that were amended. */
            amendmentPercent: number | null;
        };
        /**
         * @description What a question of the reader is about.
         * @enum {string}
         */
        QuestionAbout: "clinical_history" | "gross" | "specimen" | "slides" | "patient_identity" | "outside_report" | "other";
        /** @description One question to the facility, about one specimen or the whole case. */
        QuestionInput: {
            about: components["schemas"]["QuestionAbout"];
            specimenID?: components["schemas"]["SpecimenLetter"];
            text: string;
        };
        /** @description One page of questions, oldest first. */
        QuestionPage: {
            items: components["schemas"]["CaseQuestion"][];
            page: number;
            pageSize: number;
            total: number;
            totalPages: number;
        };
        /** @description Success (specification 3.5) with QuestionPage as its data. */
        QuestionPageEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["QuestionPage"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description Where the case is now, and the questions as they were taken in. */
        QuestionsAsked: {
            id: components["schemas"]["CaseId"];
            caseID: string;
            version: number;
            etag: components["schemas"]["Etag"];
            status: components["schemas"]["CaseStatus"];
            questions: components["schemas"]["CaseQuestion"][];
        };
        /** @description Success (specification 3.5) with QuestionsAsked as its data. */
        QuestionsAskedEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["QuestionsAsked"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description One submission; the facility gets one notice and one task for all of it. */
        QuestionsInput: {
            questions: components["schemas"]["QuestionInput"][];
        };
        /** @description Why, and that the credentials hold. */
        ReactivationInput: {
            reason: components["schemas"]["Reason"];
            /** @description Must be true for a provider; means nothing for others. */
            credentialsChecked?: boolean;
        };
        /** @description A place where the provider reads cases. Glass slides need one with a CLIA certificate. */
        ReadingPlace: {
            /** @description Name or code of the place. */
            name: string;
            address: components["schemas"]["PostalAddress"];
            clia: components["schemas"]["Clia"] | null;
            kind: components["schemas"]["ReadingPlaceKind"];
            /** @description The connection from there goes through a private network. */
            vpn: boolean;
        };
        /**
         * @description Where a provider reads slides.
         * @enum {string}
         */
        ReadingPlaceKind: "home" | "office" | "lab";
        /** @description Why; kept in the audit trail. */
        Reason: string;
        /** @description A change that needs no more than its reason. */
        Reasoned: {
            reason: components["schemas"]["Reason"];
        };
        /** @description A part that is stored. */
        ReceivedPart: {
            partNumber: number;
            bytes: number;
            /** @description As it was announced and found. */
            sha256: string;
        };
        /** @description What came of the slides of one block and stain; received and missing add up to what is listed. */
        ReceivedSlidesInput: {
            subsectionId: components["schemas"]["SubsectionId"];
            received: number;
            missing: number;
            condition?: components["schemas"]["SlideCondition"];
            /** @description The images that were matched to these slides by their labels. */
            imageIds?: components["schemas"]["ImageId"][];
            note?: components["schemas"]["Note"];
        };
        /** @description What one call, or the system by itself, changed in the record. */
        RecordChange: {
            id: string;
            at: components["schemas"]["Instant"];
            /** @description Null where the system did it by itself, or before there was a user. */
            by: components["schemas"]["PersonRef"] | null;
            /** @description The record's version after the change. */
            version: number;
            fields: components["schemas"]["FieldChange"][];
        };
        /** @description Part of a history. */
        RecordChangeFeed: {
            items: components["schemas"]["RecordChange"][];
            nextCursor: string | null;
        };
        /** @description Success (specification 3.5) with RecordChangeFeed as its data. */
        RecordChangeFeedEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["RecordChangeFeed"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description A list of what belongs to the record. */
        RecordLink: {
            /** @description The total that the list answers. */
            total: number;
            /**
             * @description Which list.
             * @enum {string}
             */
            operation: "listUsers" | "listCases" | "listBillings";
            /** @description The parameters of the list that leave just these. */
            query: {
                view?: components["schemas"]["CaseView"];
                facilityId?: components["schemas"]["FacilityId"];
                providerId?: components["schemas"]["UserId"];
                groupId?: components["schemas"]["GroupId"];
                accountId?: components["schemas"]["AccountId"];
            };
        };
        /** @description Null stands where such a record has none, and bills where the caller does not keep the accounts. */
        RecordLinks: {
            /** @description Null for users, and for an account that has become nothing yet. */
            users: components["schemas"]["RecordLink"] | null;
            /** @description Null for the operator's staff, and for an account that has become nothing yet. */
            cases: components["schemas"]["RecordLink"] | null;
            /** @description Null where cases is, and for staff who do not keep the accounts. */
            bills: components["schemas"]["RecordLink"] | null;
        };
        /** @description Success (specification 3.5) with RecordLinks as its data. */
        RecordLinksEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["RecordLinks"];
            message: string | null;
            error: null;
            details: null;
        };
        /**
         * @description The kinds of records that people, cases and bills belong to.
         * @enum {string}
         */
        RecordSubject: "users" | "accounts" | "groups" | "facilities";
        /** @description What can be ordered from a block without a stain of its own. */
        RecutOrderEntry: {
            value: string;
            label: string;
            /** @enum {string} */
            kind: "he_recut" | "he_deeper" | "unstained" | "re_embed";
            /** @description Slides of one order; null where the block decides. */
            slideCount: number | null;
        };
        /** @description Every list of contracts/reference under its name in camel case (specification 3.3), rows in the order of the file. A key that a file leaves out of a row is null here. */
        ReferenceData: {
            usStates: components["schemas"]["RegionEntry"][];
            canadianProvinces: components["schemas"]["RegionEntry"][];
            insurancePayers: components["schemas"]["PayerEntry"][];
            pathologySubspecialties: components["schemas"]["ReferenceEntry"][];
            specialStains: components["schemas"]["StainEntry"][];
            ihcMarkers: components["schemas"]["MarkerEntry"][];
            recutAndUnstainedOrders: components["schemas"]["RecutOrderEntry"][];
            specimenTypes: components["schemas"]["SpecimenTypeEntry"][];
            bodySites: components["schemas"]["BodySiteEntry"][];
            lateralities: components["schemas"]["ReferenceEntry"][];
            slideTypes: components["schemas"]["SlideTypeEntry"][];
            icd10Codes: components["schemas"]["DiagnosisCodeEntry"][];
            cptCodes: components["schemas"]["ProcedureCodeEntry"][];
            billingModifiers: components["schemas"]["ModifierEntry"][];
            races: components["schemas"]["ReferenceEntry"][];
        };
        /** @description Success (specification 3.5) with ReferenceData as its data. */
        ReferenceDataEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["ReferenceData"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description A row without further keys. */
        ReferenceEntry: {
            value: string;
            label: string;
        };
        /** @description Code of a state or territory of the US or a province of Canada; listReferenceData names them. */
        RegionCode: string;
        /** @description A state, district or territory of the US, or a province or territory of Canada. */
        RegionEntry: {
            value: string;
            label: string;
            /** @enum {string} */
            kind: "state" | "district" | "territory" | "province";
        };
        /** @description A registration with its form, its state and what came of it. */
        Registration: {
            id: components["schemas"]["RegistrationId"];
            kind: components["schemas"]["RegistrationKind"];
            version: number;
            etag: components["schemas"]["Etag"];
            status: components["schemas"]["RegistrationStatus"];
            createdAt: components["schemas"]["Instant"];
            /** @description The admin who opened it; null for the public form. */
            createdBy: components["schemas"]["PersonRef"] | null;
            /** Format: date-time */
            submittedAt: string | null;
            /** Format: date-time */
            reviewedAt: string | null;
            reviewedBy: components["schemas"]["PersonRef"] | null;
            /** @description Why it was sent back or rejected. */
            reason: string | null;
            signed: components["schemas"]["SignedAgreement"] | null;
            form: components["schemas"]["RegistrationForm"];
            outcome: components["schemas"]["RegistrationOutcome"];
            allowedActions: components["schemas"]["RegistrationAction"][];
        };
        /**
         * @description What the caller may do with the registration now.
         * @enum {string}
         */
        RegistrationAction: "edit" | "submit" | "start" | "approve" | "return" | "reject";
        /** @description New values for some fields; its kind is the one in the path. */
        RegistrationChangeInput: components["schemas"]["ProviderChangeInput"] | components["schemas"]["FacilityChangeInput"] | components["schemas"]["UserChangeInput"] | components["schemas"]["StaffChangeInput"] | components["schemas"]["OtherChangeInput"];
        /** @description A document that proves something in a registration: what it is, from when, and its file. */
        RegistrationDocument: {
            id: components["schemas"]["DocumentId"];
            version: number;
            etag: components["schemas"]["Etag"];
            kind: components["schemas"]["RegistrationDocumentKind"];
            /** @description For a licence, the state or province it is valid in. */
            region: components["schemas"]["RegionCode"] | null;
            /**
             * Format: date
             * @description The date on the document.
             */
            issuedOn: string | null;
            file: components["schemas"]["FileInfo"];
            uploadedBy: components["schemas"]["PersonRef"];
        };
        /** @description Success (specification 3.5) with RegistrationDocument as its data. */
        RegistrationDocumentEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["RegistrationDocument"];
            message: string | null;
            error: null;
            details: null;
        };
        /**
         * @description What a file of a registration proves.
         * @enum {string}
         */
        RegistrationDocumentKind: "proof_of_address" | "licence" | "board_certificate" | "cv" | "malpractice" | "work_authorization" | "clia_certificate" | "lab_licence" | "agreement" | "other";
        /** @description All documents of one registration. */
        RegistrationDocuments: {
            items: components["schemas"]["RegistrationDocument"][];
        };
        /** @description Success (specification 3.5) with RegistrationDocuments as its data. */
        RegistrationDocumentsEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["RegistrationDocuments"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description Success (specification 3.5) with Registration as its data. */
        RegistrationEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["Registration"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description The form of the registration's kind. */
        RegistrationForm: components["schemas"]["ProviderForm"] | components["schemas"]["FacilityForm"] | components["schemas"]["UserForm"] | components["schemas"]["StaffForm"] | components["schemas"]["OtherForm"];
        /** @description Names a registration; opaque beyond its prefix. */
        RegistrationId: string;
        /**
         * @description Whose form it is.
         * @enum {string}
         */
        RegistrationKind: "providers" | "facilities" | "users" | "operator-staff" | "other";
        /** @description What the registration led to; null until it did, and for what its kind never makes. */
        RegistrationOutcome: {
            userId: components["schemas"]["UserId"] | null;
            facilityId: components["schemas"]["FacilityId"] | null;
            accountId: components["schemas"]["AccountId"] | null;
            enquiryId: components["schemas"]["EnquiryId"] | null;
        };
        /** @description One page of registrations; page counts from 1. */
        RegistrationPage: {
            items: components["schemas"]["RegistrationRow"][];
            /** @description How many of all that fit wait for a decision. */
            waiting: number;
            /** @description Null where none waits. */
            longestWaitingDays: number | null;
            page: number;
            pageSize: number;
            total: number;
            totalPages: number;
        };
        /** @description Success (specification 3.5) with RegistrationPage as its data. */
        RegistrationPageEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["RegistrationPage"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description For an admin the registration; for everyone else null, whatever is known of the email. */
        RegistrationReceiptEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["Registration"] | null;
            message: string | null;
            error: null;
            details: null;
        };
        /** @description A registration in a list. */
        RegistrationRow: {
            id: components["schemas"]["RegistrationId"];
            kind: components["schemas"]["RegistrationKind"];
            version: number;
            etag: components["schemas"]["Etag"];
            status: components["schemas"]["RegistrationStatus"];
            /** @description Of the person. */
            name: string;
            /** @description Of a facility or another organisation. */
            organisation: string | null;
            email: components["schemas"]["Email"];
            country: string | null;
            createdAt: components["schemas"]["Instant"];
            /** Format: date-time */
            submittedAt: string | null;
            reviewedBy: components["schemas"]["PersonRef"] | null;
            /** @description How many files it has. */
            documents: number;
            /** @description Whole days since it was handed in; null unless it waits for a decision. */
            waitingDays: number | null;
            allowedActions: components["schemas"]["RegistrationAction"][];
        };
        /**
         * @description The longer list of the registration form (specification 3.3).
         * @enum {string}
         */
        RegistrationSpecialty: "Pathology" | "Radiology" | "Other";
        /**
         * @description Where a registration stands between its form and an account.
         * @enum {string}
         */
        RegistrationStatus: "Draft" | "Submitted" | "UnderReview" | "Returned" | "Approved" | "Rejected";
        /** @description Why the case is given back; other needs a note. */
        Release: {
            reason: components["schemas"]["ReleaseReason"];
            /** @description The rule asks for it when the reason is other. */
            note?: string;
        };
        /**
         * @description Why a provider gives a case back to the pool.
         * @enum {string}
         */
        ReleaseReason: "outside_my_subspecialty" | "conflict_of_interest" | "too_busy" | "illness" | "other";
        /** @description Empty when the intake has nothing to confirm by hand. */
        ReleaseToPoolInput: {
            labelChecks?: components["schemas"]["LabelCheckInput"][];
            scales?: components["schemas"]["EnteredScaleInput"][];
        };
        /** @description The new password once more. */
        RepeatedPassword: string;
        /** @description The licence of the same state or province that was held when the renewal was handed in. */
        ReplacedLicence: {
            number: string;
            expiresOn: components["schemas"]["Day"];
        };
        /** @description What was added or changed after the first signature; an Addendum has no cause and no changes. */
        ReportAddendum: {
            kind: components["schemas"]["AmendmentKind"];
            /** @description The report version that it made. */
            version: number;
            reason: string;
            cause: components["schemas"]["AmendmentCause"] | null;
            text: string | null;
            changes: components["schemas"]["AmendedField"][];
            told: components["schemas"]["Communication"][];
            signedAt: components["schemas"]["Instant"];
            signedBy: components["schemas"]["PersonRef"];
            statement: string;
        };
        /** @description The reports that go into the archive. */
        ReportArchiveInput: {
            reports: {
                caseId: components["schemas"]["CaseId"];
                /** @description The latest when left out. */
                version?: number;
            }[];
        };
        /** @description The numbers and the type of the case that a report is about. */
        ReportCase: {
            /** @description The facility's accession number. */
            caseRecordId: string | null;
            /** @description The platform's number. */
            caseID: string;
            type: components["schemas"]["CaseType"];
        };
        /** @description What the facility told of the patient's illness, as printed in the report. */
        ReportClinicalInformation: {
            history: string | null;
            clinicalImpression: string | null;
            icd10: components["schemas"]["DiagnosisCode"][];
        };
        /** @description A line of the billing copy. */
        ReportCode: {
            /** @enum {string} */
            system: "CPT" | "ICD-10";
            code: string;
            specimenID: components["schemas"]["SpecimenLetter"] | null;
            /** @description Null for a diagnosis code. */
            units: number | null;
        };
        /** @description When one specimen was taken: a day, and a time of day where it is known. */
        ReportCollection: {
            specimenID: components["schemas"]["SpecimenLetter"];
            specimenCollectionDate: components["schemas"]["Day"] | null;
            /** @description Local time of the facility. */
            collectionTime: string | null;
        };
        /** @description When the specimens were taken and received, and when the report was signed and amended. */
        ReportDates: {
            collections: components["schemas"]["ReportCollection"][];
            receivedAt: components["schemas"]["Instant"] | null;
            /** @description When version 1 was signed; null in a preliminary report. */
            reportedAt: components["schemas"]["Instant"] | null;
            /** @description One for each addendum or amendment, oldest first. */
            amendedAt: components["schemas"]["Instant"][];
        };
        /** @description First section of the first page. */
        ReportDiagnosis: {
            specimenID: components["schemas"]["SpecimenLetter"];
            bodysite: string | null;
            subsite: string | null;
            laterality: string | null;
            specimenType: string;
            lines: string[];
        };
        /** @description One section, or one specimen of it, whose text is not the same in both versions. */
        ReportDifference: {
            section: components["schemas"]["ReportSection"];
            /** @description The specimen whose part of the section it is; null for the whole case. */
            specimenID: components["schemas"]["SpecimenLetter"] | null;
            /** @description Lines of the earlier version; empty where it had none. */
            was: string[];
            /** @description Lines of the later version. */
            is: string[];
        };
        /** @description Two versions of a report side by side, only where they differ. */
        ReportDifferences: {
            reportId: components["schemas"]["ReportId"];
            caseId: components["schemas"]["CaseId"];
            from: number;
            to: number;
            differences: components["schemas"]["ReportDifference"][];
            /** @description The addenda and amendments that lie between the two, newest first. */
            addenda: components["schemas"]["ReportAddendum"][];
        };
        /** @description Success (specification 3.5) with ReportDifferences as its data. */
        ReportDifferencesEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["ReportDifferences"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description What every page repeats, so that pages of two patients cannot be mixed. */
        ReportFooter: {
            /** @description Name with birth date and accession number. */
            patientLine: string;
            reportVersion: number;
            /** @description First digits of the report's hash; null if unsigned. */
            verifyCode: string | null;
        };
        /** @description What was seen with the naked eye, by whom and when. */
        ReportGross: {
            text: string | null;
            grossedBy: string | null;
            /** @description The place where it was done. */
            grossedAt: string | null;
        };
        /** @description SHA-256 in hexadecimal digits, of the canonical report text or of the PDF. */
        ReportHash: string;
        /**
         * @description The word at the head of every page.
         * @enum {string}
         */
        ReportHeading: "FINAL" | "PRELIMINARY" | "AMENDED" | "ADDENDUM";
        /** @description Names a report; opaque beyond its prefix. */
        ReportId: string;
        /** @description A key picture with the slide it is from. */
        ReportImage: {
            imageId: components["schemas"]["ImageId"];
            /** @description The subsection as people read it. */
            slide: string;
            caption: string | null;
            scaleBarMicrometres: number | null;
            url: components["schemas"]["SignedUrl"];
        };
        /** @description The laboratory at the head of each page. */
        ReportLaboratory: {
            name: string;
            address: components["schemas"]["PostalAddress"];
            phone: string | null;
            clia: components["schemas"]["Clia"] | null;
            cap: string | null;
            director: string | null;
        };
        /** @description One row of the list of signed reports; patientInfo is null for whoever may not know the patient. */
        ReportListItem: {
            reportId: components["schemas"]["ReportId"];
            caseId: components["schemas"]["CaseId"];
            caseID: string;
            caseRecordId: string | null;
            /** @description The latest signed version. */
            version: number;
            etag: components["schemas"]["Etag"];
            reportState: components["schemas"]["ReportState"];
            postSignOut: components["schemas"]["PostSignOutState"];
            facilityId: components["schemas"]["FacilityId"];
            facilityName: string;
            /** @description Null for staff who may not know the patient's name. */
            patientInfo: components["schemas"]["PatientInfo"] | null;
            signedAt: components["schemas"]["Instant"];
            signedBy: components["schemas"]["PersonRef"];
            /** @description When the facility first opened this version; null until then. */
            openedAt: components["schemas"]["Instant"] | null;
            openedBy: components["schemas"]["PersonRef"] | null;
            /** @description Who of the facility has opened which version, and when for the first time; the latest last. */
            openings: components["schemas"]["ReportOpening"][];
        };
        /** @description The first time that somebody of the facility opened a version. */
        ReportOpening: {
            version: number;
            at: components["schemas"]["Instant"];
            by: components["schemas"]["PersonRef"];
        };
        /** @description Who ordered the reading, and who else gets the report. */
        ReportOrdering: {
            submittingPhysician: string | null;
            submittingPhysicianNpi: components["schemas"]["Npi"] | null;
            copies: string[];
        };
        /** @description One page of reports. */
        ReportPage: {
            items: components["schemas"]["ReportListItem"][];
            page: number;
            pageSize: number;
            total: number;
            totalPages: number;
        };
        /** @description Success (specification 3.5) with ReportPage as its data. */
        ReportPageEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["ReportPage"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description The patient with two identifiers. */
        ReportPatient: {
            lastName: string;
            firstName: string;
            birthDate: components["schemas"]["Day"];
            /** @description Whole years at collection. */
            age: number | null;
            gender: components["schemas"]["Gender"];
            medicalRecordNumber: string | null;
            /** @description Provincial health number in Canada. */
            healthCardNumber: string | null;
        };
        /** @description Where the report was made; a code may stand for a home address. */
        ReportReadingSite: {
            code: string;
            name: string | null;
            clia: components["schemas"]["Clia"] | null;
        };
        /** @description Why a signed report is taken back. */
        ReportRecallInput: {
            reason: string;
        };
        /** @description What reports are looked for by; all that is given must fit. Addresses carry no patient data. */
        ReportSearchInput: {
            patient?: components["schemas"]["PatientCriteriaInput"];
            /** @description The facility's accession number or the platform's. */
            number?: string;
            state?: components["schemas"]["ReportState"][];
            /**
             * Format: date
             * @description Signed on this day or later, in UTC.
             */
            from?: string;
            /**
             * Format: date
             * @description Signed on this day or earlier, in UTC.
             */
            to?: string;
            facilityId?: components["schemas"]["FacilityId"];
            sort?: components["schemas"]["ReportSort"];
            /** @description From 1; 1 when left out. */
            page?: number;
            /** @description 20 when left out. */
            pageSize?: number;
        };
        /**
         * @description The sections of a report that can differ between two versions, in the order of the printed page.
         * @enum {string}
         */
        ReportSection: "patient" | "case" | "dates" | "ordering" | "diagnosis" | "comment" | "urgentCommunication" | "synoptic" | "ancillary" | "intraoperative" | "microscopic" | "gross" | "clinicalInformation" | "specimenCondition";
        /** @description Signed by the person who made the diagnosis and by nobody for them. The address and the device of the signer are kept in the record and not handed out. */
        ReportSignature: {
            signatureId: string;
            reportId: components["schemas"]["ReportId"];
            reportVersion: number;
            reportHash: components["schemas"]["ReportHash"];
            pdfHash: components["schemas"]["ReportHash"];
            signer: components["schemas"]["PersonRef"];
            printedName: string;
            degrees: string;
            licenceRegion: components["schemas"]["RegionCode"];
            licenceNumber: string;
            npi: components["schemas"]["Npi"] | null;
            meaning: components["schemas"]["SignatureMeaning"];
            signedAt: components["schemas"]["Instant"];
            /** @description IANA name of the zone the signer was in. */
            timeZone: string;
            /** @description How the person was checked at the signature. */
            checkedBy: ("password" | "second_factor")[];
            readingSite: components["schemas"]["ReportReadingSite"];
            /** @description The images and the versions of them that were opened. */
            images: components["schemas"]["ImageSeen"][];
            appVersion: string;
            /** @description The line that is printed. */
            statement: string;
        };
        /** @description By the platform's number, the accession number, the patient's last name, the facility, the day of signing, who signed, the version, the report's state or the day of opening. */
        ReportSort: string;
        /**
         * @description The report's own state beside the case's status, so that a signed case never leaves the completed ones.
         * @enum {string}
         */
        ReportState: "None" | "Draft" | "Preliminary" | "Final" | "Addended" | "Amended";
        /** @description One signed version of a report; only the last is valid, the others are superseded. */
        ReportVersion: {
            version: number;
            heading: components["schemas"]["ReportHeading"];
            signedAt: components["schemas"]["Instant"];
            signedBy: components["schemas"]["PersonRef"];
            reportHash: components["schemas"]["ReportHash"];
            superseded: boolean;
        };
        /** @description Names an order, a rescan or a question; opaque beyond its prefix. */
        RequestId: string;
        /**
         * @description The case waits while any request is Requested or InProgress and comes back to the reader with the last one closed. A Declined order comes back as a question for the reader and is never closed silently.
         * @enum {string}
         */
        RequestStatus: "Requested" | "InProgress" | "Fulfilled" | "Declined" | "Cancelled";
        /** @description The image to be scanned again and why; other needs a note. */
        RescanInput: {
            imageId: components["schemas"]["ImageId"];
            reason: components["schemas"]["RescanReason"];
            /** @description Asked for when the reason is other. */
            note?: string;
        };
        /**
         * @description What is wrong with an image (the requireRescanReason of specification 3.7).
         * @enum {string}
         */
        RescanReason: "out_of_focus" | "tissue_missed" | "wrong_magnification" | "stripes" | "label_hidden" | "wrong_slide" | "file_damaged" | "other";
        /** @description One image to be scanned again. The subsection carries requireRescan until it is closed; the old image is kept as superseded with its measurements, which the new one does not inherit. */
        RescanRequest: {
            id: components["schemas"]["RequestId"];
            caseId: components["schemas"]["CaseId"];
            version: number;
            etag: components["schemas"]["Etag"];
            status: components["schemas"]["RequestStatus"];
            caseStatus: components["schemas"]["CaseStatus"];
            caseVersion: number;
            /** @description Id of the subsection as the viewer names it. */
            subsection: string;
            imageId: components["schemas"]["ImageId"];
            reason: components["schemas"]["RescanReason"];
            note: string | null;
            requestedBy: components["schemas"]["PersonRef"];
            requestedAt: components["schemas"]["Instant"];
            dueAt: components["schemas"]["Instant"];
            newImageId: components["schemas"]["ImageId"] | null;
            closedAt: components["schemas"]["Instant"] | null;
            declineReason: string | null;
            taskId: components["schemas"]["TaskId"] | null;
            allowedActions: "resolve"[];
        };
        /** @description Success (specification 3.5) with RescanRequest as its data. */
        RescanRequestEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["RescanRequest"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description One page of rescans of a subsection, the latest first. */
        RescanRequestPage: {
            items: components["schemas"]["RescanRequest"][];
            page: number;
            pageSize: number;
            total: number;
            totalPages: number;
        };
        /** @description Success (specification 3.5) with RescanRequestPage as its data. */
        RescanRequestPageEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["RescanRequestPage"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description Fulfilled names the new image, which must be ready in its place; Declined gives the reason. */
        RescanResolutionInput: {
            /** @enum {string} */
            outcome: "Fulfilled" | "Declined";
            newImageId?: components["schemas"]["ImageId"];
            reason?: components["schemas"]["Reason"];
        };
        /** @description A secret of at least 128 random bits that stands for a confirmed code or an invitation. */
        ResetToken: string;
        /** @description The answer says what was done, or why it cannot be; the field itself is changed by updateCase. */
        ReturnAnswerInput: {
            /** @description The number of the reason. */
            number: number;
            answer: components["schemas"]["Reason"];
            /** @description False when left out. */
            cannotBeProvided?: boolean;
        };
        /** @description Why the case goes back; every reason is answered before it is sent out again. */
        ReturnInput: {
            kind: components["schemas"]["ReturnKind"];
            reasons: components["schemas"]["ReturnReasonInput"][];
        };
        /**
         * @description What is wrong with the case; wrong_* and labels_in_conflict put its identity in question.
         * @enum {string}
         */
        ReturnKind: "incomplete" | "wrong_patient" | "wrong_slides" | "labels_in_conflict" | "recalled";
        /** @description Why a case went back to its facility, and what the facility answered. */
        ReturnReason: {
            /** @description Counts the reasons of one case. */
            number: number;
            kind: components["schemas"]["ReturnKind"];
            /** @description Place in the answer of getCaseForm; null where no field is meant. */
            field: string | null;
            text: string;
            raisedAt: components["schemas"]["Instant"];
            answer: string | null;
            /** @description The facility cannot give it; the answer says why. */
            cannotBeProvided: boolean;
            answeredAt: components["schemas"]["Instant"] | null;
        };
        /** @description One reason in words, with the field of the form that it is about. */
        ReturnReasonInput: {
            /** @description Place in the answer of getCaseForm. */
            field?: string;
            text: components["schemas"]["Reason"];
        };
        /**
         * @description What a review does; return and reject need a reason.
         * @enum {string}
         */
        ReviewDecision: "start" | "approve" | "return" | "reject";
        /** @description The decision of a review, with a reason where it needs one. */
        ReviewRegistrationInput: {
            decision: components["schemas"]["ReviewDecision"];
            reason?: components["schemas"]["Reason"];
        };
        /**
         * @description The menu's spellings; physician counts as Provider.
         * @enum {string}
         */
        Role: "Provider" | "physician" | "MedicalFacility" | "Facility_NP" | "Admin";
        /** @description A measured distance (specification 3.8), kept by its two ends, since a box loses the direction. */
        RulerMark: {
            id: string;
            imageId: components["schemas"]["ImageId"];
            /** @description SHA-256 of the bytes that were marked; null when it was not known. */
            checksum: string | null;
            /** @enum {string} */
            mode: "straight" | "coordinate";
            from: components["schemas"]["ImagePoint"];
            to: components["schemas"]["ImagePoint"];
            scale: components["schemas"]["MarkScale"];
            name: string;
            author: components["schemas"]["MarkAuthor"] | null;
            /** @description As the reader saw it; null where only pixels can be counted. */
            lengthMicrometres: number | null;
        };
        /**
         * @description How a person is addressed (specification 3.3).
         * @enum {string}
         */
        Salutation: "None" | "Mr." | "Ms." | "Mrs." | "Dr." | "Prof." | "Mx.";
        /** @description Empty for a draft that leaves nothing to confirm. */
        SendOutInput: {
            /** @description For a Returned case, to every reason that has no answer yet. */
            answers?: components["schemas"]["ReturnAnswerInput"][];
            /** @description The patient of this name and birth date with another record number is someone else. */
            confirmOtherPatient?: boolean;
        };
        /**
         * @description Whether others read the case, the facility's own pathologists, or both (specification 3.3).
         * @enum {string}
         */
        Service: "Send Out" | "Pick Up" | "Both";
        /** @description Names a session; opaque beyond its prefix. */
        SessionId: string;
        /** @description How many sessions ended. */
        SessionsRevoked: {
            revoked: number;
        };
        /** @description Success (specification 3.5) with SessionsRevoked as its data. */
        SessionsRevokedEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["SessionsRevoked"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description What a sheet came to. */
        SheetImport: {
            dryRun: boolean;
            /** @description Rows below the heads that say anything. */
            rows: number;
            /** @description Rows without an error. */
            good: number;
            /** @description Records that were made; none in a rehearsal. */
            taken: number;
            errors: components["schemas"]["SheetRowError"][];
        };
        /** @description Success (specification 3.5) with SheetImport as its data. */
        SheetImportEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["SheetImport"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description A row of the sheet that does not go in, and why. */
        SheetRowError: {
            /** @description As the sheet counts, the heads being row 1. */
            row: number;
            /** @description Sentences by the name of the column. */
            fields: {
                [key: string]: string[];
            };
        };
        /** @description What the press of Sign Out came to. SentToReview: a rule asked for a second review and nothing is signed yet; the report fields are null. No patient in it, because the answer is stored under its key. */
        SignOut: {
            id: components["schemas"]["CaseId"];
            caseID: string;
            version: number;
            etag: components["schemas"]["Etag"];
            /** @enum {string} */
            outcome: "Signed" | "SentToReview";
            status: components["schemas"]["CaseStatus"];
            reportState: components["schemas"]["ReportState"];
            reportId: components["schemas"]["ReportId"] | null;
            reportVersion: number | null;
            signedAt: components["schemas"]["Instant"] | null;
            /** @description End of the release window of ten minutes. */
            facilitySeesFrom: components["schemas"]["Instant"] | null;
            reviewTaskId: components["schemas"]["TaskId"] | null;
        };
        /** @description One line of the sign-out checklist; it names the specimen where it is about one. */
        SignOutCheck: {
            rule: components["schemas"]["SignOutRule"];
            passed: boolean;
            /** @description The specimen it is about; null for the whole case. */
            specimenID: components["schemas"]["SpecimenLetter"] | null;
            /** @description What is missing; null when nothing is. */
            text: string | null;
        };
        /** @description Success (specification 3.5) with SignOut as its data. */
        SignOutEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["SignOut"];
            message: string | null;
            error: null;
            details: null;
        };
        /**
         * @description Years of sign-out practice, the first of the two lists of the specification (3.3).
         * @enum {string}
         */
        SignOutExperience: "none" | "0-3" | "3-5" | "5-7" | "7-10" | "10+";
        /** @description The signature under the last saved diagnosis, and what the signer has looked at. */
        SignOutInput: {
            /** @description The version of the diagnosis on the screen; another than the present one is 412. */
            diagnosisVersion: number;
            signature: components["schemas"]["SignatureInput"];
            imagesSeen: components["schemas"]["ImageSeen"][];
            /** @description Subsections whose slides were read under a microscope instead. */
            readOnGlass?: string[];
            /** @description How a difference with the second reviewer was settled, in ten characters or more; asked for after any but full agreement, and kept apart from report and facility. After a minor or a deferred result these words settle it. After a major disagreement they go with the text to the same reviewer, and, where that one disagrees again, to a third: the case is signed only after a review that is no major disagreement. */
            reviewResolution?: string;
        };
        /**
         * @description The lines of the sign-out checklist that are known before the signing itself.
         * @enum {string}
         */
        SignOutRule: "images_opened" | "open_requests" | "diagnosis_text" | "site_words" | "synoptic" | "icd10" | "second_review" | "urgent_result" | "licence";
        /** @description A PNG picture of the signature in base64, 100 KB (102 400 bytes) of picture at most. */
        SignatureImage: string;
        /** @description What only the person at the screen can give. The server adds name, degrees, licence, time, address and device. */
        SignatureInput: {
            /** @description The signer's own. Typed again. */
            password: string;
            /** @description Patient's name, birth date, accession number and facility were shown and ticked. */
            identityConfirmed: boolean;
            meaning: components["schemas"]["SignatureMeaning"];
            /** @description Code of one of the signer's own reading sites. */
            readingSite: string;
        };
        /**
         * @description What the signature says; printed with it.
         * @enum {string}
         */
        SignatureMeaning: "primary_diagnosis" | "addendum" | "amendment";
        /** @description Who signed, and when. */
        SignedAgreement: {
            signedName: string;
            signedAt: components["schemas"]["Instant"];
        };
        /** @description A signed, short-lived address; absolute, or from the root of the host that gave it. */
        SignedUrl: string;
        /** @description The facility's answer to a question that the body site of a specimen raises. */
        SiteAnswer: {
            prompt: components["schemas"]["SitePrompt"];
            answer: string;
        };
        /**
         * @description A question that the body site brings with it.
         * @enum {string}
         */
        SitePrompt: "last_menstrual_period" | "hormone_use" | "psa" | "prostate_mri" | "bi_rads" | "calcifications" | "ischemia_minutes" | "fixation_hours" | "skin_abcde" | "colon_indication" | "endoscopy_findings" | "blood_count" | "flow_cytometry";
        /**
         * @description How mailed glass arrived.
         * @enum {string}
         */
        SlideCondition: "good" | "broken" | "faded" | "no_label";
        /**
         * @description How the slides reach the reader (specification 3.3).
         * @enum {string}
         */
        SlideDelivery: "Mail_the_Slides" | "Upload_the_Slide_Images";
        /** @description What kind of file the link leads to (specification 3.7). */
        SlideFileInfo: {
            /** @description Media type of the file behind link. */
            contentType: string;
        };
        /** @description One scanned image of a slide as the form lists it; fileContent fetches its link (specification 3.7). */
        SlideImage: {
            imageId: components["schemas"]["ImageId"];
            fileName: string;
            fileContent: components["schemas"]["BlobId"];
            /** @description SHA-256 of the file. */
            checksum: string | null;
            /** @description At most 20 GB. */
            bytes: number;
            addedAt: components["schemas"]["Instant"];
            /** @description Whether the tile reader could open it; null until it has tried. */
            readable: boolean | null;
            notShown: components["schemas"]["NotShown"];
        };
        /** @description Signed links to one slide, as a file and as tiles where there are any (specification 3.7); null where there is none. */
        SlideLink: {
            blobId: components["schemas"]["BlobId"];
            link: components["schemas"]["SignedUrl"];
            info: components["schemas"]["SlideFileInfo"];
            dziUrl: components["schemas"]["SignedUrl"] | null;
            dziTilesFolder: components["schemas"]["SignedUrl"] | null;
            dziTileSourceObject: components["schemas"]["DziTileSource"] | null;
            firstTileUrl: components["schemas"]["SignedUrl"] | null;
            /** @description The first 64 tiles at most, by level and column_row. */
            tileImageUrls: components["schemas"]["SignedUrl"][];
            thumbnailUrl: components["schemas"]["SignedUrl"] | null;
            previewUrl: components["schemas"]["SignedUrl"] | null;
            labelUrl: components["schemas"]["SignedUrl"] | null;
            macroUrl: components["schemas"]["SignedUrl"] | null;
            scale: components["schemas"]["SlideScale"] | null;
            /**
             * Format: date-time
             * @description Every link of this answer ends then.
             */
            expiresAt: string;
        };
        /** @description Success (specification 3.5) with SlideLink as its data. */
        SlideLinkEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["SlideLink"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description What was counted; version and etag are those of the case. */
        SlideReceipt: {
            caseId: components["schemas"]["CaseId"];
            version: number;
            etag: components["schemas"]["Etag"];
            receivedAt: components["schemas"]["Instant"];
            recordedBy: components["schemas"]["PersonRef"];
            slidesListed: number;
            slidesReceived: number;
            slidesMissing: number;
            blocksReceived: number | null;
            leftovers: string[];
        };
        /** @description Success (specification 3.5) with SlideReceipt as its data. */
        SlideReceiptEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["SlideReceipt"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description Microns per pixel as the file has them. No limits here on purpose: a file that says 0 must be able to say so, and the viewer refuses to measure on it. */
        SlideScale: {
            /** @description Micrometres per pixel of level 0, across. */
            mppX: number;
            /** @description Micrometres per pixel of level 0, down. */
            mppY: number;
            /** @description Where in the file the figures stand. */
            source: string;
            /** @description Of the objective; 20 means 20x. */
            magnification: number | null;
        };
        /** @description A slide type of the reference lists (specification 3.3), with its group. */
        SlideTypeEntry: {
            value: string;
            label: string;
            /** @enum {string} */
            group: "routine" | "intraoperative" | "special" | "unstained" | "cytology" | "hematology" | "control" | "other";
        };
        /**
         * @description A provider's specialty where one is chosen (specification 3.3).
         * @enum {string}
         */
        Specialty: "Pathology" | "Other";
        /** @description One specimen with its subsections, in the order of the viewer's side menu (specification 3.7). */
        Specimen: {
            /** @description Letter given by the server. */
            specimenID: string;
            /** @description The facility's own number. */
            facilitySpecimenID: string | null;
            /** @description A value of the reference list of body sites. */
            bodysite: string | null;
            subsite: string | null;
            /** @description A value of the reference list of lateralities. */
            laterality: string | null;
            /** @description A value of the reference list of specimen types. */
            specimenType: string;
            /** @description Over all its subsections. */
            totalNumberSlides: number;
            /**
             * Format: date
             * @description Day, without a zone.
             */
            specimenCollectionDate: string | null;
            /** @description Hours and minutes at the facility. */
            collectionTime: string | null;
            subsections: components["schemas"]["Subsection"][];
        };
        /** @description The diagnosis of one specimen, bound to its letter; its words are held against the fields. */
        SpecimenDiagnosis: {
            specimenID: components["schemas"]["SpecimenLetter"];
            facilitySpecimenID: string | null;
            bodysite: string | null;
            subsite: string | null;
            laterality: string | null;
            specimenType: string;
            /** @description Lines of the diagnosis; empty until written. */
            text: string;
            /** @description Why the site or side in the text is right although it differs from the specimen's fields. */
            siteConfirmedReason: string | null;
        };
        /** @description The diagnosis of one specimen; a reason where its site is not the one that was sent in. */
        SpecimenDiagnosisInput: {
            specimenID: components["schemas"]["SpecimenLetter"];
            text: string;
            siteConfirmedReason?: string;
        };
        /** @description One specimen as the form has it so far (specification 3.7); null where nothing is filled in. */
        SpecimenForm: {
            id: components["schemas"]["SpecimenId"];
            /** @description Letter given by the server: A to Z, then AA. */
            specimenID: string;
            facilitySpecimenID: string | null;
            /** @description A value of the reference list of body sites. */
            bodysite: string | null;
            subsite: string | null;
            laterality: components["schemas"]["Laterality"] | null;
            /** @description A value of the reference list of specimen types. */
            specimenType: string | null;
            /** Format: date */
            specimenCollectionDate: string | null;
            /** @description Hours and minutes at the facility. */
            collectionTime: string | null;
            /** Format: date */
            receivedDate: string | null;
            totalNumberSlides: number | null;
            subsections: components["schemas"]["SubsectionForm"][];
        };
        /** @description One labelled container. On a change, a key that is left out stays; null clears. */
        SpecimenFormInput: {
            facilitySpecimenID?: string | null;
            /** @description A value of the reference list of body sites. */
            bodysite?: string | null;
            subsite?: string | null;
            laterality?: components["schemas"]["Laterality"] | null;
            /** @description A value of the reference list of specimen types. */
            specimenType?: string | null;
            /** Format: date */
            specimenCollectionDate?: string | null;
            /** @description Hours and minutes at the facility. */
            collectionTime?: string | null;
            /** Format: date */
            receivedDate?: string | null;
            totalNumberSlides?: number | null;
        };
        /** @description The receipt of mailed slides (specification 2.7, /upload-specimen-form). */
        SpecimenFormReceiptInput: {
            receivedAt: components["schemas"]["Instant"];
            trackingNumber?: string;
            blocksReceived?: number;
            slides: components["schemas"]["ReceivedSlidesInput"][];
            /** @description What came and belongs to no slide of the list. */
            leftovers?: string[];
        };
        /** @description Names a specimen; opaque beyond its prefix. */
        SpecimenId: string;
        /** @description The specimen's letter in its case, A to Z and then AA. It stays once slides are there. */
        SpecimenLetter: string;
        /** @description The specimen as it is stored now, with the new version of its case. */
        SpecimenSaved: {
            caseId: components["schemas"]["CaseId"];
            version: number;
            etag: components["schemas"]["Etag"];
            specimen: components["schemas"]["SpecimenForm"];
        };
        /** @description Success (specification 3.5) with SpecimenSaved as its data. */
        SpecimenSavedEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["SpecimenSaved"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description A specimen type of the reference lists (specification 3.3), with its category. */
        SpecimenTypeEntry: {
            value: string;
            label: string;
            /** @enum {string} */
            category: "biopsy" | "excision" | "resection" | "cytology" | "consult" | "other";
        };
        /** @description Fields of a staff form that change. */
        StaffChangeInput: {
            /** @constant */
            kind: "operator-staff";
            form: components["schemas"]["StaffFormChangeInput"];
        };
        /** @description The form of a member of the operator's staff as it is kept; the user type is always Operator. */
        StaffForm: {
            salutation: components["schemas"]["Salutation"] | null;
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
            staffRole: components["schemas"]["StaffRole"] | null;
            ownerGroup: components["schemas"]["OwnerGroup"] | null;
            /** @description What the user may do in case lists; null leaves it to the staff role. */
            rights: components["schemas"]["UserRights"] | null;
            /**
             * Format: date
             * @description No login before this day.
             */
            startDate: string | null;
        };
        /** @description The fields to replace; what is left out stays, and null empties a field. */
        StaffFormChangeInput: {
            salutation?: components["schemas"]["Salutation"] | null;
            firstName?: components["schemas"]["PersonName"];
            lastName?: components["schemas"]["PersonName"];
            email?: components["schemas"]["Email"];
            phone?: components["schemas"]["Phone"];
            staffRole?: components["schemas"]["StaffRole"] | null;
            ownerGroup?: components["schemas"]["OwnerGroup"] | null;
            /** @description What the user may do in case lists; null leaves it to the staff role. */
            rights?: components["schemas"]["UserRights"] | null;
            /**
             * Format: date
             * @description No login before this day.
             */
            startDate?: string | null;
        };
        /** @description The form of a person of the operator's own staff (specification 3.3, staff role). */
        StaffFormInput: {
            salutation?: components["schemas"]["Salutation"] | null;
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
            staffRole?: components["schemas"]["StaffRole"] | null;
            ownerGroup?: components["schemas"]["OwnerGroup"] | null;
            /** @description What the user may do in case lists; null leaves it to the staff role. */
            rights?: components["schemas"]["UserRights"] | null;
            /**
             * Format: date
             * @description No login before this day.
             */
            startDate?: string | null;
        };
        /** @description The form that an admin fills in for a person of the operator's own staff. */
        StaffRegistrationInput: {
            form: components["schemas"]["StaffFormInput"];
        };
        /**
         * @description What a member of the operator's staff works on (specification 3.3).
         * @enum {string}
         */
        StaffRole: "Admin" | "Accounts" | "Lab_Operations" | "Relationship_Manager";
        /** @description A special stain with the code it is billed under. */
        StainEntry: {
            value: string;
            label: string;
            /** @description 88312 organisms, 88313 other, 88314 frozen tissue, 88319 enzymes. */
            cpt: string;
        };
        /** @description One order. A special stain, ihc or ish needs its stain; the reference lists name them and a free name is taken too. */
        StainOrderInput: {
            kind: components["schemas"]["OrderKind"];
            specimenID: components["schemas"]["SpecimenLetter"];
            block: string;
            stain?: string;
            /** @description Value of the list of recut and unstained orders, HE_Deeper_Cuts_x3 for example. */
            option?: string;
            /** @description 1 when left out and no option says it. */
            slideCount?: number;
            note?: string;
        };
        /** @description An order with its way through the laboratory. */
        StainRequest: {
            id: components["schemas"]["RequestId"];
            caseId: components["schemas"]["CaseId"];
            version: number;
            etag: components["schemas"]["Etag"];
            status: components["schemas"]["RequestStatus"];
            kind: components["schemas"]["OrderKind"];
            specimenID: components["schemas"]["SpecimenLetter"];
            block: string;
            stain: string | null;
            option: string | null;
            slideCount: number;
            imagesReceived: number;
            note: string | null;
            requestedBy: components["schemas"]["PersonRef"];
            requestedAt: components["schemas"]["Instant"];
            dueAt: components["schemas"]["Instant"];
            acceptedAt: components["schemas"]["Instant"] | null;
            promisedFor: components["schemas"]["Day"] | null;
            carrier: string | null;
            trackingNumber: string | null;
            shippedOn: components["schemas"]["Day"] | null;
            /** @description When it was fulfilled, declined or cancelled. */
            closedAt: components["schemas"]["Instant"] | null;
            declineReason: components["schemas"]["OrderDeclineReason"] | null;
            declineNote: string | null;
            /** @description Id of the new subsection that waits for the images; it keeps isRequested afterwards. */
            subsection: string | null;
            /** @description The laboratory's task; null for whom tasks are not visible. */
            taskId: components["schemas"]["TaskId"] | null;
            allowedActions: ("edit" | "accept" | "fulfil" | "decline" | "cancel")[];
        };
        /** @description Success (specification 3.5) with StainRequest as its data. */
        StainRequestEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["StainRequest"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description One submission; the facility gets one notice for all of it. All orders are taken or none. */
        StainRequestInput: {
            orders: components["schemas"]["StainOrderInput"][];
            /** @description The caller was told that a stain exists on its block already and wants it again. */
            confirmDuplicates?: boolean;
        };
        /** @description One page of orders, the latest first. */
        StainRequestPage: {
            items: components["schemas"]["StainRequest"][];
            page: number;
            pageSize: number;
            total: number;
            totalPages: number;
        };
        /** @description Success (specification 3.5) with StainRequestPage as its data. */
        StainRequestPageEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["StainRequestPage"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description What the laboratory tells about an open order; what is left out stays as it is. */
        StainRequestUpdateInput: {
            promisedFor?: components["schemas"]["Day"];
            carrier?: string;
            trackingNumber?: string;
            shippedOn?: components["schemas"]["Day"];
        };
        /** @description Where the case is now, and the orders as they were taken in. */
        StainRequestsMade: {
            id: components["schemas"]["CaseId"];
            caseID: string;
            version: number;
            etag: components["schemas"]["Etag"];
            status: components["schemas"]["CaseStatus"];
            requests: components["schemas"]["StainRequest"][];
        };
        /** @description Success (specification 3.5) with StainRequestsMade as its data. */
        StainRequestsMadeEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["StainRequestsMade"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description The signature, where the registration has none yet; consent for a provider, agreement for a facility. */
        SubmitRegistrationInput: {
            consent?: components["schemas"]["ConsentInput"];
            agreement?: components["schemas"]["FacilityAgreementInput"];
        };
        /** @description Slides of one block with one stain, and their images (specification 3.7). */
        Subsection: {
            id: string;
            /** @description Paraffin block of the slides (A1); null where a case came without its blocks. */
            block: string | null;
            /** @description What people call it; null where only its id is known. */
            displayId: string | null;
            /** @description A value of the reference list of slide types. */
            slideType: string;
            /** @description Number of slides. */
            slideCount: number;
            /** @description The text on the glass. */
            facilityId: string | null;
            /** @description Null for a plain slide. */
            stain: string | null;
            /** @description Ordered by the provider. */
            isRequested: boolean;
            /** @description A new scan is asked for. */
            requireRescan: boolean;
            /** @description Why, while requireRescan is true. */
            requireRescanReason: string | null;
            images: components["schemas"]["Image"][];
        };
        /** @description Slides of one block with one stain, as the form has them so far (specification 3.7). */
        SubsectionForm: {
            id: components["schemas"]["SubsectionId"];
            /** @description The paraffin block, as in A1. */
            block: string | null;
            displayId: string | null;
            /** @description The text on the glass. */
            facilityId: string | null;
            /** @description A value of the reference list of slide types. */
            slideType: string | null;
            stain: string | null;
            slideCount: number | null;
            /** @description Ordered by the provider. */
            isRequested: boolean;
            requireRescan: boolean;
            requireRescanReason: string | null;
            images: components["schemas"]["SlideImage"][];
        };
        /** @description Slides of one block with one stain. On a change, a key that is left out stays; null clears. */
        SubsectionFormInput: {
            /** @description The paraffin block, as in A1. */
            block?: string | null;
            displayId?: string | null;
            /** @description The text on the glass. */
            facilityId?: string | null;
            /** @description A value of the reference list of slide types. */
            slideType?: string | null;
            stain?: string | null;
            slideCount?: number | null;
        };
        /** @description Names a subsection; opaque beyond its prefix. */
        SubsectionId: string;
        /** @description The subsection as it is stored now, with the new version of its case. */
        SubsectionSaved: {
            caseId: components["schemas"]["CaseId"];
            version: number;
            etag: components["schemas"]["Etag"];
            specimenId: components["schemas"]["SpecimenId"];
            subsection: components["schemas"]["SubsectionForm"];
        };
        /** @description Success (specification 3.5) with SubsectionSaved as its data. */
        SubsectionSavedEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["SubsectionSaved"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description Which cases a provider reads; empty for everyone else. */
        SubspecialtiesRead: components["schemas"]["Subspecialty"][];
        /**
         * @description The 13 fields of pathology (specification 3.3).
         * @enum {string}
         */
        Subspecialty: "Bone_and_Soft_Tissue" | "Breast" | "Cardiovascular_and_Thoracic" | "Cytopathology" | "Dermatopathology" | "Gastrointestinal_and_Liver" | "Genitourinary" | "Gynecologic" | "Head_and_Neck_and_Endocrine" | "Hematopathology" | "Neuropathology" | "Pediatric" | "Renal";
        /** @description Turnaround of one subspecialty. */
        SubspecialtyTurnaround: {
            /** @description Null for cases that ask for none. */
            subspecialty: components["schemas"]["Subspecialty"] | null;
            turnaround: components["schemas"]["Turnaround"];
        };
        /** @description A question to the operator with all that was written since. */
        SupportTicket: {
            id: components["schemas"]["TicketId"];
            version: number;
            etag: components["schemas"]["Etag"];
            status: components["schemas"]["TicketStatus"];
            topic: components["schemas"]["TicketTopic"];
            subject: components["schemas"]["TicketSubject"];
            caseId: components["schemas"]["CaseId"] | null;
            askedBy: components["schemas"]["PersonRef"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
            /** Format: date-time */
            closedAt: string | null;
            /** @description The oldest first; the first is the question. */
            messages: components["schemas"]["TicketMessage"][];
            allowedActions: components["schemas"]["TicketAction"][];
        };
        /** @description Success (specification 3.5) with SupportTicket as its data. */
        SupportTicketEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["SupportTicket"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description A question to the operator, about a case where one is named. */
        SupportTicketInput: {
            topic: components["schemas"]["TicketTopic"];
            subject: components["schemas"]["TicketSubject"];
            message: components["schemas"]["Note"];
            caseId?: components["schemas"]["CaseId"];
        };
        /** @description One page of tickets; page counts from 1. */
        SupportTicketPage: {
            items: components["schemas"]["SupportTicketRow"][];
            page: number;
            pageSize: number;
            total: number;
            totalPages: number;
        };
        /** @description Success (specification 3.5) with SupportTicketPage as its data. */
        SupportTicketPageEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["SupportTicketPage"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description A ticket in the list. */
        SupportTicketRow: {
            id: components["schemas"]["TicketId"];
            version: number;
            etag: components["schemas"]["Etag"];
            status: components["schemas"]["TicketStatus"];
            topic: components["schemas"]["TicketTopic"];
            subject: components["schemas"]["TicketSubject"];
            askedBy: components["schemas"]["PersonRef"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
            allowedActions: components["schemas"]["TicketAction"][];
        };
        /** @description The synoptic part of one specimen. A cancer resection needs every element answered, or a reason why the block does not apply. */
        SynopticBlock: {
            specimenID: components["schemas"]["SpecimenLetter"];
            template: string;
            elements: components["schemas"]["SynopticElement"][];
            notApplicableReason: string | null;
        };
        /** @description One line of a synoptic report. */
        SynopticElement: {
            element: string;
            /** @description Empty until answered. */
            response: string;
        };
        /** @description A task with all that belongs to it. */
        Task: {
            id: components["schemas"]["TaskId"];
            version: number;
            etag: components["schemas"]["Etag"];
            type: components["schemas"]["TaskType"];
            typeKey: components["schemas"]["TaskTypeKey"];
            title: string;
            status: components["schemas"]["TaskStatus"];
            /** @description Past dueAt and not closed; worked out when asked. */
            overdue: boolean;
            priority: components["schemas"]["Priority"];
            dueAt: components["schemas"]["Instant"] | null;
            /** @description Null for onboarding and credentials. */
            case: components["schemas"]["TaskCase"] | null;
            /** @description The part an order or question is about. */
            specimenID: string | null;
            /** @description The paraffin block, for example A1. */
            block: string | null;
            /** @description The slide's display id. */
            slide: string | null;
            /** @description Null when the system made the task. */
            askedBy: components["schemas"]["PersonRef"] | null;
            /** @description Null until a person has the task. */
            assignee: components["schemas"]["PersonRef"] | null;
            /** @description Who may take the task; null when it was given to a person. */
            assignedRole: components["schemas"]["TaskAssigneeRole"] | null;
            facility: components["schemas"]["TaskFacility"] | null;
            allowedActions: components["schemas"]["TaskAction"][];
            description: string | null;
            /** @description Whether an admin has to accept what was handed in. */
            needsAcceptance: boolean;
            /** @description The stain, recut or rescan request behind the task. */
            requestId: components["schemas"]["RequestId"] | null;
            /** @description Images an order or rescan asks for. */
            imagesAsked: number;
            imagesAdded: number;
            /** @description What answers missing information. */
            answer: string | null;
            shipment: components["schemas"]["TaskShipment"] | null;
            checklist: components["schemas"]["TaskChecklistItem"][];
            attachments: components["schemas"]["TaskAttachment"][];
            comments: components["schemas"]["TaskComment"][];
            /** @description Why it was returned, declined or cancelled the last time. */
            reason: string | null;
            createdAt: components["schemas"]["Instant"];
            startedAt: components["schemas"]["Instant"] | null;
            submittedAt: components["schemas"]["Instant"] | null;
            /** @description When it became Completed, Declined or Cancelled. */
            closedAt: components["schemas"]["Instant"] | null;
        };
        /**
         * @description What the caller may do with the task now; buttons follow it.
         * @enum {string}
         */
        TaskAction: "edit" | "start" | "submit" | "complete" | "return" | "decline" | "cancel" | "assign" | "comment" | "attach";
        /** @description A person, or a role whose people may take the task; the rules ask for exactly one. */
        TaskAssigneeInput: {
            assigneeId?: components["schemas"]["UserId"];
            assignedRole?: components["schemas"]["TaskAssigneeRole"];
            reason?: components["schemas"]["Reason"];
        };
        /**
         * @description Who may take a task that no person has yet.
         * @enum {string}
         */
        TaskAssigneeRole: "Provider" | "Facility" | "Admin" | "Lab_Operations" | "Accounts" | "Relationship_Manager";
        /** @description A file kept with a task; getTaskAttachment hands out the bytes under its key. */
        TaskAttachment: {
            /** @description Names the attachment within its task. */
            key: string;
            /** @description The name it had on the sender's disk. */
            fileName: string;
            contentType: string;
            /** @description At most 25 MB. */
            bytes: number;
            uploadedAt: components["schemas"]["Instant"];
            uploadedBy: components["schemas"]["PersonRef"];
        };
        /** @description The case a task is about. No patient here: some who see tasks may not see patients. */
        TaskCase: {
            id: components["schemas"]["CaseId"];
            /** @description The platform's number. */
            caseID: string;
            /** @description The facility's accession number; null for who may not know the patient. */
            caseRecordId: string | null;
        };
        /** @description What an admin may correct on a task that is not closed. A key that is left out stays as it is; null empties. */
        TaskChangesInput: {
            title?: string;
            description?: string | null;
            specimenID?: string | null;
            block?: string | null;
            slide?: string | null;
            priority?: components["schemas"]["Priority"];
            dueAt?: components["schemas"]["Instant"] | null;
            needsAcceptance?: boolean;
            checklist?: string[];
        };
        /** @description One line of a task's checklist, and whether it is done. */
        TaskChecklistItem: {
            id: string;
            text: string;
            done: boolean;
        };
        /** @description A line of the thread. Lines are added, never changed. */
        TaskComment: {
            text: components["schemas"]["Note"];
            author: components["schemas"]["PersonRef"];
            at: components["schemas"]["Instant"];
        };
        /** @description A line for the thread of a task. */
        TaskCommentInput: {
            text: components["schemas"]["Note"];
        };
        /** @description Tasks of the caller; an admin's are all. */
        TaskCounts: {
            open: number;
            dueToday: number;
            overdue: number;
        };
        /** @description Success (specification 3.5) with Task as its data. */
        TaskEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["Task"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description The facility that has to act, or whose case it is. */
        TaskFacility: {
            id: components["schemas"]["FacilityId"];
            name: string;
        };
        /** @description Names a task; opaque beyond its prefix. */
        TaskId: string;
        /** @description A new task. Beside what is required here the rules ask for assigneeId or assignedRole, and for caseId on every type but onboarding (3) and credential renewal (12). */
        TaskInput: {
            type: components["schemas"]["TaskType"];
            title: string;
            description?: string;
            caseId?: components["schemas"]["CaseId"];
            specimenID?: string;
            block?: string;
            slide?: string;
            facilityId?: components["schemas"]["FacilityId"];
            assigneeId?: components["schemas"]["UserId"];
            assignedRole?: components["schemas"]["TaskAssigneeRole"];
            priority?: components["schemas"]["Priority"];
            dueAt?: components["schemas"]["Instant"];
            needsAcceptance?: boolean;
            imagesAsked?: number;
            checklist?: string[];
        };
        /** @description One row of a task list. */
        TaskListItem: {
            id: components["schemas"]["TaskId"];
            version: number;
            etag: components["schemas"]["Etag"];
            type: components["schemas"]["TaskType"];
            typeKey: components["schemas"]["TaskTypeKey"];
            title: string;
            status: components["schemas"]["TaskStatus"];
            /** @description Past dueAt and not closed; worked out when asked. */
            overdue: boolean;
            priority: components["schemas"]["Priority"];
            dueAt: components["schemas"]["Instant"] | null;
            /** @description Null for onboarding and credentials. */
            case: components["schemas"]["TaskCase"] | null;
            /** @description The part an order or question is about. */
            specimenID: string | null;
            /** @description The paraffin block, for example A1. */
            block: string | null;
            /** @description The slide's display id. */
            slide: string | null;
            /** @description Null when the system made the task. */
            askedBy: components["schemas"]["PersonRef"] | null;
            /** @description Null until a person has the task. */
            assignee: components["schemas"]["PersonRef"] | null;
            /** @description Who may take the task; null when it was given to a person. */
            assignedRole: components["schemas"]["TaskAssigneeRole"] | null;
            facility: components["schemas"]["TaskFacility"] | null;
            allowedActions: components["schemas"]["TaskAction"][];
        };
        /** @description Where a transition left the task. */
        TaskMove: {
            id: components["schemas"]["TaskId"];
            version: number;
            etag: components["schemas"]["Etag"];
            status: components["schemas"]["TaskStatus"];
            assignee: components["schemas"]["PersonRef"] | null;
            assignedRole: components["schemas"]["TaskAssigneeRole"] | null;
            /** @description Why it was returned, declined or cancelled. */
            reason: string | null;
            allowedActions: components["schemas"]["TaskAction"][];
        };
        /** @description Success (specification 3.5) with TaskMove as its data. */
        TaskMoveEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["TaskMove"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description One page of tasks; page counts from 1. */
        TaskPage: {
            items: components["schemas"]["TaskListItem"][];
            counts: components["schemas"]["TaskStateCounts"];
            page: number;
            pageSize: number;
            total: number;
            totalPages: number;
        };
        /** @description Success (specification 3.5) with TaskPage as its data. */
        TaskPageEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["TaskPage"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description Glass or blocks on their way. */
        TaskShipment: {
            carrier: string;
            trackingNumber: string;
            shippedOn: components["schemas"]["Day"];
        };
        /** @description How many of the tasks that the filters leave are in each state, and how many are overdue. */
        TaskStateCounts: {
            open: number;
            inProgress: number;
            submitted: number;
            completed: number;
            declined: number;
            cancelled: number;
            overdue: number;
        };
        /**
         * @description Where a task stands. Overdue is worked out from dueAt and is no state.
         * @enum {string}
         */
        TaskStatus: "Open" | "InProgress" | "Submitted" | "Returned" | "Completed" | "Declined" | "Cancelled";
        /**
         * @description What the task asks for, by number. QA is 2 and ONBOARDING is 3 (specification 3.3); the other numbers are the product's own. x-names are the names of the numbers, x-keys their values of TaskTypeKey.
         * @enum {integer}
         */
        TaskType: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
        /**
         * @description The same as a word, for addresses and lookups. Onboarding is physicianOnboarding (specification 3.3).
         * @enum {string}
         */
        TaskTypeKey: "primaryDiagnosis" | "qa" | "physicianOnboarding" | "slideOrder" | "stainOrder" | "rescan" | "missingInfo" | "slideReceipt" | "billingReview" | "addendumOrAmendment" | "resultCommunication" | "credentialRenewal";
        /**
         * @description Whose list is read: a provider's own, a facility's own, or all of them.
         * @enum {string}
         */
        TaskView: "provider" | "facility" | "admin";
        /** @description What is handed in with a task. Orders and rescans need their images or a shipment, missing information an answer; other types may send an empty object. */
        TaskWorkInput: {
            answer?: string;
            shipment?: components["schemas"]["TaskShipment"];
            /** @description Ids of the checklist items that are done. */
            done?: string[];
        };
        /** @description Employer identification number of the US. */
        TaxId: string;
        /**
         * @description What the caller may do with the colleague now.
         * @enum {string}
         */
        TeamAction: "editRights" | "remove";
        /** @description A colleague as the caller may see one. */
        TeamMember: {
            userId: components["schemas"]["UserId"];
            version: number;
            etag: components["schemas"]["Etag"];
            displayName: string;
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"] | null;
            role: components["schemas"]["Role"];
            staffRole: components["schemas"]["StaffRole"] | null;
            status: components["schemas"]["UserStatus"];
            /** @description Null for providers. */
            rights: components["schemas"]["UserRights"] | null;
            /** @description Names of the groups shared with a provider; empty for others. */
            groups: string[];
            /** @description Days of absence from today on; empty for others than providers. */
            away: components["schemas"]["AwayTime"][];
            invitation: components["schemas"]["InvitationState"];
            invitedAt: components["schemas"]["Instant"] | null;
            allowedActions: components["schemas"]["TeamAction"][];
        };
        /** @description Success (specification 3.5) with TeamMember as its data. */
        TeamMemberEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["TeamMember"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description What may be changed of a colleague. */
        TeamMemberInput: {
            rights: components["schemas"]["UserRights"];
        };
        /** @description One page of the people one works with; page counts from 1. */
        TeamPage: {
            items: components["schemas"]["TeamMember"][];
            page: number;
            pageSize: number;
            total: number;
            totalPages: number;
        };
        /** @description Success (specification 3.5) with TeamPage as its data. */
        TeamPageEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["TeamPage"];
            message: string | null;
            error: null;
            details: null;
        };
        /**
         * @description What the caller may do with a template.
         * @enum {string}
         */
        TemplateAction: "update" | "delete";
        /**
         * @description Whether the product brings the template along, or the reader wrote it.
         * @enum {string}
         */
        TemplateOrigin: "System" | "Own";
        /**
         * @description The part of the diagnosis that a template is for.
         * @enum {string}
         */
        TemplatePart: "diagnosis" | "comment" | "microscopic" | "intraoperative";
        /** @description A piece of text for one part of the diagnosis; null in a field means that it fits any. */
        TextTemplate: {
            id: components["schemas"]["TextTemplateId"];
            version: number;
            etag: components["schemas"]["Etag"];
            origin: components["schemas"]["TemplateOrigin"];
            name: string;
            part: components["schemas"]["TemplatePart"];
            subspecialty: components["schemas"]["Subspecialty"] | null;
            /** @description A value of the reference list of specimen types. */
            specimenType: string | null;
            text: string;
            updatedAt: components["schemas"]["Instant"];
            /** @description Empty for the system's. */
            allowedActions: components["schemas"]["TemplateAction"][];
        };
        /** @description What changes of a text of one's own. */
        TextTemplateChangeInput: {
            name?: string;
            part?: components["schemas"]["TemplatePart"];
            subspecialty?: components["schemas"]["Subspecialty"] | null;
            specimenType?: string | null;
            text?: string;
        };
        /** @description Success (specification 3.5) with TextTemplate as its data. */
        TextTemplateEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["TextTemplate"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description Names a text template; opaque beyond its prefix. */
        TextTemplateId: string;
        /** @description A text of one's own; what is left out fits any subspecialty or specimen type. */
        TextTemplateInput: {
            name: string;
            part: components["schemas"]["TemplatePart"];
            subspecialty?: components["schemas"]["Subspecialty"];
            specimenType?: string;
            text: string;
        };
        /** @description One page of text templates. */
        TextTemplatePage: {
            items: components["schemas"]["TextTemplate"][];
            page: number;
            pageSize: number;
            total: number;
            totalPages: number;
        };
        /** @description Success (specification 3.5) with TextTemplatePage as its data. */
        TextTemplatePageEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["TextTemplatePage"];
            message: string | null;
            error: null;
            details: null;
        };
        /**
         * @description What the caller may do with the ticket now.
         * @enum {string}
         */
        TicketAction: "reply" | "close";
        /** @description Names a support ticket; opaque beyond its prefix. */
        TicketId: string;
        /** @description One message of a ticket. */
        TicketMessage: {
            at: components["schemas"]["Instant"];
            author: components["schemas"]["PersonRef"];
            /** @description An answer, not a question. */
            fromOperator: boolean;
            text: components["schemas"]["Note"];
        };
        /** @description What is added to a ticket. */
        TicketReplyInput: {
            text: components["schemas"]["Note"];
        };
        /**
         * @description Whose turn it is with a support ticket.
         * @enum {string}
         */
        TicketStatus: "Open" | "Answered" | "Closed";
        /** @description One line; no patient is named. */
        TicketSubject: string;
        /**
         * @description What a support ticket is about.
         * @enum {string}
         */
        TicketTopic: "account" | "case" | "viewer" | "billing" | "other";
        /** @description IANA name; days, working hours and digests count in it. */
        TimeZone: string;
        /** @description Where a residency or medical school was finished. */
        TrainingPlace: {
            place: string;
            year: components["schemas"]["TrainingYear"];
        };
        /** @description A calendar year, 1950 or later and not in the future. */
        TrainingYear: number;
        /** @description From receipt to sign-out; null where nothing was signed out in the time. */
        Turnaround: {
            /** @description Signed out in the time. */
            cases: number;
            medianHours: number | null;
            /** @description Nine of ten cases took no longer. */
            p90Hours: number | null;
            /** @description Less the waiting for the facility. */
            netMedianHours: number | null;
        };
        /** @description One file on its way. The version counts changes of status, not parts. */
        Upload: {
            id: components["schemas"]["UploadId"];
            version: number;
            etag: components["schemas"]["Etag"];
            status: components["schemas"]["UploadStatus"];
            fileName: string;
            /** @description Size that was announced; 20 GB at most. */
            bytes: number;
            caseId: components["schemas"]["CaseId"] | null;
            /** @description The slide file that this data file belongs to. */
            companionOf: components["schemas"]["UploadId"] | null;
            /** @description Data files that still have to come along. */
            companionsMissing: string[];
            /** @description Size of every part but the last one. */
            partBytes: number;
            partsTotal: number;
            partsReceived: number;
            bytesReceived: number;
            /** @description By number, while parts are taken: who resumes compares the file in hand with them. Empty later. */
            receivedParts: components["schemas"]["ReceivedPart"][];
            /** @description What still has to be sent. */
            missingParts: number[];
            createdAt: components["schemas"]["Instant"];
            /** @description Until then parts are taken; null once that is over. */
            expiresAt: components["schemas"]["Instant"] | null;
            completedAt: components["schemas"]["Instant"] | null;
            /** @description Names the image for addImage and getDownloadLink; null until Ready, and for data files. */
            blobId: components["schemas"]["BlobId"] | null;
            /** @description How far intake is; empty until the upload is complete. */
            steps: components["schemas"]["UploadStep"][];
            /** @description Null until the file has been read, and for data files. */
            intake: components["schemas"]["UploadIntake"] | null;
            /** @description Null unless Rejected. */
            refusal: components["schemas"]["UploadRefusal"] | null;
            allowedActions: components["schemas"]["UploadAction"][];
        };
        /**
         * @description What the caller may do with the upload now.
         * @enum {string}
         */
        UploadAction: "putPart" | "complete" | "abort";
        /** @description Success (specification 3.5) with Upload as its data. */
        UploadEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["Upload"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description Names an upload; opaque beyond its prefix. */
        UploadId: string;
        /** @description The file that will come. Its extension must be one of the slide types (specification 5) unless it is a data file of another upload. */
        UploadInput: {
            /** @description Stored beside the bytes and never used as a path. */
            fileName: string;
            /** @description More than 20 GB (21 474 836 480 bytes) is refused with 422. */
            bytes: number;
            caseId?: components["schemas"]["CaseId"];
            companionOf?: components["schemas"]["UploadId"];
        };
        /** @description What intake found in the file. Figures stand here as the file has them. */
        UploadIntake: {
            /** @description What the tile reader took it for. */
            format: string;
            /** @description SHA-256 of the whole file. */
            checksum: string;
            /** @description Pixels of level 0; null in a format whose header is not read. */
            width: number | null;
            /** @description Pixels of level 0; null in a format whose header is not read. */
            height: number | null;
            levels: components["schemas"]["UploadLevel"][];
            /** @description Microns per pixel of level 0; null when the file has none. */
            mppX: number | null;
            /** @description Microns per pixel of level 0; null when the file has none. */
            mppY: number | null;
            /** @description Where in the file the scale stands; null when it has none. */
            scaleSource: string | null;
            /** @description The objective's power as the file names it. */
            magnification: number | null;
            /** @description Whether the file has a picture of the label. */
            labelFound: boolean;
            /** @description Whether the file has a picture of the whole glass. */
            macroFound: boolean;
            /** @description Whether the label shows the accession; null when it could not be read. */
            labelMatches: boolean | null;
            /** @description Whether a look at the focus raises a doubt. */
            outOfFocus: boolean;
            /** @description Why there are no tiles and small pictures, in words for the user; null when there are. */
            notShown: string | null;
            /** @description Another slide with the same checksum; addImage then asks to confirm. */
            twin: components["schemas"]["UploadTwin"] | null;
        };
        /** @description One level of the image pyramid; 0 is the largest. */
        UploadLevel: {
            level: number;
            /** @description Pixels. */
            width: number;
            /** @description Pixels. */
            height: number;
            /** @description How many times smaller than level 0. */
            downsample: number;
        };
        /** @description What became of one part. */
        UploadPart: {
            uploadId: components["schemas"]["UploadId"];
            /** @description The version of the upload. */
            version: number;
            etag: components["schemas"]["Etag"];
            status: components["schemas"]["UploadStatus"];
            partNumber: number;
            sha256: string;
            bytes: number;
            partsReceived: number;
            bytesReceived: number;
        };
        /** @description Success (specification 3.5) with UploadPart as its data. */
        UploadPartEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["UploadPart"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description Why the file cannot become a slide, with words for the user. */
        UploadRefusal: {
            reason: components["schemas"]["UploadRefusalReason"];
            text: string;
        };
        /**
         * @description Why intake refused a file.
         * @enum {string}
         */
        UploadRefusalReason: "unsupported_type" | "content_mismatch" | "unreadable" | "incomplete" | "data_files_missing" | "malware";
        /**
         * @description Where an upload stands. Parts are taken for 24 hours; after the last one the intake reads the file.
         * @enum {string}
         */
        UploadStatus: "Created" | "Uploading" | "Completed" | "Scanning" | "Ready" | "Rejected" | "Aborted" | "Expired";
        /** @description One step of the intake, for a screen that shows how far it is. */
        UploadStep: {
            step: components["schemas"]["UploadStepName"];
            state: components["schemas"]["UploadStepState"];
        };
        /**
         * @description What intake does with a file, in this order.
         * @enum {string}
         */
        UploadStepName: "joined" | "readable" | "levels" | "scale" | "pictures" | "tiles";
        /**
         * @description Where one step of the intake stands; absent is what the file does not have.
         * @enum {string}
         */
        UploadStepState: "waiting" | "running" | "done" | "absent" | "failed";
        /** @description Where the same bytes are in use already. */
        UploadTwin: {
            /** @description The platform's number. */
            caseID: string;
            /** @description The slide's display id. */
            displayId: string;
        };
        /** @description Whether the diagnosis is urgent or significantly unexpected. Yes needs the communication, on the day of the diagnosis unless its note says why not. */
        UrgentResult: {
            /** @description Null until answered. */
            isUrgent: boolean | null;
            communication: components["schemas"]["Communication"] | null;
        };
        /** @description The whole user. */
        User: {
            userId: components["schemas"]["UserId"];
            version: number;
            etag: components["schemas"]["Etag"];
            salutation: components["schemas"]["Salutation"];
            firstName: components["schemas"]["PersonName"];
            middleName: components["schemas"]["PersonName"] | null;
            lastName: components["schemas"]["PersonName"];
            displayName: string;
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"] | null;
            role: components["schemas"]["Role"];
            userType: components["schemas"]["UserType"];
            staffRole: components["schemas"]["StaffRole"] | null;
            ownerGroup: components["schemas"]["OwnerGroup"] | null;
            rights: components["schemas"]["UserRights"];
            status: components["schemas"]["UserStatus"];
            npi: components["schemas"]["Npi"] | null;
            facilityId: components["schemas"]["FacilityId"] | null;
            facilityName: string | null;
            subspecialties: components["schemas"]["SubspecialtiesRead"];
            licences: components["schemas"]["LicencesHeld"];
            groups: components["schemas"]["GroupsOfProvider"];
            startDate: components["schemas"]["Day"] | null;
            /** @description Null for everyone who is not a provider. */
            onboarding: components["schemas"]["OnboardingProgress"] | null;
            openSessions: number;
            lastLoginAt: components["schemas"]["Instant"] | null;
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
            history: components["schemas"]["UserStatusStep"][];
            allowedActions: components["schemas"]["UserAction"][];
        };
        /**
         * @description What the caller may do with the user now; the status steps bear the names of the machine.
         * @enum {string}
         */
        UserAction: "edit" | "startOnboarding" | "provision" | "provisionFacilityUser" | "activate" | "deactivate" | "readmit" | "restore" | "sendPasswordReset" | "revokeSessions";
        /** @description Fields of a user's form that change. */
        UserChangeInput: {
            /** @constant */
            kind: "users";
            form: components["schemas"]["UserFormChangeInput"];
        };
        /** @description Changes of a user. */
        UserDetailsInput: {
            salutation?: components["schemas"]["Salutation"];
            firstName?: components["schemas"]["PersonName"];
            middleName?: components["schemas"]["PersonName"] | null;
            lastName?: components["schemas"]["PersonName"];
            /** @description One @ and a domain with a dot. */
            email?: string;
            /** @description Form as in the specification 5. */
            phone?: string | null;
            role?: components["schemas"]["Role"];
            staffRole?: components["schemas"]["StaffRole"];
            ownerGroup?: components["schemas"]["OwnerGroup"] | null;
            rights?: components["schemas"]["UserRights"];
            /** @description Ten digits with a right check digit. */
            npi?: string | null;
            startDate?: components["schemas"]["Day"] | null;
        };
        /** @description Success (specification 3.5) with User as its data. */
        UserEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["User"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description A user's form as it is kept. A facility's user has facilityId and role; a nurse practitioner in the US has an npi as well. Nobody but the user ever types the password: a link valid for 72 hours asks for it. */
        UserForm: {
            salutation: components["schemas"]["Salutation"] | null;
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
            userType: components["schemas"]["UserType"];
            ownerGroup: components["schemas"]["OwnerGroup"] | null;
            facilityId: components["schemas"]["FacilityId"] | null;
            role: components["schemas"]["FacilityRole"] | null;
            npi: components["schemas"]["Npi"] | null;
            /** @description What the user may do in case lists; null leaves it to the role. */
            rights: components["schemas"]["UserRights"] | null;
            /**
             * Format: date
             * @description No login before this day.
             */
            startDate: string | null;
        };
        /** @description The fields to replace; what is left out stays, and null empties a field. */
        UserFormChangeInput: {
            salutation?: components["schemas"]["Salutation"] | null;
            firstName?: components["schemas"]["PersonName"];
            lastName?: components["schemas"]["PersonName"];
            email?: components["schemas"]["Email"];
            phone?: components["schemas"]["Phone"];
            userType?: components["schemas"]["UserType"];
            ownerGroup?: components["schemas"]["OwnerGroup"] | null;
            facilityId?: components["schemas"]["FacilityId"] | null;
            role?: components["schemas"]["FacilityRole"] | null;
            npi?: components["schemas"]["Npi"] | null;
            /** @description What the user may do in case lists; null leaves it to the role. */
            rights?: components["schemas"]["UserRights"] | null;
            /**
             * Format: date
             * @description No login before this day.
             */
            startDate?: string | null;
        };
        /** @description A user's form; the lists are those of specification 3.3. */
        UserFormInput: {
            salutation?: components["schemas"]["Salutation"] | null;
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
            userType: components["schemas"]["UserType"];
            ownerGroup?: components["schemas"]["OwnerGroup"] | null;
            facilityId?: components["schemas"]["FacilityId"] | null;
            role?: components["schemas"]["FacilityRole"] | null;
            npi?: components["schemas"]["Npi"] | null;
            /** @description What the user may do in case lists; null leaves it to the role. */
            rights?: components["schemas"]["UserRights"] | null;
            /**
             * Format: date
             * @description No login before this day.
             */
            startDate?: string | null;
        };
        /** @description Names a user; opaque beyond its prefix, and long enough never to be a concrete path in other letters. */
        UserId: string;
        /** @description A row of the list. */
        UserListItem: {
            userId: components["schemas"]["UserId"];
            version: number;
            etag: components["schemas"]["Etag"];
            displayName: string;
            email: components["schemas"]["Email"];
            role: components["schemas"]["Role"];
            userType: components["schemas"]["UserType"];
            staffRole: components["schemas"]["StaffRole"] | null;
            status: components["schemas"]["UserStatus"];
            facilityName: string | null;
            subspecialties: components["schemas"]["SubspecialtiesRead"];
            licences: components["schemas"]["LicencesHeld"];
            groups: components["schemas"]["GroupsOfProvider"];
            createdAt: components["schemas"]["Instant"];
            lastLoginAt: components["schemas"]["Instant"] | null;
            allowedActions: components["schemas"]["UserAction"][];
        };
        /** @description One page of users; page counts from 1. */
        UserPage: {
            items: components["schemas"]["UserListItem"][];
            page: number;
            pageSize: number;
            total: number;
            totalPages: number;
        };
        /** @description Success (specification 3.5) with UserPage as its data. */
        UserPageEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["UserPage"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description The form that an admin fills in for a user. */
        UserRegistrationInput: {
            form: components["schemas"]["UserFormInput"];
        };
        /** @description What a user may do with cases, within what the role allows. Whoever lacks the right is refused with 403 (FORBIDDEN_ROLE), and neither the flags nor the allowedActions of a case offer it. Without view no case is found at all. Of a provider only view and pickup are asked: a reader's own reading is no editing. */
        UserRights: {
            /** @description See cases and their reports. */
            view: boolean;
            /** @description Change a requisition, its slides and where the case stands. */
            edit: boolean;
            /** @description Give a case to a provider. */
            assign: boolean;
            /** @description Take a case from the pool. */
            pickup: boolean;
        };
        /**
         * @description Where a user stands (specification 3.3). Providers pass through all of it; facility users skip In Progress, staff and invited colleagues go from New to Active.
         * @enum {string}
         */
        UserStatus: "New" | "In Progress" | "Provisionally Active" | "Active" | "Deactivated";
        /** @description One move of the status. */
        UserStatusStep: {
            /** @description Null for the entry of the user. */
            from: components["schemas"]["UserStatus"] | null;
            to: components["schemas"]["UserStatus"];
            at: components["schemas"]["Instant"];
            /** @description Null for the system. */
            by: components["schemas"]["PersonRef"] | null;
            reason: components["schemas"]["Reason"] | null;
        };
        /**
         * @description Operator stands for the operator's own staff, whose value the specification leaves to the operator.
         * @enum {string}
         */
        UserType: "Physician" | "Operator" | "Facility_NP" | "Other";
        /** @description Names a check of an email address; opaque beyond its prefix. */
        VerificationId: string;
        /**
         * @description What the code is for; decides what its confirmation hands out.
         * @enum {string}
         */
        VerificationPurpose: "forgot_password" | "registration";
        /** @description What the viewer shows of a case: its specimens, slides and images, and the patient's banner (specification 3.7). */
        ViewerCase: {
            id: components["schemas"]["CaseId"];
            /** @description Counts the changes of the case. */
            version: number;
            type: components["schemas"]["CaseType"];
            /** @description The specimens; the name is the specified one. */
            slides: components["schemas"]["Specimen"][];
            /** @description The platform's number. */
            caseID: string;
            /** @description The facility's accession number. */
            caseRecordId: string | null;
            patientInfo: components["schemas"]["PatientInfo"];
        };
        /** @description Success (specification 3.5) with ViewerCase as its data. */
        ViewerCaseEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["ViewerCase"];
            message: string | null;
            error: null;
            details: null;
        };
        /**
         * @description Who kept the case waiting.
         * @enum {string}
         */
        WaitOwner: "facility" | "operator" | "pool" | "pathologist" | "second_reader";
        /**
         * @description What was waited for.
         * @enum {string}
         */
        WaitReason: "intake" | "incomplete" | "identity_in_question" | "recalled" | "no_reader_yet" | "reading" | "slides_ordered" | "rescan" | "question" | "second_review";
        /**
         * @description Years of reading whole-slide images, the second of the two lists of the specification (3.3).
         * @enum {string}
         */
        WholeSlideExperience: "none" | "0-3" | "3-5" | "5-7" | "7-10" | "10+";
        /**
         * @description On what ground a provider may work (specification 3.3).
         * @enum {string}
         */
        WorkAuthorization: "Citizen" | "Green_Card" | "EAD" | "Work_Visa" | "Student_Visa" | "Other" | "N/A";
        /** @description One span of a week in the provider's time zone. */
        WorkingHours: {
            /** @description 1 is Monday. */
            weekday: number;
            from: string;
            to: string;
        };
    };
    responses: {
        /** @description The email belongs to another account. */
        AccountEmailTaken: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field breaks its rule; data names the fields. */
        AccountInvalid: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field breaks its rule, or the key belongs to another request. */
        AccountInvalidOrKey: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The email belongs to another account, or the key is still running. */
        AccountKeyOrEmail: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Nothing is signed yet, another one is begun, or the key is still running. */
        AmendmentConflict: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Fields are missing for signing, or the key belongs to another request. */
        AmendmentIncomplete: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The password is wrong, or the report was signed by somebody else. */
        AmendmentRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Neither or both were given, or the key belongs to another request. */
        AnswerRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The state of the case is in the way, it is on hold, or the key is still running. */
        AssignConflict: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The provider cannot take the case, a reason is missing, or the key belongs to another request. */
        AssignRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Nobody is named, the reviewer is the signer, or the key belongs to another request. */
        AssigneeRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The request could not be read, a value has the wrong form, or a key is not known. */
        BadRequest: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The message or its times break a rule. */
        BannerInvalid: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field breaks a rule. */
        BillingChangesRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The line is in another state, or the key is still running. */
        BillingConflict: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The line has been invoiced or is closed. */
        BillingLocked: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No reason, or the key belongs to another request. */
        BillingReasonRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field breaks a rule, or the key belongs to another request. */
        BillingRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is larger than the operation takes. */
        BodyTooLarge: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The provider was not consulted, or the key belongs to another request. */
        CancelRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The case is signed out or withdrawn. */
        ClinicalInfoClosed: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field breaks its rule, or the reason for the change is missing. */
        ClinicalInfoRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The code is past its time or was used. */
        CodeGone: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Not the code that was sent. */
        CodeInvalid: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Too many tries, or too many requests. */
        CodeTries: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No text, or the key belongs to another request. */
        CommentRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The enquiry is not interested, its email has an account already, or the key is still running. */
        ConversionConflict: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The enquiry has no email, or the key belongs to another request. */
        ConversionRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Not the caller's role, or the facility may not send cases. */
        CreateRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Email or password is blank. */
        CredentialsIncomplete: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Nothing to look for. */
        CriteriaRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Open cases, the last admin, deactivated before, or the key is still running. */
        DeactivationConflict: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The text is locked for a second review, or the report is signed. */
        DiagnosisLocked: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Not the caller's case, or not the caller's role. */
        DiagnosisRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field breaks its rule, or a preliminary text has gaps. */
        DiagnosisRulesRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The file as it was handed in. */
        DocumentBytes: {
            headers: {
                "Content-Disposition": components["headers"]["ShownDisposition"];
                "Content-Security-Policy": components["headers"]["SandboxPolicy"];
                "X-Content-Type-Options": components["headers"]["NoSniff"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "image/jpeg": unknown;
                "image/png": unknown;
                "application/pdf": unknown;
                "application/msword": unknown;
                "application/vnd.openxmlformats-officedocument.wordprocessingml.document": unknown;
            };
        };
        /** @description The address has no usable form. */
        EmailInvalid: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No such step from the present lead status, or the key is still running. */
        EnquiryConflict: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field breaks its rule. */
        EnquiryFieldsRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A request with the same key is still running. */
        EnquiryKeyRunning: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field breaks its rule, or the key belongs to another request. */
        EnquiryRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The day of the next contact is missing or past, or the key belongs to another request. */
        EnquiryStatusRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The file, to be saved; its first row names the columns. */
        ExportedList: {
            headers: {
                "Content-Disposition": components["headers"]["ContentDisposition"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                "text/csv": unknown;
            };
        };
        /** @description A field breaks its rule, or one that is asked for would be empty. */
        FacilityFieldsRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field is missing or breaks its rule, or the key belongs to another request. */
        FacilityFormRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field breaks its rule. */
        FacilityNpFieldsRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field is missing or breaks its rule, or the key belongs to another request. */
        FacilityNpRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The user is Deactivated already, or the key is still running. */
        FacilityNpState: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The NPI belongs to another facility. */
        FacilityNpiTaken: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The contact's email or the NPI belongs to an account already, or the key is still running. */
        FacilityTaken: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field breaks a rule, or the key belongs to another request. */
        FieldsOrKeyRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The order names something else than the specimens of the case. */
        FieldsRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description There is nothing in the file. */
        FileRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The file is too large. */
        FileTooLarge: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A type that is not taken, or bytes of another type than the name says. */
        FileTypeRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The caller may know of this, but may not do it. */
        Forbidden: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Cases are held in the group's name. */
        GroupInUse: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field breaks its rule; data names the fields. */
        GroupInvalid: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field breaks its rule, or the key belongs to another request. */
        GroupInvalidOrKey: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The name is in use, or the key is still running. */
        GroupNameOrKey: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The name is in use. */
        GroupNameTaken: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The case is on hold already, is not under way, or the key is still running. */
        HoldConflict: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The reason needs words, the end has passed, or the key belongs to another request. */
        HoldRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The case, the upload, another slide or the key is in the way. */
        ImageConflict: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The image was there once. */
        ImageGone: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The list is not made of the images that are there. */
        ImageOrderRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The upload does not fit, or the key belongs to another request. */
        ImageRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The case is not Submitted, the intake finds something amiss, or the key is still running. */
        IntakeConflict: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body names something else than images of the case, or the key belongs to another request. */
        IntakeRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The email belongs to a user, or the key is still running. */
        InvitationConflict: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field breaks its rule, or the key belongs to another request. */
        InvitationInvalid: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The key belongs to another request. */
        InvoiceKeyRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The number is taken, or the key belongs to another request. */
        InvoiceRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The key belongs to another request. */
        KeyReused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The key is still running. */
        KeyRunning: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No such step from the present status, or the key is still running. */
        LeadStatusConflict: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Reason or day is missing, or the key belongs to another request. */
        LeadStatusInvalid: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The case is not on hold, or the key is still running. */
        LiftConflict: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The signature is wrong or the link is past its time. */
        LinkRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The view is not for this caller. */
        ListRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Wrong credentials, or an account that may not log in. */
        LoginRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Nobody is at work on the case. */
        MarksFrozen: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A mark names another image, or two marks have one id. */
        MarksRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Not a provider, or the key belongs to another request. */
        MemberInvalid: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The member holds open cases or is the last one. */
        MemberNeeded: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The provider is a member, or the key is still running. */
        MembershipConflict: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description There is nothing in the message, or the key belongs to another request. */
        MessageRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The state of the case is in the way, or the key is still running. */
        MoveConflict: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Nobody reads the case now, or the key is still running. */
        NobodyToWriteTo: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The case is not in a state in which this caller may change it. */
        NotEditable: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The state of the case is in the way, or the key is still running. */
        NotEditableOrRunning: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Absent, or hidden from the caller; the two look the same. */
        NotFound: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Steps are still to do, or the key belongs to another request. */
        OnboardingIncomplete: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Something is missing for that status; data names what. Or the key belongs to another request. */
        OnboardingRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The task or a step is in another state, or the key is still running. */
        OnboardingReviewConflict: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A step is sent back without a reason, or the key belongs to another request. */
        OnboardingReviewRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The task is in another state, or the step has been accepted. */
        OnboardingStepConflict: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The step lacks what its key asks for. */
        OnboardingStepRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A region that is not of the country, or the key belongs to another request. */
        OtherFormRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Not the caller's case, or not the caller's role. */
        OwnerRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The bytes are not those that were announced. */
        PartRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is not bytes. */
        PartTypeRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The present password is wrong, or the new one breaks a rule. */
        PasswordChangeInvalid: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The new password breaks a rule. */
        PasswordInvalid: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field breaks a rule, or the key belongs to another request. */
        PaymentRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description An earlier request with this key is still running. */
        PeopleKeyRunning: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The case, the caller's load or the key is in the way. */
        PickupConflict: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The caller does not meet a condition of the case. */
        PickupRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description If-Match is missing. */
        PreconditionRequired: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field breaks its rule; data names the fields. */
        ProfileInvalid: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field is missing or breaks its rule, or the key belongs to another request. */
        ProviderFormRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No such step from the present status, or the key is still running. */
        ProviderStatusConflict: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The task is in another state, or the original has been opened. */
        QaDiagnosisConflict: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A specimen is without a diagnosis. */
        QaDiagnosisRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The task is in another state, still blinded, or the key is still running. */
        QaResultConflict: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The reviewer signed the case, a field breaks a rule, or the key belongs to another request. */
        QaResultRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The case is not in a state for this kind, or the key is still running. */
        QaReviewConflict: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Not the caller's case, or not the caller's role. */
        QaReviewRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The reviewer does not fit, the diagnosis has gaps, or the key is another's. */
        QaReviewRulesRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The question is answered already, or the key is still running. */
        QuestionClosed: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The case is not being worked on, or the key is still running. */
        QuestionConflict: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Not the caller's case, or not the caller's role. */
        QuestionRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field breaks its rule, or the key belongs to another request. */
        QuestionRulesRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The range starts beyond the end. */
        RangeNotSatisfiable: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                "Content-Range": components["headers"]["ContentRange"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The user is not deactivated, or the key is still running. */
        ReactivationConflict: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The reason or the check of the credentials is missing, or the key belongs to another request. */
        ReactivationRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The reason has no words, or the key belongs to another request. */
        ReasonBlank: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The reason needs words, or the key belongs to another request. */
        ReasonRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Nothing is signed, the window is over, something was added, or the key is still running. */
        RecallConflict: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No reason, or the key belongs to another request. */
        RecallIncomplete: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The report was signed by somebody else. */
        RecallRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A slide is not accounted for, or the key belongs to another request. */
        ReceiptRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The registration's state, or an email or NPI that belongs to someone else. */
        RegistrationChangeConflict: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The registration's state, or a request with the same key that is still running. */
        RegistrationConflict: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field breaks its rule. */
        RegistrationFieldsRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The file is empty or its date too long ago, or the key belongs to another request. */
        RegistrationFileRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The file has more than 25 MB. */
        RegistrationFileTooLarge: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Neither a picture, nor a PDF, nor a Word document; or not what its name says. */
        RegistrationFileType: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Something that the kind asks for is missing, or the key belongs to another request. */
        RegistrationIncomplete: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The registration is past the state in which this may be done. */
        RegistrationNotOpen: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The email or the NPI belongs to an account already, which only an admin is told; or a request with the same key is still running. */
        RegistrationTaken: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The case is not Selected, has open requests, or the key is still running. */
        ReleaseConflict: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Not the caller's case, or not the caller's role. */
        ReleaseRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Nobody would be left to manage the team, or the user was removed before. */
        RemovalConflict: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field breaks its rule, or the key belongs to another request. */
        RenewalRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Sent back without a reason, or the key belongs to another request. */
        RenewalReviewRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The renewal was reviewed before, or the key is still running. */
        RenewalReviewed: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A renewal for this state or province waits already, or the key is still running. */
        RenewalWaiting: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Nothing to look for. */
        ReportCriteriaRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The rescan is closed, or the key is still running. */
        RescanClosed: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The case is not being worked on, a rescan is open, or the key is still running. */
        RescanConflict: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Not the caller's case, or not the caller's role. */
        RescanRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The new image does not fit, or the key belongs to another request. */
        RescanResolutionRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field breaks its rule, or the key belongs to another request. */
        RescanRulesRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The user is deactivated, or the key is still running. */
        ResetConflict: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The token is past its time or was used. */
        ResetGone: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The case is not Cancelled, was never sent out, too much time has passed, or the key is still running. */
        RestoreConflict: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The kind does not fit the state, or the key belongs to another request. */
        ReturnRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The reason is missing, or the key belongs to another request. */
        ReviewRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The state of the case, an upload or the key is in the way. */
        SendOutConflict: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The form is not complete, or the key belongs to another request. */
        SendOutRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The server failed. */
        ServerError: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The bytes are no sheet, a column is unknown or missing, or there are too many rows. */
        SheetRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The case is signed already or waits for something, or the key is still running. */
        SignOutConflict: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The checklist has gaps, or the key belongs to another request. */
        SignOutIncomplete: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The password is wrong, or the case is not the caller's. */
        SignOutRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A part that a provider ordered keeps what was ordered. */
        SpecimenPartRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Staff without a role, or the key belongs to another request. */
        StaffFormRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Not the caller's case, or not the caller's role. */
        StainOrderCancelRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The order is closed. */
        StainOrderClosed: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The case is not being worked on, the stain exists, or the key is still running. */
        StainOrderConflict: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field breaks its rule. */
        StainOrderDatesRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The reason needs words, or the key belongs to another request. */
        StainOrderDeclineRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Images are missing, or the key belongs to another request. */
        StainOrderFulfilRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The key belongs to another request. */
        StainOrderKeyReused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The order is closed or accepted already, or the key is still running. */
        StainOrderMoveConflict: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Not the caller's case, or not the caller's role. */
        StainOrderRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field breaks its rule, or the key belongs to another request. */
        StainOrderRulesRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description If-Match names another version than the present one. */
        StaleVersion: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field breaks a rule. */
        TaskChangesRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The task is closed. */
        TaskClosed: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The task is in another state, or the key is still running. */
        TaskConflict: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field breaks a rule, or the key belongs to another request. */
        TaskFieldsRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Nothing in the file. */
        TaskFileRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description More than 25 MB. */
        TaskFileTooLarge: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Not one of the kinds that are taken, or something else inside. */
        TaskFileTypeRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Something is missing, or the key belongs to another request. */
        TaskIncomplete: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The same request is under way. */
        TaskKeyRunning: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Not the caller's task, or not the caller's role. */
        TaskMoveRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No reason, or the key belongs to another request. */
        TaskReasonRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field breaks its rule; data names the fields. */
        TemplateInvalid: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field breaks its rule, or the key belongs to another request. */
        TemplateInvalidOrKey: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The first request with this key is still running. */
        TemplateKeyRunning: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The template is the system's, or the caller's role has none. */
        TemplateOfTheSystem: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A request with the same key is still running. */
        TicketKeyRunning: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The case is none that the caller may see, or the key belongs to another request. */
        TicketRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The ticket is closed for good, or closed and the caller is an admin, or the key is still running. */
        TicketReplyConflict: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The ticket has not been answered yet or is closed, or the key is still running. */
        TicketStateConflict: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A limit was reached. */
        TooManyRequests: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No valid bearer token. */
        Unauthorized: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Not now. */
        Unavailable: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                "Retry-After": components["headers"]["MayRetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is not JSON. */
        UnsupportedType: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The upload takes no parts any more. */
        UploadClosed: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The upload is in another state, or the key is still running. */
        UploadConflict: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description 24 hours are over. */
        UploadExpired: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Parts are missing, or the key belongs to another request. */
        UploadIncomplete: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The same request is under way. */
        UploadKeyRunning: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Not a slide file, too large, or the key belongs to another request. */
        UploadRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The email belongs to another user. */
        UserEmailTaken: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A facility's user without a facility, or the key belongs to another request. */
        UserFormRefused: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field breaks its rule; data names the fields. */
        UserInvalid: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The reason is blank, or the key belongs to another request. */
        UserReasonInvalid: {
            headers: {
                "X-Error-Code": components["headers"]["XErrorCode"];
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        AccountId: components["schemas"]["AccountId"];
        BillingId: components["schemas"]["BillingId"];
        /** @description The blob of an image, also handed out as the image's fileContent. */
        BlobId: components["schemas"]["BlobId"];
        CaseId: components["schemas"]["CaseId"];
        /** @description The nextCursor of the page before; without it the newest come first. */
        Cursor: string;
        DocumentId: components["schemas"]["DocumentId"];
        EnquiryId: components["schemas"]["EnquiryId"];
        /** @description A workbook with a type for every cell, or comma-separated text in UTF-8. In both a text that begins with =, +, -, @, a tab, a return or a NUL gets an apostrophe in front, so that no program takes it for a formula. */
        ExportFormat: components["schemas"]["BillingExportFormat"];
        FacilityId: components["schemas"]["FacilityId"];
        /** @description The file's own name, percent-encoded UTF-8. It stands in a header because it may name a patient; the server stores the bytes under a name of its own. */
        FileName: string;
        GroupId: components["schemas"]["GroupId"];
        /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
        IdempotencyKey: string;
        /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
        IfMatch: string;
        /** @description The range is wanted only of the file with this ETag; else the whole file. */
        IfRange: string;
        /** @description An image of the case that the path names; one of another case is not found. */
        ImageId: components["schemas"]["ImageId"];
        /** @description True to show it in a page, where its kind may be. */
        Inline: boolean;
        /** @description End of the link's life in seconds since 1970, covered by the signature. */
        LinkExpiry: number;
        /** @description Signature over blob and expiry; it stands in for the bearer token. */
        LinkSignature: string;
        /** @description The user id of a member of the group that the path names. */
        MemberId: components["schemas"]["UserId"];
        NotificationId: components["schemas"]["NotificationId"];
        /** @description Only work of this group: what its members read for the facilities that it serves. Of people, its members. */
        OfGroup: components["schemas"]["GroupId"];
        /** @description From 1. */
        Page: number;
        /** @description Rows on a page. */
        PageSize: number;
        /** @description Bytes that are wanted, in the form of RFC 9110. */
        Range: string;
        /** @description What kind of record. */
        RecordSubject: components["schemas"]["RecordSubject"];
        /** @description The record's id. */
        RecordSubjectId: string;
        RegistrationId: components["schemas"]["RegistrationId"];
        /** @description The kind the registration was opened as; under another one it is not found. */
        RegistrationKind: components["schemas"]["RegistrationKind"];
        /** @description Names a renewal. */
        RenewalId: components["schemas"]["LicenceRenewalId"];
        /** @description The billing copy carries the codes; only the own facility and admins get it. */
        ReportCopy: "clinical" | "billing";
        /** @description A signed version; the latest when it is left out. */
        ReportVersionNumber: number;
        RequestId: components["schemas"]["RequestId"];
        /** @description Looked for in numbers and names of the operator's own records; never a patient's name. */
        SearchText: string;
        SessionId: components["schemas"]["SessionId"];
        Slot: components["schemas"]["AttachmentSlot"];
        SpecimenId: components["schemas"]["SpecimenId"];
        SubsectionId: components["schemas"]["SubsectionId"];
        TaskId: components["schemas"]["TaskId"];
        TextTemplateId: components["schemas"]["TextTemplateId"];
        TicketId: components["schemas"]["TicketId"];
        UploadId: components["schemas"]["UploadId"];
        UserId: components["schemas"]["UserId"];
        VerificationId: components["schemas"]["VerificationId"];
    };
    requestBodies: never;
    headers: {
        /** @description Byte ranges are served. */
        AcceptRanges: "bytes";
        /** @description Always an attachment, so that no browser shows the file as a page of ours; with the file's name. */
        ContentDisposition: string;
        /** @description First byte, last byte and size; for 416 an asterisk and the size. */
        ContentRange: string;
        /** @description Strong validator of the resource; the version that If-Match must name. */
        ETag: string;
        /** @description Strong validator of the stored bytes. */
        FileETag: string;
        /** @description Present when the stored answer of an earlier request with this key is given again. */
        IdempotentReplayed: "true";
        /** @description Where the new thing is read, a path under the server's address: what the first link to a GET of this answer leads to. A thing that has no address of its own is read with what it belongs to. */
        Location: string;
        /** @description Seconds to wait before asking again, where the server knows. */
        MayRetryAfter: number;
        /** @description No browser guesses another type. */
        NoSniff: "nosniff";
        /** @description Answers about people and cases are never kept by a cache. */
        NoStore: "no-store";
        /** @description Reference lists may be kept by any cache that asks each time whether they are still good (no-cache). */
        ReferenceCache: string;
        /** @description Seconds to wait before asking again. */
        RetryAfter: number;
        /** @description What is shown of somebody's file runs no script and loads nothing. */
        SandboxPolicy: string;
        /** @description Inline where that was asked for and the kind may be shown, else an attachment; with the file's name. */
        ShownDisposition: string;
        /** @description A tile may be kept by the reader's own browser for as long as a link usually lives. */
        TileCache: string;
        /** @description The machine's reason for a refusal. */
        XErrorCode: components["schemas"]["ErrorCode"];
        /** @description Names this exchange in the server's log. */
        XRequestId: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Logged in, or refused by a backend that says so in the envelope. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LoginRefused"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["CredentialsIncomplete"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token is dead. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogoutEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestEmailVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailVerificationInput"];
            };
        };
        responses: {
            /** @description Accepted, whether or not there is such an account. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailVerificationEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["EmailInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmEmailVerification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                verificationId: components["parameters"]["VerificationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeInput"];
            };
        };
        responses: {
            /** @description The code was right. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailVerifiedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["CodeGone"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["CodeInvalid"];
            429: components["responses"]["CodeTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetForgottenPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetInput"];
            };
        };
        responses: {
            /** @description The new password holds. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            410: components["responses"]["ResetGone"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["PasswordInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChangeInput"];
            };
        };
        responses: {
            /** @description The new password holds. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["PasswordChangeInvalid"];
            429: components["responses"]["CodeTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All sessions that have not ended. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSessionsEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeOtherSessions: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Only this session is left. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsRevokedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["PeopleKeyRunning"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                sessionId: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["StaleVersion"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user as of this moment; status and role are never taken from anywhere else. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUserEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMyProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileInput"];
            };
        };
        responses: {
            /** @description The profile as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["ProfileInvalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBanner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banner. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BannerEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setBanner: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BannerInput"];
            };
        };
        responses: {
            /** @description The banner as it stands now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BannerEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["StaleVersion"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["BannerInvalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    clearBanner: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no message any more. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BannerEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["StaleVersion"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before; without it the newest come first. */
                cursor?: components["parameters"]["Cursor"];
                /** @description True for those only that have not been read. */
                unread?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stretch of the notices. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationFeedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markNotificationRead: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                notificationId: components["parameters"]["NotificationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notice is read. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PeopleKeyRunning"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The overview as of this moment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminDashboard: {
        parameters: {
            query?: {
                /** @description Turnaround and rates look back this many days; counts are of now. */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The overview as of this moment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminDashboardEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCurrentFacilityUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user and the facility the user works for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityUserEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAccounts: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Looked for in numbers and names of the operator's own records; never a patient's name. */
                q?: components["parameters"]["SearchText"];
                /** @description Keys in order of weight; a hyphen in front turns one round. */
                sort?: string;
                /** @description Any of these. */
                leadStatus?: components["schemas"]["AccountLeadStatus"][];
                /** @description Any of these. */
                accountType?: components["schemas"]["AccountType"][];
                /** @description The relationship manager's user id. */
                ownerId?: components["schemas"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of accounts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountPageEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAccount: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountInput"];
            };
        };
        responses: {
            /** @description The account, as Prospect. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["AccountKeyOrEmail"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["AccountInvalidOrKey"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountChangeInput"];
            };
        };
        responses: {
            /** @description The account as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AccountEmailTaken"];
            412: components["responses"]["StaleVersion"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["AccountInvalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeAccountLeadStatus: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadStatusChangeInput"];
            };
        };
        responses: {
            /** @description The account in its new status. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LeadStatusConflict"];
            412: components["responses"]["StaleVersion"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["LeadStatusInvalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Looked for in numbers and names of the operator's own records; never a patient's name. */
                q?: components["parameters"]["SearchText"];
                /** @description Keys in order of weight; a hyphen in front turns one round. licenceEndsOn is the last day of the licence that ends first; who has none comes last. */
                sort?: string;
                /** @description Any of these. */
                role?: components["schemas"]["Role"][];
                /** @description Any of these. */
                status?: components["schemas"]["UserStatus"][];
                /** @description Any of these. */
                staffRole?: components["schemas"]["StaffRole"][];
                /** @description The people of one facility. */
                facilityId?: components["schemas"]["FacilityId"];
                /** @description Only work of this group: what its members read for the facilities that it serves. Of people, its members. */
                groupId?: components["parameters"]["OfGroup"];
                /** @description The people of the facility that the account became, or the provider that it became. */
                accountId?: components["schemas"]["AccountId"];
                /** @description Providers who read any of these. */
                subspecialty?: components["schemas"]["Subspecialty"][];
                /** @description Providers with a licence in any of these states or provinces that is good today. */
                region?: components["schemas"]["RegionCode"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of users. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPageEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserDetailsInput"];
            };
        };
        responses: {
            /** @description The user as of now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["UserEmailTaken"];
            412: components["responses"]["StaleVersion"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["UserInvalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeProviderStatus: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderStatusInput"];
            };
        };
        responses: {
            /** @description The user in the new status. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ProviderStatusConflict"];
            412: components["responses"]["StaleVersion"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["OnboardingRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deactivateUser: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeactivationInput"];
            };
        };
        responses: {
            /** @description The user is deactivated. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DeactivationConflict"];
            412: components["responses"]["StaleVersion"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["UserReasonInvalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reactivateUser: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReactivationInput"];
            };
        };
        responses: {
            /** @description The user may log in again. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ReactivationConflict"];
            412: components["responses"]["StaleVersion"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["ReactivationRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendUserPasswordReset: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail is on its way. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ResetConflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeUserSessions: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No session of the user is left. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsRevokedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PeopleKeyRunning"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRecordLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What kind of record. */
                subject: components["parameters"]["RecordSubject"];
                /** @description The record's id. */
                subjectId: components["parameters"]["RecordSubjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What belongs to the record now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordLinksEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRecordHistory: {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before; without it the newest come first. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows on a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /** @description What kind of record. */
                subject: components["schemas"]["HistorySubject"];
                /** @description The record's id. */
                subjectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Changes from the cursor on; nextCursor is null at the end. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordChangeFeedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewLicence: {
        parameters: {
            query: {
                /** @description The state or province of the licence. */
                region: components["schemas"]["RegionCode"];
                /** @description The licence's number. */
                number: string;
                /** @description First day of the licence; not in the future. */
                issuedOn: components["schemas"]["Day"];
                /** @description Last day of the licence; in the future, and later than that of the licence it replaces. */
                expiresOn: components["schemas"]["Day"];
                /** @description The file's own name, with its extension. */
                name: string;
            };
            header: {
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": unknown;
                "image/png": unknown;
                "application/pdf": unknown;
                "application/msword": unknown;
                "application/vnd.openxmlformats-officedocument.wordprocessingml.document": unknown;
            };
        };
        responses: {
            /** @description The renewal, waiting for its review. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LicenceRenewalEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RenewalWaiting"];
            413: components["responses"]["RegistrationFileTooLarge"];
            415: components["responses"]["RegistrationFileType"];
            422: components["responses"]["RenewalRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLicenceRenewals: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Looked for in numbers and names of the operator's own records; never a patient's name. */
                q?: components["parameters"]["SearchText"];
                /** @description Keys in order of weight; a hyphen in front turns one round. */
                sort?: string;
                /** @description Only these. */
                status?: components["schemas"]["LicenceRenewalStatus"][];
                /** @description Only of this state or province. */
                region?: components["schemas"]["RegionCode"];
                /** @description Only of this provider. */
                userId?: components["schemas"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of renewals. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LicenceRenewalPageEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLicenceRenewal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Names a renewal. */
                renewalId: components["parameters"]["RenewalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The renewal. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LicenceRenewalEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLicenceRenewalDocument: {
        parameters: {
            query?: {
                /** @description True to show it in a page, where its kind may be. */
                inline?: components["parameters"]["Inline"];
            };
            header?: never;
            path: {
                /** @description Names a renewal. */
                renewalId: components["parameters"]["RenewalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DocumentBytes"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reviewLicenceRenewal: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Names a renewal. */
                renewalId: components["parameters"]["RenewalId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LicenceReviewInput"];
            };
        };
        responses: {
            /** @description Where the decision left the renewal. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LicenceRenewalEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RenewalReviewed"];
            412: components["responses"]["StaleVersion"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["RenewalReviewRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRegistrations: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Looked for in numbers and names of the operator's own records; never a patient's name. */
                q?: components["parameters"]["SearchText"];
                /** @description Keys in order of weight; a hyphen in front turns one round. */
                sort?: string;
                /** @description Only these. */
                status?: components["schemas"]["RegistrationStatus"][];
                /** @description Only these. */
                kind?: components["schemas"]["RegistrationKind"][];
                /** @description Only those that have waited for a decision for this many days or longer. */
                waitingDays?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of registrations, with how many of all that fit wait, and for how long. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationPageEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTeam: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Looked for in numbers and names of the operator's own records; never a patient's name. */
                q?: components["parameters"]["SearchText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of colleagues, by last name. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamPageEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    inviteTeamMember: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationInput"];
            };
        };
        responses: {
            /** @description The colleague, invited. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMemberEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["InvitationConflict"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvitationInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeTeamMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The colleague is out of the team. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RemovalConflict"];
            412: components["responses"]["StaleVersion"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTeamMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamMemberInput"];
            };
        };
        responses: {
            /** @description The colleague with the new rights. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMemberEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["StaleVersion"];
            415: components["responses"]["UnsupportedType"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTextTemplates: {
        parameters: {
            query?: {
                /** @description The part of the diagnosis that the text is for. */
                part?: components["schemas"]["TemplatePart"];
                origin?: components["schemas"]["TemplateOrigin"];
                subspecialty?: components["schemas"]["Subspecialty"];
                /** @description A value of the reference list of specimen types. */
                specimenType?: string;
                /** @description Keys in order of weight; a hyphen in front turns one round. */
                sort?: string;
                /** @description Looked for in numbers and names of the operator's own records; never a patient's name. */
                q?: components["parameters"]["SearchText"];
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextTemplatePageEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTextTemplate: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TextTemplateInput"];
            };
        };
        responses: {
            /** @description The template. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextTemplateEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["TemplateKeyRunning"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["TemplateInvalidOrKey"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTextTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                templateId: components["parameters"]["TextTemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextTemplateEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTextTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                templateId: components["parameters"]["TextTemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TemplateOfTheSystem"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["StaleVersion"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTextTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                templateId: components["parameters"]["TextTemplateId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TextTemplateChangeInput"];
            };
        };
        responses: {
            /** @description The template as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextTemplateEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TemplateOfTheSystem"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["TemplateInvalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGroups: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Looked for in numbers and names of the operator's own records; never a patient's name. */
                q?: components["parameters"]["SearchText"];
                /** @description Keys in order of weight; a hyphen in front turns one round. */
                sort?: string;
                /** @description Only those in use, or only those that are not. */
                active?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of groups. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupPageEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createGroup: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupInput"];
            };
        };
        responses: {
            /** @description The group. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["GroupNameOrKey"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["GroupInvalidOrKey"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group is gone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["GroupInUse"];
            412: components["responses"]["StaleVersion"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupChangeInput"];
            };
        };
        responses: {
            /** @description The group as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["GroupNameTaken"];
            412: components["responses"]["StaleVersion"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["GroupInvalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addGroupMember: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupMemberInput"];
            };
        };
        responses: {
            /** @description The group with its new member. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["MembershipConflict"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["MemberInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeGroupMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                groupId: components["parameters"]["GroupId"];
                /** @description The user id of a member of the group that the path names. */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group without the member. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["MemberNeeded"];
            412: components["responses"]["StaleVersion"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFacilities: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Looked for in numbers and names of the operator's own records; never a patient's name. */
                q?: components["parameters"]["SearchText"];
                /** @description Keys in order of weight; a hyphen in front turns one round. */
                sort?: string;
                /** @description Only these types. */
                facilityType?: components["schemas"]["FacilityType"][];
                /** @description Only facilities that may send cases, or only those that may not. */
                active?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityPageEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createFacilityAccount: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FacilityFormInput"];
            };
        };
        responses: {
            /** @description The account. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityAccountEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["FacilityTaken"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["FacilityFormRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFacilityAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityAccountEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateFacilityAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                facilityId: components["parameters"]["FacilityId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FacilityFormChangeInput"];
            };
        };
        responses: {
            /** @description Kept under a new version. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityAccountEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["FacilityNpiTaken"];
            412: components["responses"]["StaleVersion"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["FacilityFieldsRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFacilityUsers: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityMemberPageEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFacilityNps: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityMemberPageEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createFacilityNp: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                facilityId: components["parameters"]["FacilityId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FacilityNpInput"];
            };
        };
        responses: {
            /** @description The user, New. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityMemberEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["FacilityTaken"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["FacilityNpRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateFacilityNp: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                facilityId: components["parameters"]["FacilityId"];
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FacilityNpChangeInput"];
            };
        };
        responses: {
            /** @description Kept under a new version. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityMemberEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["FacilityNpiTaken"];
            412: components["responses"]["StaleVersion"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["FacilityNpFieldsRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deactivateFacilityNp: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                facilityId: components["parameters"]["FacilityId"];
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reasoned"];
            };
        };
        responses: {
            /** @description The user, Deactivated. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityMemberEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["FacilityNpState"];
            412: components["responses"]["StaleVersion"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEnquiries: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Looked for in numbers and names of the operator's own records; never a patient's name. */
                q?: components["parameters"]["SearchText"];
                /** @description Keys in order of weight; a hyphen in front turns one round. */
                sort?: string;
                /** @description Only these. */
                leadStatus?: components["schemas"]["EnquiryLeadStatus"][];
                /** @description Only from these. */
                leadSource?: components["schemas"]["LeadSource"][];
                /** @description Only those that this member of the staff looks after. */
                ownerId?: components["schemas"]["UserId"];
                /** @description Only those whose next contact is on this day or before. */
                contactBy?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnquiryPageEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createEnquiry: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnquiryInput"];
            };
        };
        responses: {
            /** @description For an admin; the enquiry, a prospect. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnquiryReceiptEnvelope"];
                };
            };
            /** @description For everyone else; the operator will answer. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnquiryReceiptEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["EnquiryKeyRunning"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["EnquiryRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    importEnquiries: {
        parameters: {
            query?: {
                /** @description Only says what would come of it. */
                dryRun?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": unknown;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
            };
        };
        responses: {
            /** @description What came of each row. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SheetImportEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["SheetRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEnquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                enquiryId: components["parameters"]["EnquiryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The enquiry. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnquiryEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEnquiry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                enquiryId: components["parameters"]["EnquiryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnquiryChangeInput"];
            };
        };
        responses: {
            /** @description Kept under a new version. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnquiryEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["StaleVersion"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["EnquiryFieldsRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeEnquiryStatus: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                enquiryId: components["parameters"]["EnquiryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnquiryStatusInput"];
            };
        };
        responses: {
            /** @description The enquiry under its new status. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnquiryEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["EnquiryConflict"];
            412: components["responses"]["StaleVersion"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["EnquiryStatusRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    convertEnquiry: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                enquiryId: components["parameters"]["EnquiryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConvertEnquiryInput"];
            };
        };
        responses: {
            /** @description The enquiry, with what was opened for it. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnquiryEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConversionConflict"];
            412: components["responses"]["StaleVersion"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["ConversionRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addEnquiryNote: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                enquiryId: components["parameters"]["EnquiryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnquiryNoteInput"];
            };
        };
        responses: {
            /** @description The enquiry with the new note. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnquiryEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["EnquiryKeyRunning"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSupportTickets: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Looked for in numbers and names of the operator's own records; never a patient's name. */
                q?: components["parameters"]["SearchText"];
                /** @description Keys in order of weight; a hyphen in front turns one round. */
                sort?: string;
                /** @description Only these. */
                status?: components["schemas"]["TicketStatus"][];
                /** @description Only about these. */
                topic?: components["schemas"]["TicketTopic"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportTicketPageEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSupportTicket: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupportTicketInput"];
            };
        };
        responses: {
            /** @description The ticket, Open. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportTicketEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["TicketKeyRunning"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["TicketRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSupportTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ticketId: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportTicketEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replySupportTicket: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                ticketId: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketReplyInput"];
            };
        };
        responses: {
            /** @description The ticket with the new message. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportTicketEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TicketReplyConflict"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeSupportTicket: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                ticketId: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket, Closed. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportTicketEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TicketStateConflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["KeyReused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerProvider: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderRegistrationInput"];
            };
        };
        responses: {
            /** @description For an admin; the registration is a Draft. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationReceiptEnvelope"];
                };
            };
            /** @description For everyone else; look into your mail. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationReceiptEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["RegistrationTaken"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["ProviderFormRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerFacility: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FacilityRegistrationInput"];
            };
        };
        responses: {
            /** @description For an admin; the registration is a Draft. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationReceiptEnvelope"];
                };
            };
            /** @description For everyone else; look into your mail. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationReceiptEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["RegistrationTaken"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["FacilityFormRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerUser: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserRegistrationInput"];
            };
        };
        responses: {
            /** @description The registration, a Draft. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["RegistrationTaken"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["UserFormRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerOperatorStaff: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffRegistrationInput"];
            };
        };
        responses: {
            /** @description The registration, a Draft. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["RegistrationTaken"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["StaffFormRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerOther: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtherRegistrationInput"];
            };
        };
        responses: {
            /** @description The registration, a Draft. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["RegistrationTaken"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["OtherFormRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The kind the registration was opened as; under another one it is not found. */
                kind: components["parameters"]["RegistrationKind"];
                registrationId: components["parameters"]["RegistrationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The registration. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateRegistration: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The kind the registration was opened as; under another one it is not found. */
                kind: components["parameters"]["RegistrationKind"];
                registrationId: components["parameters"]["RegistrationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationChangeInput"];
            };
        };
        responses: {
            /** @description Kept under a new version. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RegistrationChangeConflict"];
            412: components["responses"]["StaleVersion"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["RegistrationFieldsRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitRegistration: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The kind the registration was opened as; under another one it is not found. */
                kind: components["parameters"]["RegistrationKind"];
                registrationId: components["parameters"]["RegistrationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitRegistrationInput"];
            };
        };
        responses: {
            /** @description Waiting for its review. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RegistrationConflict"];
            412: components["responses"]["StaleVersion"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["RegistrationIncomplete"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reviewRegistration: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The kind the registration was opened as; under another one it is not found. */
                kind: components["parameters"]["RegistrationKind"];
                registrationId: components["parameters"]["RegistrationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewRegistrationInput"];
            };
        };
        responses: {
            /** @description Where the decision left it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RegistrationConflict"];
            412: components["responses"]["StaleVersion"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["ReviewRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRegistrationDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The kind the registration was opened as; under another one it is not found. */
                kind: components["parameters"]["RegistrationKind"];
                registrationId: components["parameters"]["RegistrationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, the newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationDocumentsEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadRegistrationDocument: {
        parameters: {
            query: {
                /** @description What the file proves. */
                documentKind: components["schemas"]["RegistrationDocumentKind"];
                /** @description The file's own name, with its extension. */
                name: string;
                /** @description For a licence, the state or province it is valid in. */
                region?: components["schemas"]["RegionCode"];
                /** @description The date on the document. A proof of address needs one, no more than 90 days ago. */
                issuedOn?: components["schemas"]["Day"];
            };
            header: {
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The kind the registration was opened as; under another one it is not found. */
                kind: components["parameters"]["RegistrationKind"];
                registrationId: components["parameters"]["RegistrationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": unknown;
                "image/png": unknown;
                "application/pdf": unknown;
                "application/msword": unknown;
                "application/vnd.openxmlformats-officedocument.wordprocessingml.document": unknown;
            };
        };
        responses: {
            /** @description Stored. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationDocumentEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RegistrationConflict"];
            413: components["responses"]["RegistrationFileTooLarge"];
            415: components["responses"]["RegistrationFileType"];
            422: components["responses"]["RegistrationFileRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRegistrationDocument: {
        parameters: {
            query?: {
                /** @description True to show it in a page, where its kind may be. */
                inline?: components["parameters"]["Inline"];
            };
            header?: never;
            path: {
                /** @description The kind the registration was opened as; under another one it is not found. */
                kind: components["parameters"]["RegistrationKind"];
                registrationId: components["parameters"]["RegistrationId"];
                documentId: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DocumentBytes"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteRegistrationDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The kind the registration was opened as; under another one it is not found. */
                kind: components["parameters"]["RegistrationKind"];
                registrationId: components["parameters"]["RegistrationId"];
                documentId: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RegistrationNotOpen"];
            412: components["responses"]["StaleVersion"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProviderDirectory: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Looked for in numbers and names of the operator's own records; never a patient's name. */
                q?: components["parameters"]["SearchText"];
                /** @description One or more; whoever reads any of them is listed. */
                subspecialty?: components["schemas"]["Subspecialty"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the directory, by last name. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderDirectoryPageEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCases: {
        parameters: {
            query: {
                view: components["schemas"]["CaseView"];
                page?: number;
                pageSize?: number;
                /** @description Keys in order of weight; a hyphen in front turns one round, and rows without a value come last. patient and accession name somebody: in available, and for staff who may not know patients, they are refused with 403. Both turnarounds order what is signed by its final clocks; cases that still run come last. Without it: priority and due time, in mine due time, in completed signedAt, latest first. */
                sort?: string;
                q?: string;
                /** @description One or more states; without it all that the view shows. */
                status?: components["schemas"]["CaseStatus"][];
                /** @description First day, in the time zone of the case's facility, of the date that the view sorts by: signedAt in completed, availableAt in available, selectedAt in a provider's mine, sentAt elsewhere. In completed 30 days back when left out. */
                from?: components["schemas"]["Day"];
                /** @description Last day, counted as from is. */
                to?: components["schemas"]["Day"];
                /** @description For admins; anyone else gets own rows whatever it names. */
                facilityId?: components["schemas"]["FacilityId"];
                /** @description Cases that this provider has or signed; in available it finds none. */
                providerId?: components["schemas"]["UserId"];
                /** @description Only work of this group: what its members read for the facilities that it serves. Of people, its members. */
                groupId?: components["parameters"]["OfGroup"];
                /** @description One or more. */
                priority?: components["schemas"]["Priority"][];
                /** @description One or more, as the facility asked for them; cases that ask for none are left out. */
                subspecialty?: components["schemas"]["Subspecialty"][];
                /** @description One or both case types. */
                type?: components["schemas"]["CaseTypeValue"][];
                /** @description One or more. */
                billingComponent?: components["schemas"]["BillingComponent"][];
                /** @description One or more states or provinces of facilities. */
                region?: components["schemas"]["RegionCode"][];
                /** @description One or more. */
                reportState?: components["schemas"]["ReportState"][];
                /** @description Only open cases past their due time (true), or all the others (false). */
                overdue?: boolean;
                /** @description Only cases that the operator has on hold now (true), or all the others (false). */
                onHold?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CasePageEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ListRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCase: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseFormEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CreateRefused"];
            409: components["responses"]["KeyRunning"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchCases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseSearchInput"];
            };
        };
        responses: {
            /** @description One page of what was found. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CasePageEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["CriteriaRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCaseDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotEditable"];
            412: components["responses"]["StaleVersion"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCase: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseFormInput"];
            };
        };
        responses: {
            /** @description The whole form as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseFormEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotEditable"];
            412: components["responses"]["StaleVersion"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["FieldsRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCasePreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case without identity. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CasePreviewEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCaseForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole form with specimens, slides and the list of files. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseFormEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The problems in the order of the form. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseCheckEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCaseAttachments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The slots, under the version of the case. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseAttachmentsEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCaseAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Bytes that are wanted, in the form of RFC 9110. */
                Range?: components["parameters"]["Range"];
                /** @description The range is wanted only of the file with this ETag; else the whole file. */
                "If-Range"?: components["parameters"]["IfRange"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
                slot: components["parameters"]["Slot"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole file. */
            200: {
                headers: {
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    ETag: components["headers"]["FileETag"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": unknown;
                    "image/png": unknown;
                    "application/pdf": unknown;
                    "application/msword": unknown;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": unknown;
                };
            };
            /** @description The range that was asked for. */
            206: {
                headers: {
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    "Content-Range": components["headers"]["ContentRange"];
                    ETag: components["headers"]["FileETag"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": unknown;
                    "image/png": unknown;
                    "application/pdf": unknown;
                    "application/msword": unknown;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putCaseAttachment: {
        parameters: {
            query?: never;
            header: {
                /** @description The file's own name, percent-encoded UTF-8. It stands in a header because it may name a patient; the server stores the bytes under a name of its own. */
                "X-File-Name": components["parameters"]["FileName"];
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
                slot: components["parameters"]["Slot"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": unknown;
                "image/png": unknown;
                "application/pdf": unknown;
                "application/msword": unknown;
                "application/vnd.openxmlformats-officedocument.wordprocessingml.document": unknown;
            };
        };
        responses: {
            /** @description The slots as they are now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseAttachmentsEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotEditable"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["FileTooLarge"];
            415: components["responses"]["FileTypeRefused"];
            422: components["responses"]["FileRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCaseAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
                slot: components["parameters"]["Slot"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The slots as they are now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseAttachmentsEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotEditable"];
            412: components["responses"]["StaleVersion"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addSpecimen: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpecimenFormInput"];
            };
        };
        responses: {
            /** @description The new specimen, with the version of the case. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpecimenSavedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotEditableOrRunning"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["FieldsOrKeyRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSpecimen: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
                specimenId: components["parameters"]["SpecimenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone; the version of the case is raised. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartRemovedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotEditable"];
            412: components["responses"]["StaleVersion"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSpecimen: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
                specimenId: components["parameters"]["SpecimenId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpecimenFormInput"];
            };
        };
        responses: {
            /** @description The specimen, with the version of the case. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpecimenSavedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotEditable"];
            412: components["responses"]["StaleVersion"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["SpecimenPartRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addSubsection: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
                specimenId: components["parameters"]["SpecimenId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubsectionFormInput"];
            };
        };
        responses: {
            /** @description The new slides, with the version of the case. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubsectionSavedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotEditableOrRunning"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["FieldsOrKeyRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSubsection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
                specimenId: components["parameters"]["SpecimenId"];
                subsectionId: components["parameters"]["SubsectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone; the version of the case is raised. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartRemovedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotEditable"];
            412: components["responses"]["StaleVersion"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSubsection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
                specimenId: components["parameters"]["SpecimenId"];
                subsectionId: components["parameters"]["SubsectionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubsectionFormInput"];
            };
        };
        responses: {
            /** @description The slides, with the version of the case. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubsectionSavedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotEditable"];
            412: components["responses"]["StaleVersion"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["SpecimenPartRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addImage: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
                specimenId: components["parameters"]["SpecimenId"];
                subsectionId: components["parameters"]["SubsectionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddImageInput"];
            };
        };
        responses: {
            /** @description The new image, last of its slides, with the version of the case. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageAddedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ImageConflict"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["ImageRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reorderImages: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
                specimenId: components["parameters"]["SpecimenId"];
                subsectionId: components["parameters"]["SubsectionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImageOrderInput"];
            };
        };
        responses: {
            /** @description The slides with their images in the new order. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubsectionSavedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotEditable"];
            412: components["responses"]["StaleVersion"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["ImageOrderRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
                specimenId: components["parameters"]["SpecimenId"];
                subsectionId: components["parameters"]["SubsectionId"];
                /** @description An image of the case that the path names; one of another case is not found. */
                imageId: components["parameters"]["ImageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone; the version of the case is raised. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartRemovedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotEditable"];
            412: components["responses"]["StaleVersion"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitSpecimenForm: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpecimenFormReceiptInput"];
            };
        };
        responses: {
            /** @description The receipt. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlideReceiptEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotEditableOrRunning"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["ReceiptRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendOutCase: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendOutInput"];
            };
        };
        responses: {
            /** @description The case is Submitted. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseMoveEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CreateRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SendOutConflict"];
            412: components["responses"]["StaleVersion"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["SendOutRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recallCase: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reasoned"];
            };
        };
        responses: {
            /** @description The case is with the facility again. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseMoveEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["MoveConflict"];
            412: components["responses"]["StaleVersion"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["ReasonBlank"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    releaseToPool: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseToPoolInput"];
            };
        };
        responses: {
            /** @description The case is Available. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseMoveEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IntakeConflict"];
            412: components["responses"]["StaleVersion"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["IntakeRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    returnCase: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnInput"];
            };
        };
        responses: {
            /** @description The case is Returned. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseMoveEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["MoveConflict"];
            412: components["responses"]["StaleVersion"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["ReturnRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelCase: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelInput"];
            };
        };
        responses: {
            /** @description The case is Cancelled. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseMoveEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["MoveConflict"];
            412: components["responses"]["StaleVersion"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["CancelRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreCase: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reasoned"];
            };
        };
        responses: {
            /** @description The case is Submitted. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseMoveEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RestoreConflict"];
            412: components["responses"]["StaleVersion"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["ReasonBlank"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    pickUpCase: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case is the caller's. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseMoveEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PickupRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PickupConflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["KeyReused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    releaseCase: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Release"];
            };
        };
        responses: {
            /** @description The case is Available again. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseMoveEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReleaseRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ReleaseConflict"];
            412: components["responses"]["StaleVersion"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["ReasonRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    assignCase: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignInput"];
            };
        };
        responses: {
            /** @description The case is the chosen provider's. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseMoveEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AssignConflict"];
            412: components["responses"]["StaleVersion"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["AssignRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    openCase: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case with the moment of its first opening. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseOpenedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["MoveConflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["KeyReused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordImageOpened: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
                /** @description An image of the case that the path names; one of another case is not found. */
                imageId: components["parameters"]["ImageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many images this reader has opened. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageOpenedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["MoveConflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getViewerCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case as the viewer lays it out. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewerCaseEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAnnotations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                caseId: components["parameters"]["CaseId"];
                /** @description An image of the case that the path names; one of another case is not found. */
                imageId: components["parameters"]["ImageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The marks as they were saved last. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnotationsEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putAnnotations: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
                /** @description An image of the case that the path names; one of another case is not found. */
                imageId: components["parameters"]["ImageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnotationsInput"];
            };
        };
        responses: {
            /** @description Saved under a new version. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnotationsSavedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["MarksFrozen"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["MarksRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDownloadLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The blob of an image, also handed out as the image's fileContent. */
                blobId: components["parameters"]["BlobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the image can be read until expiresAt. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlideLinkEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["ImageGone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWsiFile: {
        parameters: {
            query: {
                /** @description End of the link's life in seconds since 1970, covered by the signature. */
                exp: components["parameters"]["LinkExpiry"];
                /** @description Signature over blob and expiry; it stands in for the bearer token. */
                sig: components["parameters"]["LinkSignature"];
            };
            header?: {
                Range?: string;
                "If-Range"?: string;
                "If-None-Match"?: string;
            };
            path: {
                /** @description The blob of an image, also handed out as the image's fileContent. */
                blobId: components["parameters"]["BlobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole file. */
            200: {
                headers: {
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    ETag: components["headers"]["FileETag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/tiff": unknown;
                    "image/png": unknown;
                    "image/jpeg": unknown;
                    "application/dicom": unknown;
                    "application/octet-stream": unknown;
                };
            };
            /** @description The range that was asked for. */
            206: {
                headers: {
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    "Content-Range": components["headers"]["ContentRange"];
                    ETag: components["headers"]["FileETag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/tiff": unknown;
                    "image/png": unknown;
                    "image/jpeg": unknown;
                    "application/dicom": unknown;
                    "application/octet-stream": unknown;
                };
            };
            /** @description The caller's copy is good. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["LinkRefused"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    headWsiFile: {
        parameters: {
            query: {
                /** @description End of the link's life in seconds since 1970, covered by the signature. */
                exp: components["parameters"]["LinkExpiry"];
                /** @description Signature over blob and expiry; it stands in for the bearer token. */
                sig: components["parameters"]["LinkSignature"];
            };
            header?: {
                Range?: string;
                "If-Range"?: string;
                "If-None-Match"?: string;
            };
            path: {
                /** @description The blob of an image, also handed out as the image's fileContent. */
                blobId: components["parameters"]["BlobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As the GET would answer, without the bytes. */
            200: {
                headers: {
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    ETag: components["headers"]["FileETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The caller's copy is good. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A value has the wrong form. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature is wrong or the link is past its time. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No such file. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A limit was reached. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The server failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getDziDescriptor: {
        parameters: {
            query: {
                /** @description End of the link's life in seconds since 1970, covered by the signature. */
                exp: components["parameters"]["LinkExpiry"];
                /** @description Signature over blob and expiry; it stands in for the bearer token. */
                sig: components["parameters"]["LinkSignature"];
            };
            header?: never;
            path: {
                /** @description The blob of an image, also handed out as the image's fileContent. */
                blobId: components["parameters"]["BlobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The descriptor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["LinkRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTile: {
        parameters: {
            query: {
                /** @description End of the link's life in seconds since 1970, covered by the signature. */
                exp: components["parameters"]["LinkExpiry"];
                /** @description Signature over blob and expiry; it stands in for the bearer token. */
                sig: components["parameters"]["LinkSignature"];
            };
            header?: {
                "If-None-Match"?: string;
            };
            path: {
                /** @description The blob of an image, also handed out as the image's fileContent. */
                blobId: components["parameters"]["BlobId"];
                level: number;
                /** @description Column and row. */
                tile: string;
                format: "jpg" | "jpeg" | "png";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tile. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["TileCache"];
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": unknown;
                    "image/png": unknown;
                };
            };
            /** @description The caller's copy is good. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["LinkRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getThumbnail: {
        parameters: {
            query: {
                kind?: "thumbnail" | "label" | "macro" | "overview";
                /** @description End of the link's life in seconds since 1970, covered by the signature. */
                exp: components["parameters"]["LinkExpiry"];
                /** @description Signature over blob and expiry; it stands in for the bearer token. */
                sig: components["parameters"]["LinkSignature"];
            };
            header?: never;
            path: {
                /** @description The blob of an image, also handed out as the image's fileContent. */
                blobId: components["parameters"]["BlobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["TileCache"];
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": unknown;
                    "image/png": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["LinkRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClinicalInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clinical information. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseClinicalInfoEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateClinicalInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClinicalInfoInput"];
            };
        };
        responses: {
            /** @description The clinical information as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseClinicalInfoEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ClinicalInfoClosed"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["ClinicalInfoRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPrimaryDiagnosis: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text, its checklist and warnings. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrimaryDiagnosisEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    savePrimaryDiagnosis: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrimaryDiagnosisInput"];
            };
        };
        responses: {
            /** @description Saved under a new version. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrimaryDiagnosisEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["DiagnosisRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DiagnosisLocked"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["DiagnosisRulesRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOutCase: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignOutInput"];
            };
        };
        responses: {
            /** @description Signed, or sent to a second review. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignOutEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SignOutRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SignOutConflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["SignOutIncomplete"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    amendCase: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmendmentInput"];
            };
        };
        responses: {
            /** @description Begun, kept or signed. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AmendmentEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AmendmentRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AmendmentConflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["AmendmentIncomplete"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFinalReport: {
        parameters: {
            query?: {
                /** @description A signed version; the latest when it is left out. */
                version?: components["parameters"]["ReportVersionNumber"];
                /** @description The billing copy carries the codes; only the own facility and admins get it. */
                copy?: components["parameters"]["ReportCopy"];
            };
            header?: never;
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinalReportEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recallReport: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportRecallInput"];
            };
        };
        responses: {
            /** @description The case is with its reader again. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseMoveEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RecallRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RecallConflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["RecallIncomplete"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReportDifferences: {
        parameters: {
            query?: {
                /** @description The earlier version; the one before the later when it is left out. */
                from?: number;
                /** @description The later version; the latest when it is left out. */
                to?: number;
            };
            header?: never;
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The differences; none where only an addendum was added. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportDifferencesEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEarlierReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                caseId: components["parameters"]["CaseId"];
                /** @description One of the earlierCases of getClinicalInfo. */
                earlierCaseId: components["schemas"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinalReportEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFinalReportPdf: {
        parameters: {
            query?: {
                /** @description A signed version; the latest when it is left out. */
                version?: components["parameters"]["ReportVersionNumber"];
                /** @description The billing copy carries the codes; only the own facility and admins get it. */
                copy?: components["parameters"]["ReportCopy"];
            };
            header?: {
                Range?: string;
                "If-Range"?: string;
            };
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole file. */
            200: {
                headers: {
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    ETag: components["headers"]["FileETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            /** @description The range that was asked for. */
            206: {
                headers: {
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    "Content-Range": components["headers"]["ContentRange"];
                    ETag: components["headers"]["FileETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                /** @description Repeated for several. Only signed reports are listed, so None, Draft and Preliminary find nothing. */
                state?: components["schemas"]["ReportState"][];
                /** @description Signed on this day or later, in the time zone of the case's facility. */
                from?: components["schemas"]["Day"];
                /** @description Signed on this day or earlier, counted as from is. */
                to?: components["schemas"]["Day"];
                /** @description A facility user sees no other than the own one. */
                facilityId?: components["schemas"]["FacilityId"];
                /** @description A case that the caller may see; the reports of its patient in its facility. */
                samePatientAs?: components["schemas"]["CaseId"];
                /** @description Keys in order of weight; a hyphen in front turns one round. The latest signed first when left out. */
                sort?: components["schemas"]["ReportSort"];
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportPageEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportSearchInput"];
            };
        };
        responses: {
            /** @description One page of what was found. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportPageEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["ReportCriteriaRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportArchiveInput"];
            };
        };
        responses: {
            /** @description The archive. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStainRequests: {
        parameters: {
            query?: {
                /** @description Repeated for several. */
                status?: components["schemas"]["RequestStatus"][];
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StainRequestPageEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createStainRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StainRequestInput"];
            };
        };
        responses: {
            /** @description Ordered. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StainRequestsMadeEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StainOrderRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StainOrderConflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["StainOrderRulesRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateStainRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
                requestId: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StainRequestUpdateInput"];
            };
        };
        responses: {
            /** @description The order as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StainRequestEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StainOrderClosed"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["StainOrderDatesRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptStainRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
                requestId: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StainRequestEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StainOrderMoveConflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["StainOrderKeyReused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    fulfilStainRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
                requestId: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderFulfilInput"];
            };
        };
        responses: {
            /** @description Fulfilled. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StainRequestEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StainOrderMoveConflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["StainOrderFulfilRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    declineStainRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
                requestId: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderDeclineInput"];
            };
        };
        responses: {
            /** @description Declined. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StainRequestEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StainOrderMoveConflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["StainOrderDeclineRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelStainRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
                requestId: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StainRequestEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["StainOrderCancelRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StainOrderMoveConflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["StainOrderKeyReused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRescanRequests: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                caseId: components["parameters"]["CaseId"];
                subsectionId: components["parameters"]["SubsectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RescanRequestPageEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRescanRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
                subsectionId: components["parameters"]["SubsectionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RescanInput"];
            };
        };
        responses: {
            /** @description Asked for; the ETag is the request's own. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RescanRequestEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RescanRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RescanConflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["RescanRulesRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resolveRescanRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
                subsectionId: components["parameters"]["SubsectionId"];
                requestId: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RescanResolutionInput"];
            };
        };
        responses: {
            /** @description Closed. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RescanRequestEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RescanClosed"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["RescanResolutionRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listQuestions: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionPageEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    askForInformation: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionsInput"];
            };
        };
        responses: {
            /** @description Asked. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionsAskedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["QuestionRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["QuestionConflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["QuestionRulesRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerQuestion: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
                requestId: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerInput"];
            };
        };
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseQuestionEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["QuestionClosed"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["AnswerRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listQaReviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reviews. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QaReviewListEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestQaReview: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QaReviewInput"];
            };
        };
        responses: {
            /** @description The review is asked for. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QaReviewAskedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["QaReviewRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["QaReviewConflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["QaReviewRulesRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    holdCase: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoldInput"];
            };
        };
        responses: {
            /** @description The case with its holds. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldCaseEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["HoldConflict"];
            412: components["responses"]["StaleVersion"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["HoldRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    liftHold: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case with its holds. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldCaseEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LiftConflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["KeyReused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAssignmentCandidates: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Looked for in numbers and names of the operator's own records; never a patient's name. */
                q?: components["parameters"]["SearchText"];
                /** @description Only those who can take the case now (true) or cannot (false). */
                mayTake?: boolean;
            };
            header?: never;
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of candidates. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CandidatePageEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OwnerRefused"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCaseIntake: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The findings. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseIntakeEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCaseTimeline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The timeline as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseTimelineEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCaseMessages: {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the thread. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseMessagePageEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendCaseMessage: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseMessageInput"];
            };
        };
        responses: {
            /** @description Written, and the other side told. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseMessageEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NobodyToWriteTo"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["MessageRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCaseEvents: {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before; without it the newest come first. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows on a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                caseId: components["parameters"]["CaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lines from the cursor on; nextCursor is null at the end. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseEventFeedEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTasks: {
        parameters: {
            query: {
                view: components["schemas"]["TaskView"];
                /** @description Numbers of TaskType; several are any of them. */
                type?: number[];
                status?: components["schemas"]["TaskStatus"][];
                /** @description Only tasks past their due date */
                overdue?: boolean;
                /** @description Only tasks of this case */
                caseId?: components["schemas"]["CaseId"];
                /** @description Only tasks that this person has. */
                assigneeId?: components["schemas"]["UserId"];
                /** @description Only tasks that were given to one of these roles, whoever has taken them since. */
                assignedRole?: components["schemas"]["TaskAssigneeRole"][];
                /** @description Only tasks of this facility. */
                facilityId?: components["schemas"]["FacilityId"];
                /** @description Due on this day or later, in UTC; a task without a due date is not among them. */
                dueFrom?: components["schemas"]["Day"];
                /** @description Due on this day or earlier, counted as dueFrom is. */
                dueTo?: components["schemas"]["Day"];
                /** @description Keys in order of weight; a hyphen in front turns one round. */
                sort?: string;
                /** @description Looked for in numbers and names of the operator's own records; never a patient's name. */
                q?: components["parameters"]["SearchText"];
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskPageEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTask: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskInput"];
            };
        };
        responses: {
            /** @description The task, Open. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["TaskKeyRunning"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["TaskFieldsRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                taskId: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                taskId: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskChangesInput"];
            };
        };
        responses: {
            /** @description The task under a new version. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TaskClosed"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["TaskChangesRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startTask: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                taskId: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task, InProgress. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskMoveEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TaskMoveRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TaskConflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["KeyReused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitTask: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                taskId: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskWorkInput"];
            };
        };
        responses: {
            /** @description The task, Submitted. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskMoveEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TaskMoveRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TaskConflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["TaskIncomplete"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeTask: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                taskId: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskWorkInput"];
            };
        };
        responses: {
            /** @description The task, Completed. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskMoveEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TaskMoveRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TaskConflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["TaskIncomplete"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    returnTask: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                taskId: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reasoned"];
            };
        };
        responses: {
            /** @description The task, Returned. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskMoveEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TaskConflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["TaskReasonRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    declineTask: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                taskId: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reasoned"];
            };
        };
        responses: {
            /** @description The task, Declined. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskMoveEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TaskMoveRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TaskConflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["TaskReasonRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelTask: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                taskId: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reasoned"];
            };
        };
        responses: {
            /** @description The task, Cancelled. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskMoveEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TaskConflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["TaskReasonRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    assignTask: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                taskId: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskAssigneeInput"];
            };
        };
        responses: {
            /** @description The task with its new assignee. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskMoveEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TaskConflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["AssigneeRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addTaskComment: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                taskId: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskCommentInput"];
            };
        };
        responses: {
            /** @description The task with the new line. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TaskKeyRunning"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["CommentRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTaskAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                taskId: components["parameters"]["TaskId"];
                /** @description The attachment's key, chosen by the caller; never the name of the file, which may name a patient. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    ETag: components["headers"]["FileETag"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": unknown;
                    "image/png": unknown;
                    "application/pdf": unknown;
                    "application/msword": unknown;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putTaskAttachment: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description The file's own name, percent-encoded UTF-8. It stands in a header because it may name a patient; the server stores the bytes under a name of its own. */
                "X-File-Name": components["parameters"]["FileName"];
            };
            path: {
                taskId: components["parameters"]["TaskId"];
                /** @description The attachment's key, chosen by the caller; never the name of the file, which may name a patient. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": unknown;
                "image/png": unknown;
                "application/pdf": unknown;
                "application/msword": unknown;
                "application/vnd.openxmlformats-officedocument.wordprocessingml.document": unknown;
            };
        };
        responses: {
            /** @description The task; the file took the place of an earlier one. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskEnvelope"];
                };
            };
            /** @description The task with the new file. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TaskClosed"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["TaskFileTooLarge"];
            415: components["responses"]["TaskFileTypeRefused"];
            422: components["responses"]["TaskFileRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getQaTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                taskId: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task, with what may be seen now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QaTaskEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveQaDiagnosis: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                taskId: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QaDiagnosisInput"];
            };
        };
        responses: {
            /** @description The task with the original open. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QaTaskEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TaskMoveRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["QaDiagnosisConflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["QaDiagnosisRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitQaResult: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                taskId: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QaResultInput"];
            };
        };
        responses: {
            /** @description The task, Completed, with its result. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QaTaskEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TaskMoveRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["QaResultConflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["QaResultRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOnboarding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                taskId: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The steps as they stand. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnboardingEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveOnboardingStep: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                taskId: components["parameters"]["TaskId"];
                stepKey: components["schemas"]["OnboardingStepKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnboardingStepInput"];
            };
        };
        responses: {
            /** @description The steps, with this one Submitted. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnboardingEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TaskMoveRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OnboardingStepConflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["OnboardingStepRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitOnboarding: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                taskId: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task, Submitted. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnboardingEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TaskMoveRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TaskConflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["OnboardingIncomplete"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reviewOnboarding: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                taskId: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnboardingReviewInput"];
            };
        };
        responses: {
            /** @description The steps after the review. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnboardingEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OnboardingReviewConflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["OnboardingReviewRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBillings: {
        parameters: {
            query?: {
                status?: components["schemas"]["BillingStatus"][];
                /** @description Only lines of this case */
                caseId?: components["schemas"]["CaseId"];
                /** @description Only lines of this facility */
                facilityId?: components["schemas"]["FacilityId"];
                /** @description First day of service */
                from?: components["schemas"]["Day"];
                /** @description Last day of service */
                to?: components["schemas"]["Day"];
                /** @description Only lines that go to this payer, a value of insurancePayers in listReferenceData. */
                payer?: string;
                /** @description Only lines for the work of this provider. */
                providerId?: components["schemas"]["UserId"];
                /** @description Only work of this group: what its members read for the facilities that it serves. Of people, its members. */
                groupId?: components["parameters"]["OfGroup"];
                /** @description Only lines with this code. */
                code?: string;
                /** @description Looked for in numbers and names of the operator's own records; never a patient's name. */
                q?: components["parameters"]["SearchText"];
                /** @description Keys in order of weight; a hyphen in front turns one round. */
                sort?: string;
                /** @description From 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingPageEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBilling: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillingInput"];
            };
        };
        responses: {
            /** @description The line. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["TaskKeyRunning"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["BillingRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportCases: {
        parameters: {
            query: {
                /** @description A workbook with a type for every cell, or comma-separated text in UTF-8. In both a text that begins with =, +, -, @, a tab, a return or a NUL gets an apostrophe in front, so that no program takes it for a formula. */
                format: components["parameters"]["ExportFormat"];
                /** @description Keys in order of weight; a hyphen in front turns one round. */
                sort?: string;
                q?: string;
                /** @description One or more states; without it all that the view shows. */
                status?: components["schemas"]["CaseStatus"][];
                /** @description First day, in the time zone of the case's facility: of sign-out in completed, of becoming Available in available, of sending out elsewhere. In completed 30 days back when left out. */
                from?: components["schemas"]["Day"];
                /** @description Last day, counted as from is. */
                to?: components["schemas"]["Day"];
                /** @description For admins; anyone else gets own rows whatever it names. */
                facilityId?: components["schemas"]["FacilityId"];
                /** @description Cases that this provider has or signed; in available it finds none. */
                providerId?: components["schemas"]["UserId"];
                /** @description Only work of this group: what its members read for the facilities that it serves. Of people, its members. */
                groupId?: components["parameters"]["OfGroup"];
                /** @description One or more. */
                priority?: components["schemas"]["Priority"][];
                /** @description One or more, as the facility asked for them; cases that ask for none are left out. */
                subspecialty?: components["schemas"]["Subspecialty"][];
                /** @description One or both case types. */
                type?: components["schemas"]["CaseTypeValue"][];
                /** @description One or more. */
                billingComponent?: components["schemas"]["BillingComponent"][];
                /** @description One or more states or provinces of facilities. */
                region?: components["schemas"]["RegionCode"][];
                /** @description One or more. */
                reportState?: components["schemas"]["ReportState"][];
                /** @description Only open cases past their due time (true), or all the others (false). */
                overdue?: boolean;
                /** @description Only cases that the operator has on hold now (true), or all the others (false). */
                onHold?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ExportedList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportTasks: {
        parameters: {
            query: {
                /** @description A workbook with a type for every cell, or comma-separated text in UTF-8. In both a text that begins with =, +, -, @, a tab, a return or a NUL gets an apostrophe in front, so that no program takes it for a formula. */
                format: components["parameters"]["ExportFormat"];
                /** @description Numbers of TaskType; several are any of them. */
                type?: number[];
                status?: components["schemas"]["TaskStatus"][];
                /** @description Only tasks past their due date */
                overdue?: boolean;
                /** @description Only tasks of this case */
                caseId?: components["schemas"]["CaseId"];
                /** @description Only tasks that this person has. */
                assigneeId?: components["schemas"]["UserId"];
                /** @description Only tasks that were given to one of these roles, whoever has taken them since. */
                assignedRole?: components["schemas"]["TaskAssigneeRole"][];
                /** @description Only tasks of this facility. */
                facilityId?: components["schemas"]["FacilityId"];
                /** @description Due on this day or later, in UTC; a task without a due date is not among them. */
                dueFrom?: components["schemas"]["Day"];
                /** @description Due on this day or earlier, counted as dueFrom is. */
                dueTo?: components["schemas"]["Day"];
                /** @description Keys in order of weight; a hyphen in front turns one round. */
                sort?: string;
                /** @description Looked for in numbers and names of the operator's own records; never a patient's name. */
                q?: components["parameters"]["SearchText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ExportedList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportUsers: {
        parameters: {
            query: {
                /** @description A workbook with a type for every cell, or comma-separated text in UTF-8. In both a text that begins with =, +, -, @, a tab, a return or a NUL gets an apostrophe in front, so that no program takes it for a formula. */
                format: components["parameters"]["ExportFormat"];
                /** @description Looked for in numbers and names of the operator's own records; never a patient's name. */
                q?: components["parameters"]["SearchText"];
                /** @description Keys in order of weight; a hyphen in front turns one round. licenceEndsOn is the last day of the licence that ends first; who has none comes last. */
                sort?: string;
                /** @description Any of these. */
                role?: components["schemas"]["Role"][];
                /** @description Any of these. */
                status?: components["schemas"]["UserStatus"][];
                /** @description Any of these. */
                staffRole?: components["schemas"]["StaffRole"][];
                /** @description The people of one facility. */
                facilityId?: components["schemas"]["FacilityId"];
                /** @description Only work of this group: what its members read for the facilities that it serves. Of people, its members. */
                groupId?: components["parameters"]["OfGroup"];
                /** @description The people of the facility that the account became, or the provider that it became. */
                accountId?: components["schemas"]["AccountId"];
                /** @description Providers who read any of these. */
                subspecialty?: components["schemas"]["Subspecialty"][];
                /** @description Providers with a licence in any of these states or provinces that is good today. */
                region?: components["schemas"]["RegionCode"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ExportedList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    importUsers: {
        parameters: {
            query?: {
                /** @description Only says what would come of it. */
                dryRun?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": unknown;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
            };
        };
        responses: {
            /** @description What came of each row. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SheetImportEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["SheetRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAccounts: {
        parameters: {
            query: {
                /** @description A workbook with a type for every cell, or comma-separated text in UTF-8. In both a text that begins with =, +, -, @, a tab, a return or a NUL gets an apostrophe in front, so that no program takes it for a formula. */
                format: components["parameters"]["ExportFormat"];
                /** @description Looked for in numbers and names of the operator's own records; never a patient's name. */
                q?: components["parameters"]["SearchText"];
                /** @description Keys in order of weight; a hyphen in front turns one round. */
                sort?: string;
                /** @description Any of these. */
                leadStatus?: components["schemas"]["AccountLeadStatus"][];
                /** @description Any of these. */
                accountType?: components["schemas"]["AccountType"][];
                /** @description The relationship manager's user id. */
                ownerId?: components["schemas"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ExportedList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportFacilities: {
        parameters: {
            query: {
                /** @description A workbook with a type for every cell, or comma-separated text in UTF-8. In both a text that begins with =, +, -, @, a tab, a return or a NUL gets an apostrophe in front, so that no program takes it for a formula. */
                format: components["parameters"]["ExportFormat"];
                /** @description Looked for in numbers and names of the operator's own records; never a patient's name. */
                q?: components["parameters"]["SearchText"];
                /** @description Keys in order of weight; a hyphen in front turns one round. */
                sort?: string;
                /** @description Only these types. */
                facilityType?: components["schemas"]["FacilityType"][];
                /** @description Only facilities that may send cases, or only those that may not. */
                active?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ExportedList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportGroups: {
        parameters: {
            query: {
                /** @description A workbook with a type for every cell, or comma-separated text in UTF-8. In both a text that begins with =, +, -, @, a tab, a return or a NUL gets an apostrophe in front, so that no program takes it for a formula. */
                format: components["parameters"]["ExportFormat"];
                /** @description Looked for in numbers and names of the operator's own records; never a patient's name. */
                q?: components["parameters"]["SearchText"];
                /** @description Keys in order of weight; a hyphen in front turns one round. */
                sort?: string;
                /** @description Only those in use, or only those that are not. */
                active?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ExportedList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportEnquiries: {
        parameters: {
            query: {
                /** @description A workbook with a type for every cell, or comma-separated text in UTF-8. In both a text that begins with =, +, -, @, a tab, a return or a NUL gets an apostrophe in front, so that no program takes it for a formula. */
                format: components["parameters"]["ExportFormat"];
                /** @description Looked for in numbers and names of the operator's own records; never a patient's name. */
                q?: components["parameters"]["SearchText"];
                /** @description Keys in order of weight; a hyphen in front turns one round. */
                sort?: string;
                /** @description Only these. */
                leadStatus?: components["schemas"]["EnquiryLeadStatus"][];
                /** @description Only from these. */
                leadSource?: components["schemas"]["LeadSource"][];
                /** @description Only those that this member of the staff looks after. */
                ownerId?: components["schemas"]["UserId"];
                /** @description Only those whose next contact is on this day or before. */
                contactBy?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ExportedList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportReports: {
        parameters: {
            query: {
                /** @description A workbook with a type for every cell, or comma-separated text in UTF-8. In both a text that begins with =, +, -, @, a tab, a return or a NUL gets an apostrophe in front, so that no program takes it for a formula. */
                format: components["parameters"]["ExportFormat"];
                /** @description Repeated for several. Only signed reports are listed, so None, Draft and Preliminary find nothing. */
                state?: components["schemas"]["ReportState"][];
                /** @description Signed on this day or later, in the time zone of the case's facility. */
                from?: components["schemas"]["Day"];
                /** @description Signed on this day or earlier, counted as from is. */
                to?: components["schemas"]["Day"];
                /** @description A facility user sees no other than the own one. */
                facilityId?: components["schemas"]["FacilityId"];
                /** @description A case that the caller may see; the reports of its patient in its facility. */
                samePatientAs?: components["schemas"]["CaseId"];
                /** @description Keys in order of weight; a hyphen in front turns one round. The latest signed first when left out. */
                sort?: components["schemas"]["ReportSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ExportedList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportSupportTickets: {
        parameters: {
            query: {
                /** @description A workbook with a type for every cell, or comma-separated text in UTF-8. In both a text that begins with =, +, -, @, a tab, a return or a NUL gets an apostrophe in front, so that no program takes it for a formula. */
                format: components["parameters"]["ExportFormat"];
                /** @description Looked for in numbers and names of the operator's own records; never a patient's name. */
                q?: components["parameters"]["SearchText"];
                /** @description Keys in order of weight; a hyphen in front turns one round. */
                sort?: string;
                /** @description Only these. */
                status?: components["schemas"]["TicketStatus"][];
                /** @description Only about these. */
                topic?: components["schemas"]["TicketTopic"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ExportedList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportRegistrations: {
        parameters: {
            query: {
                /** @description A workbook with a type for every cell, or comma-separated text in UTF-8. In both a text that begins with =, +, -, @, a tab, a return or a NUL gets an apostrophe in front, so that no program takes it for a formula. */
                format: components["parameters"]["ExportFormat"];
                /** @description Looked for in numbers and names of the operator's own records; never a patient's name. */
                q?: components["parameters"]["SearchText"];
                /** @description Keys in order of weight; a hyphen in front turns one round. */
                sort?: string;
                /** @description Only these. */
                status?: components["schemas"]["RegistrationStatus"][];
                /** @description Only these. */
                kind?: components["schemas"]["RegistrationKind"][];
                /** @description Only those that have waited for a decision for this many days or longer. */
                waitingDays?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ExportedList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportLicenceRenewals: {
        parameters: {
            query: {
                /** @description A workbook with a type for every cell, or comma-separated text in UTF-8. In both a text that begins with =, +, -, @, a tab, a return or a NUL gets an apostrophe in front, so that no program takes it for a formula. */
                format: components["parameters"]["ExportFormat"];
                /** @description Looked for in numbers and names of the operator's own records; never a patient's name. */
                q?: components["parameters"]["SearchText"];
                /** @description Keys in order of weight; a hyphen in front turns one round. */
                sort?: string;
                /** @description Only these. */
                status?: components["schemas"]["LicenceRenewalStatus"][];
                /** @description Only of this state or province. */
                region?: components["schemas"]["RegionCode"];
                /** @description Only of this provider. */
                userId?: components["schemas"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ExportedList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportBillings: {
        parameters: {
            query: {
                format: components["schemas"]["BillingExportFormat"];
                status?: components["schemas"]["BillingStatus"][];
                /** @description Only lines of this case */
                caseId?: components["schemas"]["CaseId"];
                /** @description Only lines of this facility */
                facilityId?: components["schemas"]["FacilityId"];
                /** @description First day of service */
                from?: components["schemas"]["Day"];
                /** @description Last day of service */
                to?: components["schemas"]["Day"];
                /** @description Only lines that go to this payer, a value of insurancePayers in listReferenceData. */
                payer?: string;
                /** @description Only lines for the work of this provider. */
                providerId?: components["schemas"]["UserId"];
                /** @description Only work of this group: what its members read for the facilities that it serves. Of people, its members. */
                groupId?: components["parameters"]["OfGroup"];
                /** @description Only lines with this code. */
                code?: string;
                /** @description Looked for in numbers and names of the operator's own records; never a patient's name. */
                q?: components["parameters"]["SearchText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, to be saved. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                    "text/csv": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    issueBillings: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceOfLinesInput"];
            };
        };
        responses: {
            /** @description A result for each line, in the order in which they were given. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceOfLinesEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["TaskKeyRunning"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvoiceKeyRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBilling: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                billingId: components["parameters"]["BillingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The line. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBilling: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                billingId: components["parameters"]["BillingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillingChangesInput"];
            };
        };
        responses: {
            /** @description The line under a new version. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["BillingLocked"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["BillingChangesRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    issueBilling: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                billingId: components["parameters"]["BillingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceInput"];
            };
        };
        responses: {
            /** @description The line, Invoiced. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["BillingConflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvoiceRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordPayment: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                billingId: components["parameters"]["BillingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentInput"];
            };
        };
        responses: {
            /** @description The line, Paid, Denied or WrittenOff. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["BillingConflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["PaymentRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reopenBilling: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                billingId: components["parameters"]["BillingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reasoned"];
            };
        };
        responses: {
            /** @description The line, Ready. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["BillingConflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["BillingReasonRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    voidBilling: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                billingId: components["parameters"]["BillingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reasoned"];
            };
        };
        responses: {
            /** @description The line, Void. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["BillingConflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["BillingReasonRefused"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUpload: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadInput"];
            };
        };
        responses: {
            /** @description The upload, with no part yet. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["UploadKeyRunning"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["UploadRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uploadId: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upload. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    abortUpload: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                uploadId: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upload, Aborted. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["UploadClosed"];
            410: components["responses"]["UploadExpired"];
            412: components["responses"]["StaleVersion"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putUploadPart: {
        parameters: {
            query?: never;
            header: {
                /** @description SHA-256 of the part's bytes in lower-case hexadecimal digits. */
                "X-Part-Sha256": string;
            };
            path: {
                uploadId: components["parameters"]["UploadId"];
                /** @description From 1 to partsTotal. */
                partNumber: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": unknown;
            };
        };
        responses: {
            /** @description The part is stored. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadPartEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["UploadClosed"];
            410: components["responses"]["UploadExpired"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["PartTypeRefused"];
            422: components["responses"]["PartRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeUpload: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID in double quotes, kept with the answer for 24 hours, for this user; without a token for this address. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                uploadId: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upload, Completed. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["UploadConflict"];
            410: components["responses"]["UploadExpired"];
            422: components["responses"]["UploadIncomplete"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReferenceData: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lists. */
            200: {
                headers: {
                    ETag: components["headers"]["FileETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["ReferenceCache"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceDataEnvelope"];
                };
            };
            /** @description The caller's copy is good. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
