import { loadRegistrationFile } from '#app/features/registration/registration-page.server.ts';

export const loader = loadRegistrationFile;
