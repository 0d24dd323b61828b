import { screens } from './screens.ts';

/** Where a pathologist reads their own licences and has them renewed. */
export const LICENCES_PATH = `${screens.aboutMe.path}#licences`;
