import { z } from 'zod';
import { outerProblem } from './document-file.ts';

/**
 * A document that was chosen, judged before it is sent: a body that is too long is refused before a form is read, and the
 * whole page would go with it. `missing` is said where none was chosen.
 */
export const documentField = (missing: string) =>
  z.instanceof(File, { message: missing }).superRefine((file, context) => {
    // A browser posts a nameless file of nothing where none was chosen.
    const isChosen = file.name !== '' || file.size > 0;
    const message = isChosen ? outerProblem({ name: file.name, bytes: file.size }) : missing;
    if (message !== null) context.addIssue({ code: 'custom', message });
  });
