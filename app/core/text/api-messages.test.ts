import { describe, expect, it } from 'vitest';
import {
  fieldMessages,
  formFailureText,
  HELPER_TEXTS,
  loginFailureText,
  pageToastText,
  readFailureText,
  rowFailureText,
  toastText,
} from './api-messages.ts';

const http = (status: number, envelope: object | null = null) => ({ kind: 'http', status, envelope });

describe('toastText, S8', () => {
  it('S8-04 S8-06 S8-14 has a sentence for what never reached the server, and for what nobody expected', () => {
    expect(toastText({ kind: 'offline' })).toBe('You are offline. Please check your internet connection.');
    expect(toastText({ kind: 'network' })).toBe(
      'Error 500: No response from the server. Please try again later.',
    );
    expect(toastText({ kind: 'timeout' })).toBe('Request timed out');
    for (const failure of [http(418), { kind: 'contract' }])
      expect(toastText(failure)).toBe('Oops! Something went wrong. Please try again later.');
  });

  it('S8-05 says the details or the error of an answer first, then its field map, flattened and each once', () => {
    expect(toastText(http(409, { error: 'Taken', message: 'no' }))).toBe('Taken');
    expect(toastText(http(409, { details: 'Why', error: 'Taken' }))).toBe('Why');
    expect(toastText(http(400, { data: { a: ['x', 'y'], b: ['x'] } }))).toBe('x, y');
  });

  it('S8-08 S8-11 S8-13 says what the server says of a 400, a 404 and a 500, or its own sentence', () => {
    expect(toastText(http(400))).toBe('Error 400: Bad request. Please check the data you provided.');
    expect(toastText(http(400, { message: 'Bad page' }))).toBe('Bad page');
    expect(toastText(http(404))).toBe('Error 404: Endpoint not found. Please contact support.');
    expect(toastText(http(404, { message: 'No such page' }))).toBe('No such page');
    expect(toastText(http(500))).toBe('Error 500: Server error. Please try again later.');
    expect(toastText(http(500, { message: 'Disk is full' }))).toBe('Disk is full');
  });

  it('S8-09 S8-10 S8-12 has one sentence for a 401, a 403 and a 405, whatever the server says', () => {
    expect(toastText(http(401, { message: 'expired' }))).toBe(
      'Error 401: Unauthorized. Please log in again.',
    );
    expect(toastText(http(403))).toBe(
      'Error 403: Forbidden. You do not have permission to perform this action.',
    );
    expect(toastText(http(405))).toBe('Error 405: Method not allowed. Please contact support.');
  });
});

describe('readFailureText', () => {
  it.each([
    [http(401), 'Unauthorized access'],
    [http(403), 'Forbidden access'],
    [http(404), 'Resource not found'],
    [http(429), 'Too many requests'],
    [http(503), 'Internal server error!'],
  ])('S8-15 S8-16 %j', (failure, sentence) => {
    expect(readFailureText(failure)).toBe(sentence);
  });
});

describe('pageToastText', () => {
  it.each([
    [401, 'Unauthorized access', 'Error 401: Unauthorized. Please log in again.'],
    [403, 'Forbidden access', 'Error 403: Forbidden. You do not have permission to perform this action.'],
    [500, 'Internal server error!', 'Error 500: Server error. Please try again later.'],
    [503, 'Internal server error!', 'Oops! Something went wrong. Please try again later.'],
    [500, 'Disk is full', null],
    [400, 'Error 400: Bad request. Please check the data you provided.', null],
  ])('S8-09 S8-10 S8-13 %s beside %j', (status, reason, toast) => {
    expect(pageToastText(status, reason)).toBe(toast);
  });
});

it('S8-16 the GET helper says that nobody is logged in, and that the server failed', () => {
  expect(Object.values(HELPER_TEXTS)).toEqual([
    'Unauthorized access! Please login.',
    'Internal server error!',
  ]);
});

describe('formFailureText and fieldMessages', () => {
  it.each([
    [http(400, { error: 'No body' }), 'No body'],
    [http(400), 'Validation failed'],
    [http(422, { message: 'Check the fields' }), 'Check the fields'],
    [http(422), 'Validation failed'],
  ])('S5-08 %j', (failure, sentence) => {
    expect(formFailureText(failure)).toBe(sentence);
  });

  it.each([
    [null, 'Too many requests'],
    [400, 'Too many requests. Try again in 1 second.'],
    [43_000, 'Too many requests. Try again in 43 seconds.'],
    [60_000, 'Too many requests. Try again in 60 seconds.'],
    [50 * 60_000, 'Too many requests. Try again in 50 minutes.'],
  ])('says when what was sent too often can be sent again, after %s ms', (retryAfterMs, sentence) => {
    expect(formFailureText({ ...http(429, { error: 'Too many requests' }), retryAfterMs })).toBe(sentence);
    expect(formFailureText({ ...http(429, { error: 'Wait a minute.' }), retryAfterMs })).toBe(
      'Wait a minute.',
    );
  });

  it('says at a file why it was refused, where the server said it of a field', () => {
    const data = { uploadId: ['The label of this slide names another case.'] };
    expect(rowFailureText(http(422, { message: 'Validation failed', data }))).toBe(data.uploadId[0]);
    expect(rowFailureText(http(422, { message: 'Check the fields' }))).toBe('Check the fields');
    expect(rowFailureText(http(409, { error: 'In use' }))).toBe('In use');
  });

  it('reads field maps and nothing else', () => {
    expect(fieldMessages({ data: { email: ['Bad'], note: 'Short', n: 3, empty: [] } })).toEqual({
      email: ['Bad'],
      note: ['Short'],
    });
    expect(fieldMessages({ data: ['x'] })).toEqual({});
    expect(fieldMessages('<html>')).toEqual({});
  });
});

describe('loginFailureText', () => {
  it('shows the server message, else the fixed one', () => {
    expect(loginFailureText(http(200, { message: 'Email or password is incorrect.' }))).toBe(
      'Email or password is incorrect.',
    );
    expect(loginFailureText(http(401))).toBe('Login failed. Try again.');
    expect(loginFailureText(http(429))).toBe('Too many requests');
    expect(loginFailureText({ kind: 'network' })).toContain('Error 500: No response');
  });
});
