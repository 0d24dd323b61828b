export const taxIdError = (ein: string): string | null =>
  /^\d{2}-?\d{7}$/.test(ein) ? null : 'Tax ID must have 9 digits';
