import path from 'node:path';
import { root } from '../source-files.ts';

/** A real slide of two megabytes: CMU-1-Small-Region.svs. */
export const SLIDE_FILE = path.join(root, 'mock-server/slides/files/CMU-1-Small-Region.svs');
