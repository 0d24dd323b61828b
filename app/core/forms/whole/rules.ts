import { z } from 'zod';
import { areFields } from '../../objects.ts';

interface Told {
  /** The field at which it is told; left out, it is told of the whole form. */
  readonly path?: string[];
  readonly message: string;
}

/**
 * A rule of a whole form is asked although fields are at fault that it does not read, so that all that is missing is told
 * at once. Where one that it reads has no value of its type, there is nothing to ask it of.
 */
const askedOf = (names: readonly string[]) => ({
  when: ({ value, issues }: z.core.ParsePayload): boolean =>
    areFields(value) &&
    !issues.some((issue) => issue.continue !== true && names.includes(String(issue.path?.[0]))),
});

/** A rule of a whole form that reads these of its fields. */
export const rule = <Typed, Name extends keyof Typed & string>(
  reads: readonly Name[],
  holds: (typed: Pick<Typed, Name>) => boolean,
  told: Told,
): z.core.$ZodCheck<Typed> => z.refine<Typed>(holds, { ...told, ...askedOf(reads) });

/** Rules of a whole form that read these of its fields, and tell by themselves what breaks them. */
export const rules = <Typed, Name extends keyof Typed & string>(
  reads: readonly Name[],
  tell: (typed: Pick<Typed, Name>, context: Pick<z.RefinementCtx, 'addIssue' | 'issues'>) => void,
): z.core.$ZodCheck<Typed> => z.superRefine<Typed>((typed, context) => tell(typed, context), askedOf(reads));
