import { describe, expect, it } from 'vitest';
import { takeApart } from './validators.ts';

const source = `// generated
import * as z from 'zod';

export const zId = z.string().regex(/^cas_"'\`$/);

export type IdZodType = z.infer<typeof zId>;

/** a const zFake = 1; in a comment */
export const zCase = z.object({
    id: zId,
    zOther: z.array(zId),
});
`;

describe('takeApart', () => {
  it('finds each constant, its text, its type and the others it names', () => {
    const validators = takeApart(source);
    expect([...validators.keys()]).toEqual(['zId', 'zCase']);
    expect(validators.get('zId')).toMatchObject({ typeName: 'IdZodType', uses: [] });
    expect(validators.get('zId')?.initializer).toBe('z.string().regex(/^cas_"\'`$/)');
    expect(validators.get('zCase')).toMatchObject({ typeName: null, uses: ['zId'] });
  });

  it.each(["export * from './x';", 'if (true) {}', 'export type A = string;'])(
    'stops at what it does not know: %s',
    (statement) => {
      expect(() => takeApart(`${source}${statement}`)).toThrow(/Unexpected/);
    },
  );
});
