import { describe, expect, it } from 'vitest';
import { diagnosisOf } from '#app/core/diagnosis/diagnosis.test-support.ts';
import { found, mount, textOf } from '#app/ui/mount.test-support.tsx';
import { treeOf } from './diagnosis-tree.test-support.tsx';

const section = (id: string) => textOf(found(`#${id}`));

describe('a post without script', () => {
  const owner = { userId: 'usr_1', caseId: 'cas_1' };

  it('that was refused shows what was typed, and why', async () => {
    const posted = {
      answer: { kind: 'refused', ...owner, message: 'The text is locked.' },
      fields: { comment: 'Mine.' },
    } as const;
    await mount(treeOf(diagnosisOf({ comment: 'Saved before.' }), { posted }));
    expect(section('diagnosis')).toContain('Not saved: The text is locked.');
    expect(found<HTMLTextAreaElement>('textarea[name=comment]').value).toBe('Mine.');
  });

  it('that met a later version shows both texts, and is meant for that version the next time', async () => {
    const theirs = { etag: '"v7"', fields: { comment: 'Theirs.' }, changedBy: 'Dr. Lee' };
    const posted = { answer: { kind: 'stale', ...owner, theirs }, fields: { comment: 'Mine.' } } as const;
    await mount(treeOf(diagnosisOf(), { posted }));
    expect(section('diagnosis')).toContain('Comment, as it is saved nowTheirs.');
    expect(found<HTMLTextAreaElement>('textarea[name=comment]').value).toBe('Mine.');
    expect(found<HTMLInputElement>('#diagnosis form [name=etag]').value).toBe('"v7"');
  });
});
