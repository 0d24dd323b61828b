import { type Draft, drop, errors, extend, type Fault, takeFromResponse } from '../rules.test-support.ts';

const schema = ({ components }: Draft, name: string): Record<string, unknown> =>
  components?.schemas?.[name] ?? {};

/** Faults in operations, answers, schemas and rights. */
export const faults: readonly Fault[] = [
  ['operationsAreDescribed', 'login: summary', ({ paths }) => delete paths?.['/users/login']?.post?.summary],
  [
    'operationsAreDescribed',
    'getCase: x-roles',
    ({ paths }) => delete paths?.['/cases/{caseId}']?.get?.['x-roles'],
  ],
  [
    'operationsAreDescribed',
    'login: public without',
    ({ paths }) => delete paths?.['/users/login']?.post?.security,
  ],
  ['statusesAreComplete', 'getCase: no 401', ({ paths }) => drop(paths?.['/cases/{caseId}']?.get, '401')],
  [
    'statusesAreComplete',
    'pickUpCase: no 412',
    ({ paths }) => drop(paths?.['/cases/{caseId}/pickup']?.post, '412'),
  ],
  [
    'answersAreEnvelopes',
    'is not an envelope',
    ({ components }) => drop(components?.schemas?.Failure, 'details'),
  ],
  [
    'codesAreListed',
    'GONE is not listed',
    ({ components }) => Object.assign(errors(components), { GONE: {} }),
  ],
  ['codesAreListed', 'NOT_FOUND has no text', ({ components }) => drop(errors(components), 'NOT_FOUND')],
  [
    'keywordsAreKnown',
    'nullable',
    ({ components }) => Object.assign(components?.schemas?.Case ?? {}, { nullable: true }),
  ],
  [
    'keywordsAreKnown',
    'allOf',
    ({ components }) => Object.assign(components?.schemas?.Case ?? {}, { allOf: [] }),
  ],
  ['responseFieldsAreAlwaysPresent', 'Case.extra', ({ components }) => extend(components?.schemas?.Case)],
  [
    'labelsFitTheirValues',
    'Priority',
    ({ components }) => Object.assign(components?.schemas?.Priority ?? {}, { enum: [] }),
  ],
  [
    'pathsDifferInMoreThanCase',
    '/users/current',
    ({ paths }) => Object.assign(paths ?? {}, { '/users/current': {} }),
  ],
  [
    'answersHaveExamples',
    'has no example',
    ({ components }) => takeFromResponse(components, 'NotFound', 'examples'),
  ],
  [
    'answersCarryHeaders',
    'has no X-Error-Code',
    ({ components }) => delete components?.responses?.NotFound?.headers,
  ],
  [
    'operationsHaveScreens',
    'getCase: neither a screen',
    ({ paths }) => drop(paths?.['/cases/{caseId}']?.get, 'x-screens'),
  ],
  [
    'operationsHaveScreens',
    'logout: x-no-screen without a reason',
    ({ paths }) =>
      Object.assign(paths?.['/auth/logout']?.post ?? {}, { 'x-screens': [], 'x-no-screen': ' ' }),
  ],
  [
    'operationsHaveScreens',
    'logout: screens and x-no-screen',
    ({ paths }) =>
      Object.assign(paths?.['/auth/logout']?.post ?? {}, { 'x-screens': ['*'], 'x-no-screen': 'none' }),
  ],
  [
    'operationsHaveScreens',
    'getCase: case is no route',
    ({ paths }) => Object.assign(paths?.['/cases/{caseId}']?.get ?? {}, { 'x-screens': ['case'] }),
  ],
  [
    'pathParametersAreDeclared',
    'getCase: caseId is not declared',
    ({ paths }) => Object.assign(paths?.['/cases/{caseId}']?.get ?? {}, { parameters: [] }),
  ],
  [
    'pathParametersAreDeclared',
    'getCurrentUser: caseId is not in the path',
    ({ paths }) =>
      Object.assign(paths?.['/Users/current']?.get ?? {}, {
        parameters: [{ $ref: '#/components/parameters/CaseId' }],
      }),
  ],
  [
    'pathParametersAreDeclared',
    'getCase: caseId is not required',
    ({ components }) => delete components?.parameters?.CaseId?.required,
  ],
  [
    'operationsAreDescribed',
    'getCase: description',
    ({ paths }) => Object.assign(paths?.['/cases/{caseId}']?.get ?? {}, { description: 'One case.' }),
  ],
  [
    'answersCarryHeaders',
    'createGroup: 201 has no Location',
    ({ paths }) => drop(paths?.['/groups']?.post, 'Location'),
  ],
  [
    'creationsHaveLinks',
    'createGroup: 201 has no link to a GET',
    ({ paths }) => drop(paths?.['/groups']?.post, 'links'),
  ],
  [
    'answersSayTheirCodes',
    'confirmEmailVerification: 404 says no code',
    ({ components }) => drop(components?.responses?.NotFound, 'examples'),
  ],
  [
    'answersSayTheirCodes',
    'getCase: STALE_VERSION is not for 404',
    ({ components }) =>
      Object.assign(components?.responses?.NotFound ?? {}, { 'x-error-codes': ['STALE_VERSION'] }),
  ],
  [
    'answersSayTheirCodes',
    'getCase: x-error-codes of 418, which is not declared',
    ({ paths }) =>
      Object.assign(paths?.['/cases/{caseId}']?.get ?? {}, { 'x-error-codes': { 418: ['NOT_FOUND'] } }),
  ],
  [
    'codesAreGiven',
    'nobody can get LOST',
    ({ components }) => Object.assign(components?.schemas?.ErrorCode ?? {}, { enum: ['LOST'] }),
  ],
  [
    'patternsAreQuick',
    'goes back over a long text',
    ({ components }) =>
      Object.assign(components?.schemas?.Npi ?? {}, { pattern: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$' }),
  ],
  [
    'schemasAreDescribed',
    'Case has no description',
    ({ components }) => delete components?.schemas?.Case?.description,
  ],
  [
    'schemasAreDescribed',
    'Case has no description',
    ({ components }) => Object.assign(components?.schemas?.Case ?? {}, { description: ' ' }),
  ],
  [
    'idsAreUnique',
    'login',
    ({ paths }) => Object.assign(paths?.['/auth/logout']?.post ?? {}, { operationId: 'login' }),
  ],
  [
    'keywordsAreListed',
    'Case: and on glass',
    (draft) => Object.assign(schema(draft, 'Case'), { 'and on glass': null }),
  ],
  [
    'rightsNameOperations',
    'billing is asked by no operation',
    (draft) => Object.assign(schema(draft, 'UserRights').properties ?? {}, { billing: { type: 'boolean' } }),
  ],
  [
    'rightsNameOperations',
    'there is no operation takeCase',
    (draft) => Object.assign(schema(draft, 'UserRights')['x-rights'] ?? {}, { pickup: ['takeCase'] }),
  ],
  [
    'rightsNameOperations',
    'pickUpCase asks for two rights',
    (draft) => Object.assign(schema(draft, 'UserRights')['x-rights'] ?? {}, { assign: ['pickUpCase'] }),
  ],
];
