/** The name of the window with slides that a text opens beside itself; a second press finds it again. */
export const SLIDES_BESIDE = 'slides-beside';
