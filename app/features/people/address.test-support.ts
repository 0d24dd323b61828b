/** An invented address in the US, as a form has it. */
export const someAddress = {
  line1: '1 Example Street',
  line2: null,
  city: 'Columbus',
  region: 'OH',
  postalCode: '43004',
  country: 'US',
} as const;
