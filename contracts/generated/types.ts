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
        /** Revoke the bearer token of this request */
        post: operations["logout"];
        delete?: never;
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
        /** The user of the bearer token */
        get: operations["getCurrentUser"];
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
        /** The facility user of the bearer token, with the facility */
        get: operations["getCurrentFacilityUser"];
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
         * @description available is for Active providers and carries no identity; mine is what the caller holds (providers) or sent (facilities). q looks in platform numbers, subspecialties and facility names only: a patient's name never stands in an address.
         */
        get: operations["listCases"];
        put?: never;
        post?: never;
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
        /** A whole case, for those it belongs to */
        get: operations["getCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * @description The winner who asks again gets the same answer. State is judged before the version, so that the loser hears why.
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
        /** Give a Selected case back to the pool */
        post: operations["releaseCase"];
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
        /** The specimens, slides and images of a case, with the patient's banner */
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
        /** Signed addresses, tile source and scale of one image */
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
        /** The stored file, whole or by byte range */
        get: operations["getWsiFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        /** Size and validator of the stored file */
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
        /** Deep Zoom descriptor of an image */
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
        /** One tile of one level */
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
        /** A small picture of the slide, or its label or macro picture */
        get: operations["getThumbnail"];
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
        AnnotationsEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["Annotations"];
            message: string | null;
            error: null;
            details: null;
        };
        AnnotationsInput: {
            /** @description SHA-256 of the bytes that were marked; null when it was not known. */
            checksum: string | null;
            rulers: components["schemas"]["RulerMark"][];
            patches: components["schemas"]["PatchMark"][];
            /** @description The client's own record of how the marks came about, one line each. The server does not read it and gives it back in the same order, so that Undo follows the case to another browser. */
            log: string[];
        };
        AnnotationsSaved: {
            imageId: components["schemas"]["ImageId"];
            version: number;
            /** Format: date-time */
            savedAt: string;
        };
        AnnotationsSavedEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["AnnotationsSaved"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @enum {integer} */
        BillingComponent: 0 | 1 | 2;
        BlobId: string;
        Case: {
            id: components["schemas"]["CaseId"];
            caseID: string;
            caseRecordId: string | null;
            version: number;
            etag: components["schemas"]["Etag"];
            status: components["schemas"]["CaseStatus"];
            priority: components["schemas"]["Priority"];
            type: components["schemas"]["CaseType"];
            subspecialty: components["schemas"]["Subspecialty"] | null;
            parts: number;
            stains: string[];
            facilityName: string;
            facilityState: string;
            billingComponent: components["schemas"]["BillingComponent"];
            /** Format: date-time */
            availableAt: string | null;
            /** Format: date-time */
            dueAt: string | null;
            /** Format: date-time */
            selectedAt: string | null;
            patientAge: number | null;
            patientGender: components["schemas"]["Gender"];
            patientInfo: components["schemas"]["PatientInfo"];
            imagesOpened: number;
            imagesTotal: number;
            permissions: components["schemas"]["CasePermissions"];
            allowedActions: components["schemas"]["CaseAction"][];
            clinicalInfo: components["schemas"]["ClinicalInfo"];
            gross: string | null;
            /** @description The specimens, under the name the viewer reads. The row's number of slides is their sum. */
            slides: components["schemas"]["Specimen"][];
        };
        /** @enum {string} */
        CaseAction: "pickUp" | "release" | "open";
        CaseEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["Case"];
            message: string | null;
            error: null;
            details: null;
        };
        CaseId: string;
        CaseListItem: {
            id: components["schemas"]["CaseId"];
            /** @description The platform's number. */
            caseID: string;
            /** @description The facility's accession number; null until the case is the caller's. */
            caseRecordId: string | null;
            version: number;
            etag: components["schemas"]["Etag"];
            status: components["schemas"]["CaseStatus"];
            priority: components["schemas"]["Priority"];
            type: components["schemas"]["CaseType"];
            subspecialty: components["schemas"]["Subspecialty"] | null;
            /** @description Number of specimens. */
            parts: number;
            /** @description Number of slides. */
            slides: number;
            stains: string[];
            facilityName: string;
            facilityState: string;
            billingComponent: components["schemas"]["BillingComponent"];
            /** Format: date-time */
            availableAt: string | null;
            /** Format: date-time */
            dueAt: string | null;
            /** Format: date-time */
            selectedAt: string | null;
            patientAge: number | null;
            patientGender: components["schemas"]["Gender"];
            /** @description Null in the available view. */
            patientInfo: components["schemas"]["PatientInfo"] | null;
            imagesOpened: number;
            imagesTotal: number;
            permissions: components["schemas"]["CasePermissions"];
            allowedActions: components["schemas"]["CaseAction"][];
        };
        /** @description Where a transition left the case. No patient in it, because the answer is stored under its key. */
        CaseMove: {
            id: components["schemas"]["CaseId"];
            caseID: string;
            version: number;
            etag: components["schemas"]["Etag"];
            status: components["schemas"]["CaseStatus"];
            /** Format: date-time */
            selectedAt: string | null;
            allowedActions: components["schemas"]["CaseAction"][];
        };
        CaseMoveEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["CaseMove"];
            message: string | null;
            error: null;
            details: null;
        };
        CasePage: {
            items: components["schemas"]["CaseListItem"][];
            page: number;
            pageSize: number;
            total: number;
            totalPages: number;
        };
        CasePageEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["CasePage"];
            message: string | null;
            error: null;
            details: null;
        };
        CasePermissions: {
            allowView: boolean;
            allowEdit: boolean;
            allowAssign: boolean;
            allowPickup: boolean;
        };
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
            facilityState: string;
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
        CasePreviewEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["CasePreview"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @enum {string} */
        CaseStatus: "Draft" | "Submitted" | "Returned" | "Available" | "Selected" | "AdditionalWorkRequested" | "QAReview" | "SignOutCompleted" | "Cancelled";
        CaseType: {
            /** @enum {string} */
            value: "PrimaryDiagnosis" | "Consultation";
            displayName: string;
        };
        /** @enum {string} */
        CaseView: "available" | "mine";
        ClinicalInfo: {
            history: string;
            clinicalImpression: string | null;
            icd10: string[];
            submittingPhysician: string | null;
        };
        Credentials: {
            email: string;
            password: string;
        };
        CurrentUser: {
            userId: components["schemas"]["UserId"];
            email: string;
            displayName: string;
            role: components["schemas"]["Role"];
            status: components["schemas"]["UserStatus"];
        };
        CurrentUserEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["CurrentUser"];
            message: string | null;
            error: null;
            details: null;
        };
        DziImage: {
            /** @enum {string} */
            format: "jpg" | "jpeg" | "png";
            tileSize: number;
            overlap: number;
            size: components["schemas"]["PixelSize"];
            url: components["schemas"]["SignedUrl"];
        };
        DziTileSource: {
            image: components["schemas"]["DziImage"];
        };
        /** @enum {string} */
        ErrorCode: "MALFORMED_REQUEST" | "VALIDATION_FAILED" | "IDEMPOTENCY_KEY_REQUIRED" | "UNSUPPORTED_MEDIA_TYPE" | "INVALID_CREDENTIALS" | "ACCOUNT_DEACTIVATED" | "UNAUTHENTICATED" | "TOKEN_EXPIRED" | "FORBIDDEN_ROLE" | "FORBIDDEN_OWNER" | "PROVIDER_NOT_ACTIVE" | "LICENCE_REQUIRED" | "SUBSPECIALTY_MISMATCH" | "EARLIER_SIGNER" | "GLASS_SITE_REQUIRED" | "CYTOLOGY_SITE_REQUIRED" | "LINK_INVALID" | "LINK_EXPIRED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "CASE_ALREADY_PICKED_UP" | "CASE_STATE" | "PICKUP_LIMIT" | "RELEASED_RECENTLY" | "OPEN_REQUESTS" | "MARKS_FROZEN" | "IDEMPOTENCY_IN_PROGRESS" | "IDEMPOTENCY_KEY_REUSED" | "IMAGE_GONE" | "STALE_VERSION" | "BODY_TOO_LARGE" | "PRECONDITION_REQUIRED" | "RANGE_NOT_SATISFIABLE" | "REASON_REQUIRED" | "TOO_MANY_REQUESTS" | "INTERNAL" | "CONTRACT_VIOLATION" | "UNAVAILABLE";
        Etag: string;
        Facility: {
            id: components["schemas"]["FacilityId"];
            name: string;
            /** @enum {string} */
            type: "independent_facility" | "private_hospital" | "public_hospital" | "university_medical_center" | "other";
            /** @enum {string} */
            country: "US" | "Canada" | "Other";
            /** @description Code of the state or province. */
            state: string | null;
            /** @enum {string} */
            labArrangement: "Own Lab" | "Contract Lab" | "No Lab" | "Other";
            /** @description IANA name; working days and due dates count in it. */
            timeZone: string;
        };
        FacilityId: string;
        FacilityUser: {
            userId: components["schemas"]["UserId"];
            email: string;
            displayName: string;
            /** @enum {string} */
            role: "MedicalFacility" | "Facility_NP";
            status: components["schemas"]["UserStatus"];
            facility: components["schemas"]["Facility"];
        };
        FacilityUserEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["FacilityUser"];
            message: string | null;
            error: null;
            details: null;
        };
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
        FileInfo: {
            contentType: string;
        };
        /** @enum {string} */
        Gender: "Male" | "Female" | "Other";
        Image: {
            imageId: components["schemas"]["ImageId"];
            /** @description SHA-256 of the file; marks are bound to it. */
            checksum: string | null;
            fileName: string;
            fileContent: components["schemas"]["BlobId"];
        };
        /** @description In level-0 pixels, from the top left corner; a point is 0 wide and 0 high. */
        ImageBox: {
            x: number;
            y: number;
            width: number;
            height: number;
        };
        ImageId: string;
        /** @description A place on the image in level-0 pixels from its top left corner; it may lie beside the image. */
        ImagePoint: {
            x: number;
            y: number;
        };
        Login: {
            token: string;
            /** Format: date-time */
            tokenExpiry: string | null;
            role: components["schemas"]["Role"];
            message: string | null;
        };
        LoginAnswer: components["schemas"]["LoginEnvelope"] | components["schemas"]["Failure"];
        LoginEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["Login"];
            message: string | null;
            error: null;
            details: null;
        };
        LogoutEnvelope: {
            /** @constant */
            isSuccess: true;
            data: null;
            message: string | null;
            error: null;
            details: null;
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
        /** @description A place or region with a note (specification 3.9). */
        PatchMark: {
            id: string;
            imageId: components["schemas"]["ImageId"];
            /** @description SHA-256 of the bytes that were marked; null when it was not known. */
            checksum: string | null;
            note: string;
            color: string;
            isPoint: boolean;
            box: components["schemas"]["ImageBox"];
            /** @description Width on the reader's screen in CSS pixels, when it was placed or last resized. */
            widthInClient: number;
            author: components["schemas"]["MarkAuthor"] | null;
        };
        PatientInfo: {
            lastName: string;
            firstName: string;
            /** Format: date */
            birthDate: string;
            gender: components["schemas"]["Gender"];
            race: string | null;
        };
        PixelSize: {
            width: number;
            height: number;
        };
        PreviewOverview: {
            specimenID: string;
            thumbnailUrl: components["schemas"]["SignedUrl"];
        };
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
        /** @enum {string} */
        Priority: "Routine" | "Expedited" | "STAT";
        Release: {
            reason: components["schemas"]["ReleaseReason"];
            /** @description The rule asks for it when the reason is other. */
            note?: string;
        };
        /** @enum {string} */
        ReleaseReason: "outside_my_subspecialty" | "conflict_of_interest" | "too_busy" | "illness" | "other";
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
        /** @description A signed, short-lived address; absolute, or from the root of the host that gave it. */
        SignedUrl: string;
        SlideLink: {
            blobId: components["schemas"]["BlobId"];
            link: components["schemas"]["SignedUrl"];
            info: components["schemas"]["FileInfo"];
            dziUrl: components["schemas"]["SignedUrl"] | null;
            dziTilesFolder: components["schemas"]["SignedUrl"] | null;
            dziTileSourceObject: components["schemas"]["DziTileSource"] | null;
            firstTileUrl: components["schemas"]["SignedUrl"] | null;
            tileImageUrls: components["schemas"]["SignedUrl"][];
            thumbnailUrl: components["schemas"]["SignedUrl"] | null;
            previewUrl: components["schemas"]["SignedUrl"] | null;
            labelUrl: components["schemas"]["SignedUrl"] | null;
            macroUrl: components["schemas"]["SignedUrl"] | null;
            scale: components["schemas"]["SlideScale"] | null;
            /** Format: date-time */
            expiresAt: string;
        };
        SlideLinkEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["SlideLink"];
            message: string | null;
            error: null;
            details: null;
        };
        /** @description Microns per pixel as the file has them. No limits here on purpose: a file that says 0 must be able to say so, and the viewer refuses to measure on it. */
        SlideScale: {
            mppX: number;
            mppY: number;
            /** @description Where in the file the figures stand. */
            source: string;
            magnification: number | null;
        };
        Specimen: {
            specimenID: string;
            facilitySpecimenID: string | null;
            bodysite: string | null;
            subsite: string | null;
            specimenType: string;
            totalNumberSlides: number;
            /** Format: date */
            specimenCollectionDate: string | null;
            collectionTime: string | null;
            subsections: components["schemas"]["Subsection"][];
        };
        Subsection: {
            id: string;
            displayId: string | null;
            slideType: string;
            slideCount: number;
            /** @description The text on the glass. */
            facilityId: string | null;
            stain: string | null;
            isRequested: boolean;
            requireRescan: boolean;
            requireRescanReason: string | null;
            images: components["schemas"]["Image"][];
        };
        /** @enum {string} */
        Subspecialty: "Bone_and_Soft_Tissue" | "Breast" | "Cardiovascular_and_Thoracic" | "Cytopathology" | "Dermatopathology" | "Gastrointestinal_and_Liver" | "Genitourinary" | "Gynecologic" | "Head_and_Neck_and_Endocrine" | "Hematopathology" | "Neuropathology" | "Pediatric" | "Renal";
        UserId: string;
        /** @enum {string} */
        UserStatus: "New" | "In Progress" | "Provisionally Active" | "Active" | "Deactivated";
        ViewerCase: {
            id: components["schemas"]["CaseId"];
            version: number;
            type: components["schemas"]["CaseType"];
            slides: components["schemas"]["Specimen"][];
            caseID: string;
            caseRecordId: string | null;
            patientInfo: components["schemas"]["PatientInfo"];
        };
        ViewerCaseEnvelope: {
            /** @constant */
            isSuccess: true;
            data: components["schemas"]["ViewerCase"];
            message: string | null;
            error: null;
            details: null;
        };
    };
    responses: {
        /** @description The request could not be read, or a value has the wrong form. */
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
    };
    parameters: {
        /** @description The blob of an image, also handed out as the image's fileContent. */
        BlobId: components["schemas"]["BlobId"];
        CaseId: components["schemas"]["CaseId"];
        /** @description A UUID in double quotes, kept with the answer for 24 hours for this user. */
        IdempotencyKey: string;
        /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
        IfMatch: string;
        /** @description An image of the case that the path names; one of another case is not found. */
        ImageId: components["schemas"]["ImageId"];
        /** @description End of the link's life in seconds since 1970, covered by the signature. */
        LinkExpiry: number;
        /** @description Signature over blob and expiry; it stands in for the bearer token. */
        LinkSignature: string;
    };
    requestBodies: never;
    headers: {
        /** @description Byte ranges are served. */
        AcceptRanges: "bytes";
        /** @description First byte, last byte and size; for 416 an asterisk and the size. */
        ContentRange: string;
        /** @description Strong validator of the resource; the version that If-Match must name. */
        ETag: string;
        /** @description Strong validator of the stored bytes. */
        FileETag: string;
        /** @description Present when the stored answer of an earlier request with this key is given again. */
        IdempotentReplayed: "true";
        /** @description Seconds to wait before asking again, where the server knows. */
        MayRetryAfter: number;
        /** @description Answers about people and cases are never kept by a cache. */
        NoStore: "no-store";
        /** @description Seconds to wait before asking again. */
        RetryAfter: number;
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
                /** @description Keys in order of weight; a hyphen in front turns one round. */
                sort?: string;
                q?: string;
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
    pickUpCase: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag the caller last saw. The rule asks for it on every call, but after visibility, role and state: missing is 428, anything but the present version is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID in double quotes, kept with the answer for 24 hours for this user. */
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
                /** @description A UUID in double quotes, kept with the answer for 24 hours for this user. */
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
}
