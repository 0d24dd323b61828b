import { describe, expect, it } from 'vitest';
import { type EarlierText, withReplaced } from './earlier-texts.ts';

const NOW = '2026-11-21T15:00:00Z';
const BEFORE = '2026-11-21T14:00:00Z';
const earlier = (name: string, text: string, at = BEFORE): EarlierText => ({ name, text, at });

describe('the earlier texts of a diagnosis', () => {
  it('are those of the long fields, and of the others none', () => {
    const kept = [
      'diagnosis.A',
      'comment',
      'microscopic',
      'intraoperativeResult',
      'intraoperativeCorrelation',
    ];
    const names = [...kept, 'synoptic.A.Margin', 'siteConfirmedReason.A', 'findings'];
    const before = Object.fromEntries(names.map((name) => [name, 'One.']));
    expect(withReplaced([], before, {}, NOW)).toEqual(kept.map((name) => earlier(name, 'One.', NOW)));
  });

  it('leave out what was only continued, and what was empty', () => {
    const before = { comment: 'One.', microscopic: ' ' };
    expect(withReplaced([], before, { comment: 'One. Two.', microscopic: 'Two.' }, NOW)).toEqual([]);
  });

  it('keep the same words of another field, and of one field each words once', () => {
    const known = [earlier('diagnosis.A', 'See comment.'), earlier('diagnosis.B', 'See comment.')];
    expect(withReplaced(known, { 'diagnosis.B': 'See comment.' }, { 'diagnosis.B': 'None.' }, NOW)).toEqual([
      earlier('diagnosis.B', 'See comment.', NOW),
      earlier('diagnosis.A', 'See comment.'),
    ]);
  });

  it('are ten of a field at most, and the oldest goes', () => {
    const known = Array.from({ length: 10 }, (_, at) => earlier('comment', `Text ${at}.`));
    const other = earlier('diagnosis.A', 'One.');
    const kept = withReplaced([...known, other], { comment: 'New.' }, { comment: '' }, NOW);
    expect(kept).toEqual([earlier('comment', 'New.', NOW), ...known.slice(0, 9), other]);
  });
});
