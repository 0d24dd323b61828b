// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zListCall } from './list-call.ts';

export const zFigureLists = z.record(z.string(), zListCall);

export type FigureListsZodType = z.infer<typeof zFigureLists>;
