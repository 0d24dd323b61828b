const entry = (value: string, more: object = {}): object => ({ value, label: value, ...more });

/** Every list of the product, with one entry each. */
export const REFERENCE_LISTS = {
  usStates: [entry('OH', { kind: 'state' })],
  canadianProvinces: [entry('ON', { kind: 'province' })],
  insurancePayers: [entry('Some payer', { country: 'US', kind: 'commercial' })],
  pathologySubspecialties: [entry('Breast')],
  specialStains: [entry('PAS', { cpt: '88312' })],
  ihcMarkers: [entry('Ki-67', { cpt: '88342', cptQuantitative: '88360' })],
  recutAndUnstainedOrders: [entry('H&E Recut', { kind: 'he_recut', slideCount: 1 })],
  specimenTypes: [entry('Biopsy', { category: 'biopsy' })],
  bodySites: [entry('Breast', { laterality: true, subsites: [] })],
  lateralities: [entry('Left')],
  slideTypes: [entry('H&E', { group: 'routine' })],
  icd10Codes: [entry('N63.0', { area: 'Breast' })],
  cptCodes: [entry('88305', { unit: 'specimen', splitsPcTc: true, digitizationAddOn: null })],
  billingModifiers: [entry('26', { billingComponent: 1 })],
  races: [entry('Declined')],
};
