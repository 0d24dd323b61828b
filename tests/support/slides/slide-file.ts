import path from 'node:path';
import { root } from '../source-files.ts';

/** A real slide of two megabytes: CMU-1-Small-Region.svs. */
export const SLIDE_FILE = path.join(root, 'mock-server/slides/files/CMU-1-Small-Region.svs');

/** Another real slide, of half a megabyte: HE-TMA-core.ome.tif. */
export const OTHER_SLIDE_FILE = path.join(root, 'tests/fixtures/slides/HE-TMA-core.ome.tif');
