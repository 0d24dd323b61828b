import { describe, expect, it } from 'vitest';
import { passwordError } from './password.ts';

const problemOf = (password: string) => passwordError(password, 'imara.vellacott@example.org');

describe('a new password', () => {
  it.each([
    'seven quiet otters swim',
    'correct horse battery staple',
    'an invented long phrase',
    'Kq7#vTz0pLw2',
    '7#9!2$8@4%6^',
    'ruhiger Fluss im Nebel',
    'Pathology-2026x',
    'パスワードは十二文字以上です',
  ])('may be %s', (password) => expect(problemOf(password)).toBeNull());

  it('has twelve characters at least, as people count them, and 128 at most', () => {
    expect(problemOf('short')).toBe('Password must have at least 12 characters');
    expect(problemOf('Kq7#vTz0pLw')).toBe('Password must have at least 12 characters');
    expect(problemOf('🦦🦦🦦🦦🦦🦦')).toBe('Password must have at least 12 characters');
    const sentence = 'brown otters dive where slow rivers bend '.repeat(4);
    expect(problemOf(sentence.slice(0, 128).replace('b', 'x'))).not.toBe(
      'Password must have at most 128 characters',
    );
    expect(problemOf(sentence.slice(0, 129))).toBe('Password must have at most 128 characters');
  });

  it.each(['imara.vellacott@example.org', 'Imara.Vellacott@Example.org', 'imara.vellacott'])(
    'is not the address: %s',
    (password) => expect(problemOf(password)).toBe('This password is too common'),
  );

  it.each([
    'password1234',
    'Password1234!',
    'Password2026!',
    'P@ssw0rd123456',
    'passwordpassword',
    'welcome12345!',
    'administrator',
    'qwertyuiop123',
    '1qaz2wsx3edc4rfv',
    'abcdefghijkl',
    '123456789012',
    'aaaaaaaaaaaa',
    'otterotterotter',
    'iloveyou123456',
    'Summer-2026-!!',
    'letmeinletmein1',
    'football123!',
    '098765432109',
    'letmeinplease',
    'changemeplease!',
    'qwertyqwerty',
    'welcomewelcome',
    'iloveyouforever',
    'correcthorsebatterystaple',
  ])('is none that guessers try first: %s', (password) =>
    expect(problemOf(password)).toBe('This password is too common'),
  );
});
