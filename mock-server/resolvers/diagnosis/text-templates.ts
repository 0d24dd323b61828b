import { sameWord } from '#app/core/billing/word-key.ts';
import type { TextTemplateZodType } from '#contracts/generated/schemas/text-template.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { wrongField } from '../../http/field-texts.ts';
import { type ListTable, pageOfList } from '../../http/lists.ts';
import { refuse } from '../../http/refusal.ts';
import { etagOf, requireVersion } from '../../rules/versions.ts';
import { newId } from '../../store/ids.ts';
import type { TextTemplateRecord } from '../../store/records/reports.ts';

/** The system's templates belong to nobody. */
const isOwn = ({ ownerId }: TextTemplateRecord): boolean => ownerId !== null;

function templateForm({ ownerId, ...template }: TextTemplateRecord): TextTemplateZodType {
  return {
    ...template,
    etag: etagOf(template),
    origin: ownerId === null ? 'System' : 'Own',
    allowedActions: ownerId === null ? [] : ['update', 'delete'],
  };
}

const answerOf = (template: TextTemplateRecord) => ({ etag: etagOf(template), data: templateForm(template) });

const TEMPLATES: ListTable<'listTextTemplates', TextTemplateRecord> = {
  of: ({ world, caller }) => [
    ...world.textTemplates.by('owner', 'system'),
    ...world.textTemplates.by('owner', caller.user.id),
  ],
  filters: {
    part: 'part',
    origin: (origin) => (template) => isOwn(template) === (origin === 'Own'),
    subspecialty:
      (asked) =>
      ({ subspecialty }) =>
        subspecialty === null || subspecialty === asked,
    specimenType:
      (asked) =>
      ({ specimenType }) =>
        specimenType === null || sameWord(specimenType, asked),
  },
  search: ({ name, text }) => [name, text],
  sorts: {
    name: ({ name }) => name.toLowerCase(),
    // The more a template says of what it is for, the better it fits where it was found.
    fit: ({ subspecialty, specimenType }) =>
      Number(specimenType === null) * 2 + Number(subspecialty === null),
    origin: ({ ownerId }) => (ownerId === null ? 'System' : 'Own'),
    updatedAt: ({ updatedAt }) => updatedAt,
  },
  usual: 'fit,name',
  row: templateForm,
};

export const listTextTemplates: Resolver<'listTextTemplates'> = {
  resolve: (call) => ({ data: pageOfList(TEMPLATES, call) }),
};

/** Throws VALIDATION_FAILED where the name says nothing, or is another's among one's own. */
function requireName(
  { world, caller }: Pick<Call<'createTextTemplate'>, 'world' | 'caller'>,
  name: string,
  exceptId: string | null = null,
): string {
  const words = name.trim();
  if (words === '') throw wrongField('name', 'Name is required');
  const isTaken = world.textTemplates
    .by('owner', caller.user.id)
    .some((one) => one.id !== exceptId && one.name.toLowerCase() === words.toLowerCase());
  if (isTaken) throw wrongField('name', 'You have a template with this name');
  return words;
}

function requireText(text: string): string {
  if (text.trim() === '') throw wrongField('text', 'Text is required');
  return text.trimEnd();
}

export const createTextTemplate: Resolver<'createTextTemplate'> = {
  resolve: (call) => {
    const { world, caller, now, input } = call;
    const { name, part, text, subspecialty = null, specimenType = null } = input.body;
    return answerOf(
      world.textTemplates.insert({
        id: newId('tpl'),
        version: 1,
        ownerId: caller.user.id,
        name: requireName(call, name),
        part,
        subspecialty,
        specimenType,
        text: requireText(text),
        updatedAt: new Date(now).toISOString(),
      }),
    );
  },
};

type One = Call<'getTextTemplate'> | Call<'updateTextTemplate'> | Call<'deleteTextTemplate'>;

function templateIn({ world, input }: One): TextTemplateRecord {
  const template = world.textTemplates.find(input.params.templateId);
  if (template === null) throw refuse('NOT_FOUND');
  return template;
}

function presentTemplate(call: Exclude<One, Call<'getTextTemplate'>>): TextTemplateRecord {
  const template = templateIn(call);
  requireVersion(call.input.headers['If-Match'], template);
  return template;
}

export const getTextTemplate: Resolver<'getTextTemplate'> = { resolve: (call) => answerOf(templateIn(call)) };

export const updateTextTemplate: Resolver<'updateTextTemplate'> = {
  resolve: (call) => {
    const before = presentTemplate(call);
    const { name, text, part = before.part, ...forWhat } = call.input.body;
    const { subspecialty = before.subspecialty, specimenType = before.specimenType } = forWhat;
    const next = {
      name: name === undefined ? before.name : requireName(call, name, before.id),
      text: text === undefined ? before.text : requireText(text),
      part,
      subspecialty,
      specimenType,
      version: before.version + 1,
      updatedAt: new Date(call.now).toISOString(),
    };
    return answerOf(call.world.textTemplates.change(before.id, (record) => ({ ...record, ...next })));
  },
};

export const deleteTextTemplate: Resolver<'deleteTextTemplate'> = {
  resolve: (call) => {
    call.world.textTemplates.remove(presentTemplate(call).id);
    return { data: { done: true } };
  },
};
