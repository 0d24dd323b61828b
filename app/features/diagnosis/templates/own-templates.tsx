import { type SyntheticEvent, useState } from 'react';
import { answerTo, bodyOf } from '#app/browser/answers.ts';
import { readAnswer } from '#app/core/resources/read-answer.ts';
import { TemplatesAnswer } from '#app/core/resources/templates-answer.ts';
import { tellsWhose } from '#app/core/sign-out/other-patients.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Field } from '#app/ui/controls/field.tsx';
import { TextArea } from '#app/ui/controls/text-area.tsx';
import { TextInput } from '#app/ui/controls/text-input.tsx';
import { Dialog } from '#app/ui/feedback/dialog.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { TemplatePart, TextTemplate } from '#contracts/generated/wire.ts';
import { useAids } from '../writing-aids.ts';
import type { TemplateChange } from './template-change.ts';

async function sendChange(change: TemplateChange): Promise<TemplatesAnswer> {
  const response = await answerTo('/resources/text-templates', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(change),
  });
  return readAnswer(TemplatesAnswer, await bodyOf(response));
}

/** Checked before it is sent: in another patient's report nobody would look for the name of this one. */
const TELLS_WHOSE = 'The template names this case or its patient. Leave that out, and save it then.';
const NOT_SENT = 'This could not be sent. Try again.';

interface OwnTemplatesProps {
  /** What the new template is for. */
  readonly part: TemplatePart;
  /** What stands in the field now. */
  readonly text: string;
  readonly onClose: () => void;
}

/** Keeps what was written as a template, and lets the reader rename and delete those that they have. */
export default function OwnTemplates({ part, text, onClose }: OwnTemplatesProps) {
  const { templates, changeTemplates, ofCase } = useAids();
  const [told, setTold] = useState({ text: '', isRefused: false });
  const [isBusy, setBusy] = useState(false);
  const send = async (change: TemplateChange, done: string): Promise<boolean> => {
    const words =
      change.does === 'save' ? `${change.name}\n${change.text}` : change.does === 'rename' ? change.name : '';
    if (ofCase !== null && tellsWhose(words, ofCase)) {
      setTold({ text: TELLS_WHOSE, isRefused: true });
      return false;
    }
    setBusy(true);
    const answer = await sendChange(change).catch(() => ({
      ok: false as const,
      message: NOT_SENT,
      templates: undefined,
    }));
    setBusy(false);
    if (answer.templates !== undefined) changeTemplates(answer.templates);
    setTold(answer.ok ? { text: done, isRefused: false } : { text: answer.message, isRefused: true });
    return answer.ok;
  };
  const own = templates.filter(({ origin }) => origin === 'Own');
  // What is typed here is none of the text of the case, in whose form the button stands.
  const keepHere = (event: SyntheticEvent) => event.stopPropagation();
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Save as template"
      description="Templates are yours alone and belong to no case: leave out whatever tells who a patient is."
    >
      <fieldset className="flex flex-col gap-6" onInput={keepHere}>
        <p role={told.isRefused ? 'alert' : 'status'} className="empty:hidden">
          {told.text}
        </p>
        <NewTemplate part={part} text={text} isBusy={isBusy} send={send} />
        {own.length > 0 && (
          <section aria-labelledby="own-templates">
            <h3 id="own-templates" className="mb-2 font-medium">
              Your own templates
            </h3>
            <ul className="flex flex-col gap-2">
              {own.map((template) => (
                <OwnTemplate key={template.id} template={template} isBusy={isBusy} send={send} />
              ))}
            </ul>
          </section>
        )}
      </fieldset>
    </Dialog>
  );
}

interface SendingProps {
  readonly isBusy: boolean;
  readonly send: (change: TemplateChange, done: string) => Promise<boolean>;
}

function NewTemplate({ part, text, isBusy, send }: SendingProps & Pick<OwnTemplatesProps, 'part' | 'text'>) {
  const [typed, setTyped] = useState({ name: '', text });
  const [key, setKey] = useState(() => `"${crypto.randomUUID()}"`);
  const save = async () => {
    if (!(await send({ does: 'save', key, part, ...typed }, 'The template is saved.'))) return;
    setTyped({ ...typed, name: '' });
    setKey(`"${crypto.randomUUID()}"`);
  };
  return (
    <div className="flex flex-col gap-3">
      <Field label="Name of the template" hint={`It is for: ${labels.TemplatePart[part].toLowerCase()}`}>
        <TextInput
          value={typed.name}
          maxLength={120}
          autoComplete="off"
          onChange={({ currentTarget }) => setTyped({ ...typed, name: currentTarget.value })}
        />
      </Field>
      <Field label="Text of the template" hint="{site} and {side} are filled in from the specimen">
        <TextArea
          value={typed.text}
          maxLength={20_000}
          rows={6}
          onChange={({ currentTarget }) => setTyped({ ...typed, text: currentTarget.value })}
        />
      </Field>
      <Button variant="primary" className="self-start" busy={isBusy} onClick={() => void save()}>
        Save template
      </Button>
    </div>
  );
}

function OwnTemplate({ template, isBusy, send }: SendingProps & { readonly template: TextTemplate }) {
  const { id, etag, part, allowedActions } = template;
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? template.name;
  // Whoever was asked about another version is asked anew.
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const isAsked = askedFor === etag;
  return (
    <li className="flex flex-wrap items-end gap-2">
      <Field label={`Name, for ${labels.TemplatePart[part].toLowerCase()}`} className="min-w-48 flex-1">
        <TextInput
          value={name}
          maxLength={120}
          autoComplete="off"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </Field>
      {allowedActions.includes('update') && (
        <Button
          busy={isBusy}
          onClick={() => void send({ does: 'rename', id, etag, name }, 'The template is renamed.')}
        >
          Rename<VisuallyHidden> {template.name}</VisuallyHidden>
        </Button>
      )}
      {allowedActions.includes('delete') && (
        <Button
          busy={isBusy}
          onClick={() =>
            isAsked ? void send({ does: 'delete', id, etag }, 'The template is deleted.') : setAskedFor(etag)
          }
        >
          {isAsked ? 'Delete for good' : 'Delete'}
          <VisuallyHidden> {template.name}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
