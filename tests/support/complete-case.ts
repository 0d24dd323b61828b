export const PATIENT = {
  lastName: 'Example',
  firstName: 'Petra',
  birthDate: '1961-05-12',
  gender: 'Female',
  medicalRecordNumber: 'EX-4410131',
};

/** Everything that the form of an Ohio laboratory needs besides its specimens, which are mailed. */
export const COMPLETE = {
  patient: PATIENT,
  clinical: {
    caseRecordId: 'EX26-00131',
    caseType: 'PrimaryDiagnosis',
    submittingPhysician: 'Dr. Demo',
    submittingPhysicianNpi: '1234567893',
    clinicalHistory: 'Invented history of a papule.',
    icd10: ['D49.2'],
    grossDescription: 'One tan shave of skin.',
  },
  delivery: {
    slideDelivery: 'Mail_the_Slides',
    carrier: 'Demo Carrier',
    trackingNumber: 'DC0000131',
    shippedOn: '2026-11-20',
    slidesSent: 2,
  },
  billing: { billingComponent: 0 },
  routing: { service: 'Send Out' },
  labelsChecked: true,
};

export const SPECIMEN = {
  facilitySpecimenID: 'EX26-00131-A',
  bodysite: 'Skin',
  subsite: 'Nose',
  laterality: 'Left',
  specimenType: 'Biopsy_Shave',
  specimenCollectionDate: '2026-11-17',
  receivedDate: '2026-11-18',
  totalNumberSlides: 2,
};

export const SLIDES = {
  block: 'A1',
  displayId: 'A1',
  facilityId: 'EX26-00131 A1',
  slideType: 'HE',
  slideCount: 2,
};
